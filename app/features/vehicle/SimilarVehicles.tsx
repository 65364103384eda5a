import { type ReactNode, useEffect, useRef } from 'react'
import { withQuery } from '#app/script-urls.ts'
import { Served } from '#app/ui/Served.tsx'
import type { VehicleParams } from '#app/urls.ts'
import type { FinanceTerms } from '#domain/finance/finance-terms.ts'
import { showOnTerms } from '../finance/show-on-terms.ts'

interface SimilarVehiclesProps {
  /** Of the monthly figures: those that the visitor has chosen since the page was served. */
  terms: FinanceTerms
  /** The same as parameters of the links. */
  params: VehicleParams
  /** Cards, from the server. */
  children: ReactNode
}

/** Cards that the server rendered, on the visitor's terms. React knows nothing of their content, so it is changed by hand. */
export function SimilarVehicles({ terms, params, children }: SimilarVehiclesProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!row.current) return
    showOnTerms(row.current, terms)
    for (const link of row.current.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const href = withQuery(link.pathname, params)
      if (link.getAttribute('href') !== href) link.href = href
    }
  })
  return <Served ref={row}>{children}</Served>
}

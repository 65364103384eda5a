import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react'
import { PriceCalculator } from '../finance/PriceCalculator.tsx'
import { OtherCompanies } from '../foreign-script/OtherCompanies.tsx'
import { CustomerReviews } from './CustomerReviews.tsx'
import { Offered } from './Offered.tsx'
import { Promises } from './Promises.tsx'

type Part = (props: object) => ReactNode

/** The parts of texts that have headings. They use no hooks, so they can be called for what they render. */
const partsWithHeadings = new Set<unknown>([
  CustomerReviews,
  Offered,
  OtherCompanies,
  PriceCalculator,
  Promises,
])

export interface Heading {
  id: string
  words: ReactNode
}

/** The headings of level 2 in a text as this dealer's visitors see it, in order. */
export function headingsIn(text: ReactNode): Heading[] {
  return Children.toArray(text).flatMap((node) => {
    if (!isValidElement<ComponentProps<'h2'>>(node)) return []
    const { type, props } = node
    if (type === 'h2') return props.id ? [{ id: props.id, words: props.children }] : []
    return headingsIn(partsWithHeadings.has(type) ? (type as Part)(props) : props.children)
  })
}

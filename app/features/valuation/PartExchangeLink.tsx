import { ButtonLink } from '#app/ui/Button.tsx'
import { type PartExchangeParams, urls } from '#app/urls.ts'
import { site } from '#content/site.ts'

interface PartExchangeLinkProps {
  vehicle: PartExchangeParams
  /** The stock id of the vehicle that it would be exchanged for. */
  of?: string | undefined
  /** Of the paragraph. */
  className?: string | undefined
}

/** Whether a visitor can ask for an offer online. */
export function takesPartExchange(): boolean {
  return site.enquiries.kinds.includes('part-exchange')
}

/** Leads from a valuation to the form that asks for an offer. Nothing while the dealer takes no such enquiries. */
export function PartExchangeLink({ vehicle, of, className }: PartExchangeLinkProps) {
  if (!takesPartExchange()) return null
  return (
    <p className={className}>
      <ButtonLink
        variant="secondary"
        to={of ? urls.enquire(of, 'part-exchange', undefined, vehicle) : urls.enquirePartExchange(vehicle)}
        rel="nofollow"
      >
        Ask us for an offer
      </ButtonLink>
    </p>
  )
}

import { ButtonLink } from '#app/ui/Button.tsx'
import { type PartExchangeParams, urls } from '#app/urls.ts'
import { site } from '#content/site.ts'

interface PartExchangeLinkProps {
  vehicle: PartExchangeParams
  /** The stock id of the vehicle that it would be exchanged for. */
  of?: string | undefined
}

/** Leads from a valuation to the form that asks for an offer. Nothing while the dealer takes no such enquiries. */
export function PartExchangeLink({ vehicle, of }: PartExchangeLinkProps) {
  if (!site.enquiries.kinds.includes('part-exchange')) return null
  return (
    <ButtonLink
      variant="secondary"
      to={of ? urls.enquire(of, 'part-exchange', undefined, vehicle) : urls.enquirePartExchange(vehicle)}
      rel="nofollow"
    >
      Ask us for an offer
    </ButtonLink>
  )
}

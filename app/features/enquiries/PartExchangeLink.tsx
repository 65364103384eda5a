import { ButtonLink } from '#app/ui/Button.tsx'
import { type PartExchangeParams, urls } from '#app/urls.ts'
import { site } from '#content/site.ts'

/** Leads from a valuation to the form that asks for an offer. Nothing while the dealer takes no such enquiries. */
export function PartExchangeLink({ vehicle }: { vehicle: PartExchangeParams }) {
  if (!site.enquiries.kinds.includes('part-exchange')) return null
  return (
    <ButtonLink variant="secondary" to={urls.enquirePartExchange(vehicle)} rel="nofollow">
      Ask us for an offer
    </ButtonLink>
  )
}

import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { type PartExchangeParams, urls } from '#app/urls.ts'
import { site } from '#content/site.ts'
import { CarriedPlate } from './PlateFields.tsx'
import type { OwnPlate } from './plate-values.ts'

interface PartExchangeLinkProps {
  vehicle: PartExchangeParams
  /** The number plate that was typed here. It is posted, so that it is in no address. */
  own?: OwnPlate | null
  /** The stock id of the vehicle that it would be exchanged for. */
  of?: string | undefined
  className?: string | undefined
}

/** Whether a visitor can ask for an offer online. */
export function takesPartExchange(): boolean {
  return site.enquiries.kinds.includes('part-exchange')
}

/** Leads from a valuation to the form that asks for an offer. Nothing while the dealer takes no such enquiries. */
export function PartExchangeLink({ vehicle, own, of, className }: PartExchangeLinkProps) {
  if (!takesPartExchange()) return null
  const href = of ? urls.enquire(of, 'part-exchange', undefined, vehicle) : urls.enquirePartExchange(vehicle)
  const label = 'Ask us for an offer'
  if (!own)
    return (
      <p className={className}>
        <ButtonLink variant="secondary" href={href} rel="nofollow">
          {label}
        </ButtonLink>
      </p>
    )
  return (
    <form method="post" action={href} className={className}>
      <input type="hidden" name="fillIn" value={own.registration} />
      <CarriedPlate {...own} />
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </form>
  )
}

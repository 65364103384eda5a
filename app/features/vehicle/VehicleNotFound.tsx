import { ButtonLink } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import { StockRow } from './StockRow.tsx'
import classes from './VehicleNotFound.module.css'

/** What a missing vehicle leaves: the name when it has been sold, and others to look at. */
export interface MissingVehicle {
  state: 'sold' | 'unknown'
  name: string | null
  searchPath: string
  similar: CardVehicle[]
}

interface VehicleNotFoundProps {
  /** Whether we know that the vehicle is not there, or could not look. */
  reason: 'missing' | 'unreachable' | 'failed'
  missing: MissingVehicle | null
}

export function VehicleNotFound({ reason, missing }: VehicleNotFoundProps) {
  const sold = missing?.state === 'sold'
  return (
    <Container className={classes.page}>
      <div className={classes.words}>
        <h1>Vehicle not found.</h1>
        <p>{explain(reason, missing)}</p>
        <p className={classes.ways}>
          {reason === 'missing' ? null : <ButtonLink to="">Try again</ButtonLink>}
          <ButtonLink
            to={missing?.searchPath ?? '/browse-stock'}
            variant={reason === 'missing' ? 'primary' : 'secondary'}
          >
            {sold ? 'See similar vehicles' : 'Search our stock'}
          </ButtonLink>
        </p>
      </div>
      <StockRow heading={sold ? 'Similar vehicles' : 'In stock now'} vehicles={missing?.similar ?? []} />
    </Container>
  )
}

function explain(reason: VehicleNotFoundProps['reason'], missing: MissingVehicle | null): string {
  if (reason === 'unreachable') {
    return 'We couldn’t load this vehicle. Check that your device is connected to the internet, then try again.'
  }
  if (reason === 'failed') {
    return 'We couldn’t load this vehicle. This is our fault, not yours. Please try again in a minute.'
  }
  if (missing?.state === 'sold') {
    return `The ${missing.name ?? 'vehicle'} you are looking for is no longer for sale.`
  }
  return 'We couldn’t find a vehicle at this address. It may have been sold, or the link may be incomplete.'
}

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

export function VehicleNotFound({ missing }: { missing: MissingVehicle | null }) {
  const sold = missing?.state === 'sold'
  return (
    <Container className={classes.page}>
      <div className={classes.words}>
        <h1>Vehicle not found.</h1>
        <p>
          {sold
            ? `The ${missing.name ?? 'vehicle'} you are looking for has left our forecourt.`
            : 'We cannot find a vehicle at this address. It may have been sold, or the link may be incomplete.'}
        </p>
        <p>
          <ButtonLink to={missing?.searchPath ?? '/browse-stock'}>
            {sold ? 'See what is like it' : 'Search our stock'}
          </ButtonLink>
        </p>
      </div>
      <StockRow
        heading={sold ? 'Similar vehicles' : 'On our forecourt now'}
        vehicles={missing?.similar ?? []}
      />
    </Container>
  )
}

import { isRouteErrorResponse, useParams } from 'react-router'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { urls } from '#app/urls.ts'
import { site } from '#content/site.ts'
import { OwnApplication } from '../application/OwnApplication.tsx'
import { faultKind } from '../layout/ErrorPage.tsx'
import type { MissingVehicle } from './missing-vehicle.ts'
import { StockRow } from './StockRow.tsx'
import classes from './VehicleErrorPage.module.css'

/** The page of a vehicle that is not listed, or that could not be read. */
export function VehicleErrorPage({ error }: { error: unknown }) {
  const { id = '' } = useParams()
  const kind = faultKind(error)
  const missing = kind === 'missing' ? missingVehicleOf(error) : null
  const sold = missing?.state === 'sold'
  return (
    <Container className={classes.page}>
      <div className={classes.words}>
        <h1>Vehicle not found.</h1>
        <p>
          {sold
            ? `The ${missing.name ?? 'vehicle'} you are looking for is no longer for sale.`
            : explanations[kind]}
        </p>
        <p className={classes.links}>
          {kind === 'missing' ? null : <ButtonLink href="">Try again</ButtonLink>}
          <ButtonLink
            href={missing?.searchPath ?? urls.browseStock()}
            variant={kind === 'missing' ? 'primary' : 'secondary'}
          >
            {sold ? 'See similar vehicles' : 'Search our stock'}
          </ButtonLink>
        </p>
        {missing && missing.searches.length > 0 ? (
          <ul aria-label="Similar searches" className={classes.searches}>
            {missing.searches.map(({ text, href }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {sold ? <OwnApplication vehicleId={id} steps={afterSale} className={classes.own} /> : null}
      <StockRow heading={sold ? 'Similar vehicles' : 'In stock now'} vehicles={missing?.similar ?? []} />
    </Container>
  )
}

/** Null for an error of React Router itself, whose data is a text: a method that the page does not have. */
function missingVehicleOf(error: unknown): MissingVehicle | null {
  if (!isRouteErrorResponse(error) || typeof error.data !== 'object') return null
  return error.data as MissingVehicle | null
}

const afterSale = [
  'If you have agreed with us to buy the vehicle, nothing changes.',
  `Otherwise our finance team can look for one like it. They will call or email you. ${site.emailReply}.`,
  'The form did not commit you to anything, and it made no credit search.',
]

const explanations = {
  missing:
    'We couldn’t find a vehicle at this address. It may no longer be for sale, or the link may be incomplete.',
  failed: 'We couldn’t load this vehicle. This is our fault, not yours. Please try again in a minute.',
}

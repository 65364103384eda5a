import { ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { urls } from '#app/urls.ts'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { pageBreadcrumbs } from '../layout/breadcrumbs.ts'
import { PageHead } from '../layout/PageHead.tsx'
import classes from './ComparePage.module.css'
import { CompareTable } from './CompareTable.tsx'
import { type CompareView, mostCompared } from './load-compare.ts'

/** Vehicles side by side. It works without script: Remove is a link, and adding one starts at the saved vehicles. */
export function ComparePage({ vehicles, rows, places, omitted }: Omit<CompareView, 'onlyType'>) {
  const ids = vehicles.map(({ vehicle }) => vehicle.id)
  const showsMonthly = vehicles.some(({ vehicle, sold }) => !sold && vehicle.monthly)
  const breadcrumbs = pageBreadcrumbs('Compare', [{ label: 'Saved vehicles', to: urls.saved() }])
  return (
    <Container className={classes.page}>
      <PageHead breadcrumbs={breadcrumbs} title="Compare vehicles" />
      {omitted > 0 ? (
        <p>
          {vehicles.length === mostCompared
            ? 'You can compare up to four vehicles, so we left out the rest.'
            : 'We have no record of some vehicles in this link, so we left them out.'}
        </p>
      ) : null}
      {showsMonthly ? <RepresentativeExample compact /> : null}
      {vehicles.length > 0 ? <CompareTable vehicles={vehicles} rows={rows} places={places} /> : null}
      <p data-screen-only className={classes.add}>
        {vehicles.length < mostCompared ? (
          <>
            <span>
              {vehicles.length < 2
                ? 'Choose two to four of your saved vehicles to see how they differ.'
                : 'You can compare up to four vehicles.'}
            </span>
            <ButtonLink
              href={urls.saved([], ids)}
              size="s"
              variant={vehicles.length < 2 ? 'primary' : 'secondary'}
            >
              {vehicles.length === 0 ? 'Choose from saved vehicles' : 'Add from saved vehicles'}
            </ButtonLink>
          </>
        ) : (
          <span>Four vehicles is the most you can compare. Remove one to add another.</span>
        )}
      </p>
    </Container>
  )
}

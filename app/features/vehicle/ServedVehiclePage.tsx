import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { urls } from '#app/urls.ts'
import { site } from '#content/site.ts'
import { VehicleActions } from '../enquiries/VehicleActions.tsx'
import { AdvertWords } from './AdvertWords.tsx'
import { AfterYouBuy } from './AfterYouBuy.tsx'
import { BesidePrice } from './BesidePrice.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { ForBusiness } from './ForBusiness.tsx'
import type { ServedVehicleData, VehiclePageData } from './load-vehicle.ts'
import { MediaLinks } from './MediaLinks.tsx'
import { MotTests } from './MotTests.tsx'
import { Overview } from './Overview.tsx'
import { PriceComparison } from './PriceComparison.tsx'
import { StockRow } from './StockRow.tsx'
import { VehicleHeading } from './VehicleHeading.tsx'
import { FormerPrices, VehicleHistory } from './VehicleHistory.tsx'
import classes from './VehiclePage.module.css'
import { type ServedParts, VehiclePage } from './VehiclePage.tsx'
import { VehiclePlace } from './VehiclePlace.tsx'

interface ServedVehiclePageProps {
  /** The props of the page in the browser. */
  page: VehiclePageData
  served: ServedVehicleData & { alerts?: true }
}

/**
 * The whole page, as the server renders it. The browser gets the data and the components of `VehiclePage` alone: what has no
 * state is markup there.
 */
export function ServedVehiclePage({ page, served }: ServedVehiclePageProps) {
  const { vehicle, comparison, priceHistory, similar, condition, years } = served
  const { type } = vehicle
  const parts: ServedParts = {
    breadcrumb: <Breadcrumb items={served.breadcrumbs} />,
    mediaLinks: <MediaLinks links={vehicle.mediaLinks} />,
    heading: <VehicleHeading vehicle={vehicle} />,
    besidePrice: (
      <>
        <BesidePrice
          promises={site.promises}
          check={vehicle.historyCheck}
          type={type}
          condition={condition}
          years={years}
        />
        <div>
          <VehicleActions
            vehicleId={vehicle.id}
            title={vehicle.name}
            kinds={site.enquiries.kinds}
            reserved={vehicle.reserved}
          />
          <ContactLinks name={vehicle.name} pageUrl={served.pageUrl} />
          {served.alerts && vehicle.price.state !== 'on application' ? (
            <p data-screen-only className={classes.alerts}>
              <a href={urls.alerts({ v: [vehicle.id] })}>Tell me if the price falls or it is sold</a>
            </p>
          ) : null}
        </div>
      </>
    ),
    record: (
      <>
        <Overview vehicle={vehicle} mileageNote={served.mileageNote} />
        {served.business ? <ForBusiness {...served.business} /> : null}
        <AdvertWords vehicle={vehicle} />
        {comparison ? <PriceComparison {...comparison} /> : null}
        {priceHistory ? <FormerPrices {...priceHistory} /> : null}
        <VehicleHistory {...served.provenance} type={type} />
        {served.mot ? <MotTests {...served.mot} /> : null}
      </>
    ),
    promises: <AfterYouBuy promises={site.promises} type={type} condition={condition} years={years} />,
    place: <VehiclePlace {...served.where} />,
    similar: (
      <StockRow
        heading="Similar vehicles"
        vehicles={similar.map(({ card }) => card)}
        notes={similar.map(({ note }) => note)}
        terms={served.similarTerms}
      />
    ),
  }
  return <VehiclePage {...page} served={parts} />
}

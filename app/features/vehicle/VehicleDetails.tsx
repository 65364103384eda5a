import { AdvertWords } from './AdvertWords.tsx'
import { Overview } from './Overview.tsx'
import { PriceComparison } from './PriceComparison.tsx'
import type { PriceComparisonView } from './price-comparison-view.ts'
import type { ProvenanceView } from './provenance-view.ts'
import type { StockHistoryView } from './stock-history-view.ts'
import { Provenance, StockHistory } from './VehicleHistory.tsx'
import type { VehicleSite } from './vehicle-site.ts'
import type { VehicleView } from './vehicle-view.ts'

/** The parts of the page that only the server renders. */
export interface VehicleDetailsProps
  extends Pick<VehicleView, 'keyFacts' | 'specs' | 'description' | 'features'> {
  mileageNote: { headline: string; basis: string | null } | null
  /** Null when the price position is not known. */
  comparison: PriceComparisonView | null
  /** Null unless the price has changed. */
  stockHistory: StockHistoryView | null
  provenance: ProvenanceView
  where: VehicleSite
}

/** The overview, the seller's words, the price position and the history. */
export function VehicleDetails(props: VehicleDetailsProps) {
  const { keyFacts, specs, mileageNote, description, features } = props
  return (
    <>
      <Overview keyFacts={keyFacts} specs={specs} mileageNote={mileageNote} />
      <AdvertWords description={description} features={features} />
      {props.comparison ? <PriceComparison {...props.comparison} /> : null}
      {props.stockHistory ? <StockHistory {...props.stockHistory} /> : null}
      <Provenance {...props.provenance} />
    </>
  )
}

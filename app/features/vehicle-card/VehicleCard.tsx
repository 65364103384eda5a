import { VehicleCardLook } from '#app/ui/VehicleCard.tsx'
import { urls, type VehicleParams } from '#app/urls.ts'
import { budgetInWords } from '../finance/remembered-terms.ts'
import { CardSaveButton } from '../kept-vehicles/SaveButton.tsx'
import { CardPhotos, FirstPhoto } from './CardPhotos.tsx'
import type { CardVehicle } from './card-vehicle.ts'

interface VehicleCardProps {
  vehicle: CardVehicle
  /** For cards in view before scrolling: their pictures load at once. */
  eager?: boolean
  /** For the first card of a page: its picture loads before the others. */
  first?: boolean
  /** What the search asks for, which the vehicle has. */
  equipment?: readonly string[]
  /** A line below the facts. */
  note?: string
  /** The terms of its figures, for its link; without any, those of the specified estimate. */
  terms?: VehicleParams | undefined
  /** Names the deposit and the term of the monthly figure, where the page does not. */
  namesTerms?: boolean
}

/** A vehicle among results. The whole card is one link, named by make, model and derivative. */
export function VehicleCard({
  vehicle,
  eager = false,
  first = false,
  equipment = [],
  note,
  terms,
  namesTerms = false,
}: VehicleCardProps) {
  const address = urls.vehicle(vehicle.id, terms)
  const loading = { eager: eager || first, first }
  return (
    <VehicleCardLook
      vehicle={vehicle}
      to={address}
      picture={
        vehicle.photos ? (
          <CardPhotos vehicle={{ ...vehicle, photos: vehicle.photos }} to={address} {...loading} />
        ) : (
          <FirstPhoto vehicle={vehicle} {...loading} />
        )
      }
      // A new vehicle has no price position.
      praise={vehicle.isNew ? 'New' : vehicle.praise}
      terms={namesTerms ? budgetInWords({}) : undefined}
      more={equipment}
      place={vehicle.distance ?? vehicle.town}
      note={note}
    >
      <CardSaveButton vehicle={vehicle} />
    </VehicleCardLook>
  )
}

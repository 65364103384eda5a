import { PhotosSoon } from '../../app/features/record/PhotosSoon.tsx'
import { sourceOf } from '../../app/features/record/picture.ts'
import type { CardVehicle } from '../../app/features/vehicle-card/card-vehicle.ts'
import { Photo } from '../../app/ui/Photo.tsx'
import { VehicleCardLook } from '../../app/ui/VehicleCard.tsx'
import classes from './BuyerCards.module.css'

/** Vehicles as buyers see them among results. */
export function BuyerCards({ vehicles }: { vehicles: readonly CardVehicle[] }) {
  return (
    <ul className={classes.cards}>
      {vehicles.map((vehicle) => (
        <li key={vehicle.id}>
          <BuyerCard vehicle={vehicle} />
        </li>
      ))}
    </ul>
  )
}

export function BuyerCard({ vehicle }: { vehicle: CardVehicle }) {
  const { picture, town } = vehicle
  const source = picture === undefined ? null : sourceOf({ address: picture })
  return (
    <VehicleCardLook
      vehicle={vehicle}
      place={town}
      praise={vehicle.isNew ? 'New' : vehicle.praise}
      picture={
        source ? (
          <Photo {...source} sizes="20rem" alt="" width={800} height={600} loading="lazy" decoding="async" />
        ) : (
          <PhotosSoon name={vehicle.name} />
        )
      }
    />
  )
}

import { Photo } from '#app/ui/Photo.tsx'
import { PhotosSoon } from '../record/PhotosSoon.tsx'
import { sourceOf } from '../record/picture.ts'
import type { CardVehicle } from './card-vehicle.ts'

export interface FirstPhotoProps {
  vehicle: CardVehicle
  /** It is in view before scrolling, so it loads at once. */
  eager: boolean
  /** It loads before all others of the page. */
  first: boolean
}

const sizes = '(min-width: 80rem) 20rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 94vw'

/** The first photo of a card, or the dealer’s mark in its place. */
export function FirstPhoto({ vehicle, eager, first }: FirstPhotoProps) {
  if (!vehicle.picture) return <PhotosSoon name={vehicle.name} />
  const source = sourceOf({ address: vehicle.picture })
  return (
    <Photo
      {...source}
      sizes={source.srcSet ? sizes : undefined}
      alt=""
      width={800}
      height={600}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  )
}

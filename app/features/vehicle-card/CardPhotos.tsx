import { formatCount } from '#app/ui/format-count.ts'
import { Photo } from '#app/ui/Photo.tsx'
import { PhotosSoon } from '../record/PhotosSoon.tsx'
import { sourceOf } from '../record/picture.ts'
import classes from './CardPhotos.module.css'
import type { CardVehicle } from './card-vehicle.ts'

interface CardPhotosProps extends FirstPhotoProps {
  vehicle: CardVehicle & Required<Pick<CardVehicle, 'photos'>>
  /** The address of the vehicle, which a press on a photo opens. */
  to: string
}

/**
 * The photos of a card: a strip that is swiped, or scrolled with the arrow keys, without script. Each says its number. The
 * card has a link of its own, so that of the photos is for touch and mouse alone.
 */
export function CardPhotos({ vehicle, to, ...loading }: CardPhotosProps) {
  const { name, photos } = vehicle
  const count = formatCount(photos.count)
  const isCut = photos.count > photos.more.length + 1
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls, so the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/useSemanticElements: it groups no fields of a form. */}
      <div role="group" aria-label={`${count} photos of ${name}`} tabIndex={0} className={classes.strip}>
        {/* biome-ignore lint/a11y/useAnchorContent: the card has a link of its own for keyboards and screen readers. */}
        <a href={to} tabIndex={-1} aria-hidden className={classes.photos}>
          <span className={classes.photo}>
            <FirstPhoto vehicle={vehicle} {...loading} />
            <span className={classes.number}>{`1/${count}`}</span>
          </span>
          {photos.more.map((address, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a feed may list a picture twice
            <span key={index} className={classes.photo}>
              <Photo
                src={sourceOf({ address }).src}
                alt=""
                width={800}
                height={600}
                loading="lazy"
                decoding="async"
              />
              <span className={classes.number}>{`${index + 2}/${count}`}</span>
            </span>
          ))}
          {isCut ? <span className={classes.all}>{`See all ${count} photos`}</span> : null}
        </a>
      </div>
      <span className={classes.ring} />
    </>
  )
}

interface FirstPhotoProps {
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

import { ArrowRight } from 'lucide-react'
import { classNames } from '#app/ui/class-names.ts'
import { formatCount } from '#app/ui/format-count.ts'
import { PageLink } from '#app/ui/PageLink.tsx'
import { Photo } from '#app/ui/Photo.tsx'
import { urls } from '#app/urls.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import type { PictureSource } from '../record/picture.ts'
import classes from './Entrances.module.css'

/** A link to the stock of one type, with the picture of its newest vehicle. */
export interface Entrance {
  type: VehicleType
  count: number
  picture: PictureSource | null
}

export function Entrances({ entrances }: { entrances: readonly Entrance[] }) {
  return (
    <ul className={classes.entrances}>
      {entrances.map(({ type, count, picture }, position) => (
        <li key={type} className={classNames(classes.entrance, position === 0 && classes.leading)}>
          <div className={classes.picture}>
            {picture ? (
              <Photo
                src={picture.src}
                srcSet={picture.srcSet}
                sizes={position === 0 ? '(min-width: 64rem) 46rem, 94vw' : '(min-width: 64rem) 23rem, 47vw'}
                alt=""
                width={800}
                height={600}
                loading={position === 0 ? 'eager' : 'lazy'}
                fetchPriority={position === 0 ? 'high' : 'auto'}
                decoding={position === 0 ? 'sync' : 'async'}
              />
            ) : null}
          </div>
          <PageLink to={urls.search(type)} className={classes.link}>
            <span className={classes.label}>{vehicleTypeWords[type].pluralLabel}</span>
            <span className={classes.count}>{formatCount(count)} in stock</span>
            <ArrowRight aria-hidden size={20} className={classes.arrow} />
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

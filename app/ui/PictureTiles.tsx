import { classNames } from './class-names.ts'
import { Photo } from './Photo.tsx'
import classes from './PictureTiles.module.css'
import quietLink from './QuietLink.module.css'

export interface PictureTile {
  href: string
  name: string
  /** Below the name: "83 cars". */
  count: string
  picture: { src: string; srcSet?: string | undefined } | null
}

interface PictureTilesProps {
  tiles: readonly PictureTile[]
  /** Their pictures are the first of the page. */
  isFirst?: boolean
}

/** Links with a picture each, in a row that scrolls on a narrow screen. */
export function PictureTiles({ tiles, isFirst = false }: PictureTilesProps) {
  return (
    <ul className={classes.tiles}>
      {tiles.map(({ href, name, count, picture }, index) => (
        <li key={href} className={classes.tile}>
          <div className={classes.picture}>
            {picture ? (
              <Photo
                src={picture.src}
                srcSet={picture.srcSet}
                sizes="(min-width: 64rem) 10rem, 9rem"
                alt=""
                width={800}
                height={600}
                loading={isFirst ? undefined : 'lazy'}
                fetchPriority={isFirst && index === 0 ? 'high' : undefined}
                decoding="async"
              />
            ) : null}
          </div>
          <a href={href} className={classNames(quietLink.whole, classes.link)}>
            {name} <span className={classes.count}>{count}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

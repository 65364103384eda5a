import { type ComponentProps, memo, useEffect, useRef, useState } from 'react'
import { ImageOff } from './icons.ts'
import classes from './Photo.module.css'

type PhotoProps = ComponentProps<'img'> & {
  alt: string
  /** The `srcSet` of the same picture as WebP. */
  webp?: string
}

/**
 * A picture that is replaced by a plain panel with its text when it fails to load. `sizes` is only set with `srcSet`. A
 * gallery has up to two hundred, and renders with each that it shows.
 */
export const Photo = memo(function Photo({ alt, srcSet, sizes, webp, ...rest }: PhotoProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    // It may have failed before hydration.
    const element = image.current
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') setFailed(true)
  }, [])

  if (failed) return <NoPhoto label={alt} />
  const picture = (
    <img
      ref={image}
      alt={alt}
      className={classes.photo}
      onError={() => setFailed(true)}
      {...(srcSet ? { srcSet, sizes } : {})}
      {...rest}
    />
  )
  if (!webp) return picture
  return (
    <picture className={classes.formats}>
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      {picture}
    </picture>
  )
})

export function NoPhoto({ label }: { label: string }) {
  return (
    <span role="img" aria-label={label ? `${label}: no picture` : 'No picture'} className={classes.none}>
      <ImageOff aria-hidden size={32} />
    </span>
  )
}

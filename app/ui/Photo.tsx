import { ImageOff } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import classes from './Photo.module.css'

/**
 * A picture that, when it cannot be had, leaves a calm panel with its words instead. `sizes` choose among those of
 * `srcSet`, and go without it.
 */
export function Photo({ alt, srcSet, sizes, ...rest }: ComponentProps<'img'> & { alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    // It may have failed before the script came.
    const element = image.current
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') setFailed(true)
  }, [])

  if (failed) return <NoPhoto label={alt} />
  return (
    <img
      ref={image}
      alt={alt}
      className={classes.photo}
      onError={() => setFailed(true)}
      {...(srcSet ? { srcSet, sizes } : {})}
      {...rest}
    />
  )
}

export function NoPhoto({ label }: { label: string }) {
  return (
    <span role="img" aria-label={`${label}: no picture`} className={classes.none}>
      <ImageOff aria-hidden size={32} />
    </span>
  )
}

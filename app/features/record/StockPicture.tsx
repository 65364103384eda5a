import type { ComponentProps } from 'react'
import { Photo } from '#app/ui/Photo.tsx'
import { PhotosSoon } from './PhotosSoon.tsx'
import { sourceOf } from './picture.ts'

interface StockPictureProps extends Pick<ComponentProps<'img'>, 'sizes' | 'loading' | 'fetchPriority'> {
  /** Its name stands beside the picture. */
  vehicle: { name: string; picture?: string | null | undefined }
}

/** The first picture of a vehicle, or what stands in its place. */
export function StockPicture({ vehicle: { name, picture }, ...rest }: StockPictureProps) {
  if (!picture) return <PhotosSoon name={name} />
  return <Photo {...sourceOf({ address: picture })} {...rest} alt="" width={800} height={600} />
}

import type { OwnPhoto } from './own-photos.ts'

/** A change of the photos that a vehicle has. Photos are named by their address. */
export type Arrangement =
  | { act: 'earlier' | 'later' | 'first' | 'remove'; photo: string }
  /** All of them, in the order in which they are to be. */
  | { act: 'order'; photos: readonly string[] }

/** The photos after it; null when they are not those that the person saw. */
export function arranged(own: readonly OwnPhoto[], change: Arrangement): OwnPhoto[] | null {
  if (change.act === 'order') {
    const left = [...own]
    const ordered = change.photos.flatMap((href) => {
      const place = left.findIndex((each) => each.href === href)
      return place < 0 ? [] : left.splice(place, 1)
    })
    return left.length === 0 && ordered.length === change.photos.length ? ordered : null
  }
  const place = own.findIndex(({ href }) => href === change.photo)
  const photo = own[place]
  if (photo === undefined) return null
  const others = own.filter((_, at) => at !== place)
  if (change.act === 'remove') return others
  const wanted = { earlier: place - 1, later: place + 1, first: 0 }[change.act]
  return others.toSpliced(Math.max(0, wanted), 0, photo)
}

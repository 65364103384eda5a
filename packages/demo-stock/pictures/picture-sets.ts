import type { DemoImage, DemoRecord } from '../demo-record.ts'

/** The pictures that a stock shows, as paths below the media folder, from the addresses in its records. */
export function createPictureSets(): {
  add(record: Pick<DemoRecord, 'media'>): void
  sets(): Iterable<string>
} {
  const found = new Set<string>()
  // Vehicles that look alike share their list of images.
  const added = new WeakSet<readonly DemoImage[]>()
  return {
    add({ media: { images } }) {
      if (added.has(images)) return
      added.add(images)
      for (const { href } of images) found.add(href)
    },
    *sets() {
      for (const href of found) yield href.replace(/^\/media\//, '')
    },
  }
}

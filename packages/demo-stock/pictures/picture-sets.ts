import type { DemoRecord } from '../demo-record.ts'

/** The pictures that a stock shows, as paths below the media folder, from the addresses in its records. */
export function createPictureSets(): {
  add(record: Pick<DemoRecord, 'media'>): void
  sets(): Iterable<string>
} {
  const found = new Set<string>()
  return {
    add(record) {
      for (const { href } of record.media.images) found.add(href)
    },
    *sets() {
      for (const href of found) yield href.replace(/^\/media\//, '')
    },
  }
}

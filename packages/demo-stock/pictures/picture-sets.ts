import type { DemoRecord } from '../demo-record.ts'
import type { PictureSet } from './write-pictures.ts'

/** The bodies and colours whose pictures a stock shows, from the addresses in its records. */
export function createPictureSets(): {
  add(record: Pick<DemoRecord, 'media'>): void
  sets(): Iterable<PictureSet>
} {
  const found = new Map<string, PictureSet>()
  return {
    add(record) {
      const [, body, colour] =
        /^\/media\/demo\/([\w-]+)\/([\w-]+)\//.exec(record.media.images[0]?.href ?? '') ?? []
      if (body && colour) found.set(`${body}/${colour}`, { body, colour })
    },
    sets: () => found.values(),
  }
}

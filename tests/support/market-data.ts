import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Outside the project, because we may not publish the adverts. CONTRIBUTING.md describes them. */
const folder = new URL('../../../shared/data/', import.meta.url)

export interface MarketFile {
  path: string
  /** Skip the tests of the file: `describe.skipIf(file.absent)`. */
  absent: boolean
}

/** A file of real adverts. When it is absent, a notice says which tests are skipped. */
export function marketFile(name: string): MarketFile {
  const path = fileURLToPath(new URL(name, folder))
  const absent = !existsSync(path)
  if (absent) console.warn(`Tests of real adverts are skipped: ../shared/data/${name} is not there.`)
  return { path, absent }
}

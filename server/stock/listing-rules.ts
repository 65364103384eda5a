import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { endianness } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ShowingRules, showsEverything } from '#domain/stock/shown-record.ts'
import sells from '#sells'

/** Folders of the code that converts records into the columns of the index. */
const rooms = ['domain', 'packages/facet-index']

/**
 * A hash of everything that the columns of the index depend on besides the records: the sources, so that no version
 * number has to be raised by hand, the settings and facts that change what is shown, and the runtime, whose collation may differ.
 */
export async function listingRules(showing: ShowingRules = showsEverything): Promise<string> {
  const hash = createHash('sha256').update(
    `${process.version} ${process.versions.icu} ${endianness()} ${JSON.stringify([showing, sells])}`,
  )
  for (const room of rooms) {
    const folder = fileURLToPath(new URL(`../../${room}`, import.meta.url))
    const files = await readdir(folder, { recursive: true })
    const sources = files.filter(isSource)
    for (const file of sources.sort())
      hash.update(`\n${room}/${file}\n`).update(await readFile(join(folder, file)))
  }
  return hash.digest('base64url')
}

function isSource(file: string): boolean {
  return file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(bench|node_modules|oracle)\b/.test(file)
}

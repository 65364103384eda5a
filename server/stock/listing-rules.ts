import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { endianness } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const domain = fileURLToPath(new URL('../../domain', import.meta.url))

/**
 * A text that is another whenever records may be read into the index in another way: it covers all rules by their
 * source, so that nobody has to remember to count a version up, and the runtime, whose words may sort otherwise.
 */
export async function listingRules(): Promise<string> {
  const hash = createHash('sha256').update(`${process.version} ${process.versions.icu} ${endianness()}`)
  const files = await readdir(domain, { recursive: true })
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  for (const file of sources.sort()) hash.update(`\n${file}\n`).update(await readFile(join(domain, file)))
  return hash.digest('base64url')
}

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const inProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** What answers are made by: the built pages, and the sources that Node runs as they are. */
const folders = ['build/server', 'domain', 'packages/facet-index', 'server']
const files = ['package-lock.json']

/**
 * Names the code that this process runs. The same on every node and after every start of one build, so that an ETag of
 * one node is understood by the others; different after an update.
 */
export function readRelease(): string {
  const hash = createHash('sha256')
  for (const file of [...files, ...folders.flatMap(codeIn)]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inProject(file)))
      .update('\0')
  }
  return hash.digest('base64url').slice(0, 12)
}

function codeIn(folder: string): string[] {
  if (!existsSync(inProject(folder))) return []
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:[cm]?[jt]s|json|sql|wasm|mdx)$/.test(path) && !isLeftOut(path))
    .sort()
}

/** Tests, and what a package installed for itself. */
function isLeftOut(path: string): boolean {
  return /\.test\.[jt]s$|\/node_modules\//.test(path)
}

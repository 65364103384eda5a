import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const inProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** What answers are made by: the built pages, and the sources that Node runs as they are. */
const madeBy = ['package-lock.json', 'build/server', 'domain', 'packages/facet-index', 'server']

/**
 * Names the code that this process runs. The same on every node and after every start of one build, so that an ETag of
 * one node is understood by the others; different after an update.
 */
export function readRelease(): string {
  return hashCode(madeBy).slice(0, 12)
}

/** A hash of the code in these files and folders of the project, without tests. */
export function hashCode(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(codeIn)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inProject(file)))
      .update('\0')
  }
  return hash.digest('base64url')
}

function codeIn(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path]
  if (!existsSync(inProject(path))) return []
  return readdirSync(inProject(path), { recursive: true, encoding: 'utf8' })
    .map((name) => `${path}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:[cm]?[jt]s|json|sql|wasm|mdx)$/.test(file) && !isLeftOut(file))
    .sort()
}

/** Tests, and what a package installed for itself. */
function isLeftOut(path: string): boolean {
  return /\.test\.[jt]s$|\/node_modules\//.test(path)
}

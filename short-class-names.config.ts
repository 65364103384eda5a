import { globSync } from 'node:fs'
import { relative } from 'node:path'

const root = import.meta.dirname
const modules = globSync('app/**/*.module.css', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .toSorted()

/**
 * A class or animation name of four characters, because pages carry their styles and name each class many times: the number
 * of its file and its place there. The builds for the browser and for the server get the same names.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const path = relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  const index = modules.indexOf(path)
  if (index === -1) throw new Error(`${path} is no style sheet of app/`)
  const names = new Set(
    Array.from(css.matchAll(/(?:\.|@keyframes\s+)(-?[_a-z][\w-]*)/gi), ([, found]) => found),
  )
  const place = [...names].indexOf(name)
  if (place === -1) throw new Error(`${path} does not name ${name}`)
  return `_${index.toString(36)}-${place.toString(36)}`
}

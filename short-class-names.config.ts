import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = import.meta.dirname
const named = /(?:\.|@keyframes\s+)(-?[_a-z][\w-]*)/gi

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const characters = `${letters}0123456789`

/** The short names of each style sheet, by its path. */
const shortNames = nameSheets()

/**
 * A class or animation name of two characters, because pages carry their styles and name each class many times: its number
 * among all names of the site. The builds for the browser and for the server get the same names.
 */
export function shortClassName(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  const short = shortNames.get(path)?.get(name)
  if (short === undefined) throw new Error(`No style sheet ${path} of app/ names ${name}`)
  return short
}

function nameSheets(): Map<string, Map<string, string>> {
  const paths = globSync('app/**/*.module.css', { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  let next = 0
  return new Map(
    paths.toSorted().map((path) => {
      const names = readFileSync(join(root, path), 'utf8').matchAll(named)
      return [
        path,
        new Map(
          [...new Set(Array.from(names, ([, name = '']) => name))].map((name) => [name, nameOf(next++)]),
        ),
      ]
    }),
  )
}

function nameOf(number: number): string {
  const first = letters[Math.floor(number / characters.length)]
  if (first === undefined) throw new Error('There are more class names than names of two characters')
  return first + characters.charAt(number % characters.length)
}

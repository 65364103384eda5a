import { hash } from 'node:crypto'
import { relative } from 'node:path'

const classes = new Map<string, string[]>()
const files = new Map<string, string>()

/**
 * The name of a class in the build: four letters for its file, and its number there. With Vite's own names, which have the
 * word, the hash of the file and the line, the sheet is an eighth longer, and every page repeats them.
 *
 * @throws {Error} when two files have the same letters: one of them needs another name.
 */
export function classNameOf(word: string, file: string): string {
  const path = relative('.', file)
  // Digits cannot begin a name.
  const letters = hash('sha256', path, 'base64')
    .replaceAll(/[^a-z]/gi, '')
    .slice(0, 4)
  const same = files.get(letters) ?? path
  if (same !== path)
    throw new Error(`The classes of ${path} and ${same} have the same names: rename one of them`)
  files.set(letters, path)
  const words = classes.get(path) ?? []
  classes.set(path, words)
  if (!words.includes(word)) words.push(word)
  return letters + words.indexOf(word).toString(36)
}

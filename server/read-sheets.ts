import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The text of a built style sheet by its address, such as `/assets/root-Abc1.css`; undefined for any other address. */
export type SheetText = (href: string) => string | undefined

/** Reads all style sheets of the build, which pages carry in their documents. */
export function readSheets(clientDir: string): SheetText {
  const names = readdirSync(join(clientDir, 'assets')).filter((name) => name.endsWith('.css'))
  const texts = new Map(
    names.map((name) => [`/assets/${name}`, readFileSync(join(clientDir, 'assets', name), 'utf8').trim()]),
  )
  return (href) => texts.get(href)
}

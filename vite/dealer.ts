import { join } from 'node:path'
import type { Plugin } from 'vite'
import { dealerFolder } from '../scripts/dealer/folder.mjs'
import { inProject } from '../scripts/project.mjs'
import credit from '../server/dealer/credit.ts'
import dealer from '../server/dealer/load.ts'

const folder = dealerFolder()

/** `#dealer` is the facts of the dealer whose site is built; the others are parts of them, for the script of every page. */
const facts: Readonly<Record<string, unknown>> = {
  '#dealer': dealer,
  '#sells': dealer.sells,
  '#credit': credit,
}

export const dealerFacts: Plugin = {
  name: 'dealer-facts',
  enforce: 'pre',
  // Without its "#", which begins a fragment in an address of the development server.
  resolveId: (id) => (id in facts ? `\0${id.slice(1)}` : null),
  load: (id) => {
    const name = id.replace('\0', '#')
    return name in facts ? `export default ${JSON.stringify(facts[name])}` : null
  },
}

/** `#dealer/…` are the other files of the folder. */
const dealerAlias = [
  { find: /^#dealer\//, replacement: `${folder}/` },
  // For texts in a folder outside the project.
  { find: /^#content\//, replacement: inProject('content/') },
]

/** How the build and the tests find the dealer's files, and what these import. */
export const dealerResolution = { alias: dealerAlias, dedupe: ['react'] }

/** Files at the root of the site: icons and the picture of a shared link. */
export const dealerPublicDir = join(folder, 'public')

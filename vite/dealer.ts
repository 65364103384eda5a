import { join } from 'node:path'
import type { Plugin } from 'vite'
import { dealerFolder } from '../dealers/folder.mjs'
import dealer from '../dealers/load.ts'
import { inProject } from '../scripts/project.mjs'

const folder = dealerFolder()

/** `#dealer` is the facts of the dealer whose site is built; `#sells` is one of them, for the script of every page. */
export const dealerFacts: Plugin = {
  name: 'dealer-facts',
  enforce: 'pre',
  resolveId: (id) => (id === '#dealer' || id === '#sells' ? `\0${id}` : null),
  load(id) {
    if (id === '\0#dealer') return `export default ${JSON.stringify(dealer)}`
    if (id === '\0#sells') return `export default ${JSON.stringify(dealer.sells)}`
    return null
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

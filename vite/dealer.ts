import { join } from 'node:path'
import type { Plugin } from 'vite'
import { dealerFolder } from '../dealers/folder.mjs'
import dealer from '../dealers/load.ts'
import { inProject } from '../scripts/project.mjs'

const folder = dealerFolder()

/** `#dealer` is the facts of the dealer whose site is built. Each has a name, so that a script has only those it reads. */
export const dealerFacts: Plugin = {
  name: 'dealer-facts',
  enforce: 'pre',
  resolveId: (id) => (id === '#dealer' ? '\0dealer' : null),
  load(id) {
    if (id !== '\0dealer') return null
    const names = Object.keys(dealer)
    const facts = Object.entries(dealer).map(
      ([name, fact]) => `export const ${name} = ${JSON.stringify(fact)}`,
    )
    return `${facts.join('\n')}\nexport default { ${names.join(', ')} }\n`
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

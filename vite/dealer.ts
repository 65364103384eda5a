import { join } from 'node:path'
import { dealerFolder } from '../dealers/folder.mjs'
import { inProject } from '../scripts/project.mjs'

const folder = dealerFolder()

/** `#dealer` is the facts, and `#dealer/…` the other files, of the dealer whose site is built. */
const dealerAlias = [
  { find: /^#dealer$/, replacement: join(folder, 'dealer.ts') },
  { find: /^#dealer\//, replacement: `${folder}/` },
  // For texts in a folder outside the project.
  { find: /^#content\//, replacement: inProject('content/') },
]

/** How the build and the tests find the dealer's files, and what these import. */
export const dealerResolution = { alias: dealerAlias, dedupe: ['react'] }

/** Files at the root of the site: icons and the picture of a shared link. */
export const dealerPublicDir = join(folder, 'public')

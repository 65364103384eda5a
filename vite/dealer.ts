import { join } from 'node:path'
import { dealerFolder } from '../dealers/folder.mjs'

const folder = dealerFolder()

/** `#dealer` is the facts, and `#dealer/…` the other files, of the dealer whose site is built. */
export const dealerAlias = [
  { find: /^#dealer$/, replacement: join(folder, 'dealer.ts') },
  { find: /^#dealer\//, replacement: `${folder}/` },
]

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dealerFolder } from './folder.mjs'
import { checkDealer } from './mistakes.ts'

// What `#dealer` means in Node. The build and the tests have a module of these facts in its place: vite/dealer.ts.

const file = join(dealerFolder(), 'dealer.ts')

/** The dealer's facts. Importing it throws an error that names file, line and what is expected. */
export default checkDealer((await import(/* @vite-ignore */ pathToFileURL(file).href)).default, file)

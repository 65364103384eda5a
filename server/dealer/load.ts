import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PublicFacts } from '#domain/dealer/dealer-schema.ts'
import { dealerFolder } from '../../scripts/dealer/folder.mjs'
import { nameInProject } from '../../scripts/project.mjs'
import { checkDealer } from './check-dealer.ts'

// What `#dealer` means in Node. The build and the tests have a module of these facts in its place: vite/dealer.ts.

const file = join(dealerFolder(), 'dealer.ts')

const { staff: named = [], ...facts } = await checkDealer(await readFacts(), file)

/** Who works at the desk. Not in `#dealer`, all of which pages and their scripts may show. */
export const staff: readonly string[] = named

/** The dealer's facts. Importing it throws an error that names file, line and what is expected. */
export default facts satisfies PublicFacts

async function readFacts(): Promise<unknown> {
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)).default
  } catch (error) {
    throw new Error(`The dealer’s facts cannot be read.\n${faultOf(error)}`, { cause: error })
  }
}

/** "dealers/demo/redirects.ts:2: Expected ','": Node has the place of an error of syntax only in its stack. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return `${nameInProject(file)}: ${String(error)}`
  const [, path, line] = /^(?: +at )?(?:.*\()?((?:file:\/\/)?\/[^\n:]+):(\d+)/m.exec(error.stack ?? '') ?? []
  if (path === undefined) return `${nameInProject(file)}: ${error.message}`
  return `${nameInProject(path.startsWith('file:') ? fileURLToPath(path) : path)}:${line}: ${error.message}`
}

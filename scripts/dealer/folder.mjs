import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { inProject } from '../project.mjs'

export const demoFolder = inProject('dealers/demo')

/** The folder of the dealer whose site this is: FORECOURT_DEALER, else `dealer/` where it exists, else the demo. */
export function dealerFolder() {
  const own = inProject('dealer')
  if (process.env.FORECOURT_DEALER) return resolve(process.env.FORECOURT_DEALER)
  return existsSync(own) ? own : demoFolder
}

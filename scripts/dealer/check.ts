import { inProject } from '../project.mjs'
import { dealerFolder } from './folder.mjs'

// Run before a build: the facts and the texts of the dealer's folder, and the texts that it does not replace. With --draft
// what is left over from a copy is told and is no fault, for the development server, beside which a folder is written.

try {
  const { default: dealer, staff } = await import('../../server/dealer/load.ts')
  const { checkTexts } = await import('./check-texts.ts')
  const { findLeftovers } = await import('./leftovers.ts')
  const folder = dealerFolder()
  const mistakes = await checkTexts([inProject('content'), folder])
  const leftovers = await findLeftovers({ ...dealer, ...(staff.length > 0 && { staff: [...staff] }) }, folder)
  if (mistakes.length > 0) throw new Error(['The texts have mistakes.', ...mistakes].join('\n'))
  const told = ['The dealer’s folder still speaks of another dealer.', ...leftovers].join('\n')
  if (leftovers.length > 0 && !process.argv.includes('--draft')) throw new Error(told)
  if (leftovers.length > 0) console.warn(told)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

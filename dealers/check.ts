import { inProject } from '../scripts/project.mjs'
import { dealerFolder } from './folder.mjs'

// Run before a build: the facts and the texts of the dealer's folder, and the texts that it does not replace.

try {
  await import('./load.ts')
  const { checkTexts } = await import('./check-texts.ts')
  const mistakes = await checkTexts([inProject('content'), dealerFolder()])
  if (mistakes.length > 0) throw new Error(`The texts have mistakes.\n${mistakes.join('\n')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

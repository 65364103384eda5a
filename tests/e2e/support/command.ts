import { fileURLToPath } from 'node:url'
import { projectNode } from '../../../scripts/project.mjs'

/** The `forecourt` command as a user of the project gets it. */
export const command = [
  projectNode,
  fileURLToPath(new URL('../../../bin/forecourt.mjs', import.meta.url)),
] as const

import { fileURLToPath } from 'node:url'
import { projectNode } from '../../../scripts/project.mjs'

/** The `forecourt` command of the built project. */
export const command = [
  projectNode,
  fileURLToPath(new URL('../../../bin/forecourt.mjs', import.meta.url)),
] as const

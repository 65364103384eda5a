import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

// The scripts run before anything is installed, under any version of Node, so they use no package and no TypeScript.

export const root = fileURLToPath(new URL('..', import.meta.url))

/** @param {...string} parts */
export const inProject = (...parts) => join(root, ...parts)

/**
 * The path from the project's folder, of a file in it; of another, the whole one.
 *
 * @param {string} file
 */
export function nameInProject(file) {
  const name = relative(root, file)
  return name.startsWith('..') ? file : name
}

/** The project's own Node. */
export const projectNode =
  process.platform === 'win32'
    ? inProject('node_modules', 'node', 'bin', 'node.exe')
    : inProject('node_modules', 'node', 'bin', 'node')

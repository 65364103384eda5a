import { resolve } from 'node:path'

/**
 * The folder in which the user called the command, which relative paths start from. npm runs scripts in the
 * project's folder and leaves the user's in INIT_CWD; that variable outlives it in whatever the script starts
 * elsewhere, so it only counts in the project's folder.
 */
export function callFolder(cwd: string, projectFolder: string, initCwd: string | undefined): string {
  return initCwd && resolve(cwd) === resolve(projectFolder) ? resolve(cwd, initCwd) : cwd
}

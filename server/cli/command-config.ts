import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Config, readConfig } from '../config.ts'
import type { CommandIo } from './command-io.ts'

const projectFolder = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Reads the environment. Commands call it when they run, so `--help` works in any environment. Without DATA_DIR the
 * data is in the project's folder, so the command uses the same stock from any folder.
 *
 * @throws {Error} that names every variable at fault.
 */
export function openConfig(env: CommandIo['env']): Config {
  return readConfig({
    ...env,
    DATA_DIR: env.DATA_DIR?.trim() || resolve(projectFolder, 'data'),
  })
}

/**
 * Makes relative paths of the command line start from the folder in which the user called it. The folder that the command
 * is in already may be one that this user cannot enter again, such as root's own.
 *
 * @throws {Error} when the folder was deleted, or cannot be entered.
 */
export function enterCallFolder(env: CommandIo['env']): void {
  const cwd = workingFolder()
  const folder = callFolder(cwd, projectFolder, env.INIT_CWD)
  if (folder === cwd) return
  try {
    process.chdir(folder)
  } catch (cause) {
    throw new Error(`This user cannot enter ${folder}, where the command was called`, { cause })
  }
}

function workingFolder(): string {
  try {
    return process.cwd()
  } catch (cause) {
    throw new Error('The folder in which the command was called was deleted: call it in another one', {
      cause,
    })
  }
}

/**
 * npm runs scripts in the project's folder and keeps the user's folder in INIT_CWD. Child processes inherit that
 * variable and may run elsewhere, so it is used only in the project's folder.
 */
export function callFolder(cwd: string, project: string, initCwd: string | undefined): string {
  return initCwd && resolve(cwd) === resolve(project) ? resolve(cwd, initCwd) : cwd
}

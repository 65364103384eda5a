import { cp, mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What the server needs to run, besides `build`. */
const copied = [
  'app',
  'bin',
  'content',
  'dealers',
  'domain',
  'packages',
  'scripts',
  'server',
  'package.json',
  'package-lock.json',
]

/** Copies this project, and the files of it that `more` names, without a history. Packages are shared. */
export async function copyProject(folder: string, more: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of [...copied, ...more]) {
    await cp(join(root, name), join(folder, name), {
      recursive: true,
      filter: (source) => !source.includes('/node_modules'),
    })
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
}

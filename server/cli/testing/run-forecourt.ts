import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The command of this project, without a build. */
export const command = fileURLToPath(new URL('../../../bin/forecourt.mjs', import.meta.url))

export interface Ran {
  code: number
  stdout: string
  stderr: string
}

/** Runs `forecourt` with these words, and with no other environment than `env`. */
export function runForecourt(
  words: readonly string[],
  options: { env: Record<string, string>; cwd?: string },
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [command, ...words], options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    )
  })
}

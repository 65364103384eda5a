import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

interface Surroundings {
  platform: NodeJS.Platform
  env: Readonly<Record<string, string | undefined>>
  /** Undefined on Windows. */
  uid: number | undefined
  isTerminal: boolean
}

/**
 * The program that opens an address in the browser of the person at this machine, and its arguments before the address.
 * Null where nobody sits, or where a browser would run as root.
 */
export function browserCommand({ platform, env, uid, isTerminal }: Surroundings): readonly string[] | null {
  if (!isTerminal || uid === 0 || env.SSH_CONNECTION) return null
  if (platform === 'darwin') return ['open']
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler']
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open'] : null
}

/** How long the browser may take to read the page that leads to the desk, in milliseconds. */
const readMs = 15_000

/**
 * Opens the link in the browser by a page in `folder` that leads there: other users of the machine see the arguments of
 * every program, and the link must not be among them. False where there is no browser.
 *
 * @param folder which only this user may read
 */
export function openBrowser(link: string, folder: string, command: readonly string[] | null): boolean {
  const [program, ...rest] = command ?? []
  if (program === undefined) return false
  const page = join(folder, 'open-the-desk.html')
  writeFileSync(
    page,
    `<!doctype html><meta http-equiv="refresh" content="0;url=${link}"><title>Desk</title>\n`,
    {
      mode: 0o600,
    },
  )
  const child = spawn(program, [...rest, pathToFileURL(page).href], { stdio: 'ignore', detached: true })
  // Without the program, the printed link is there.
  child.on('error', () => undefined)
  child.unref()
  void sleep(readMs, undefined, { ref: false }).then(() => rmSync(page, { force: true }))
  return true
}

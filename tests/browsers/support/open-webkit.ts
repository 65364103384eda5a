import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'
import { type Browser, required } from './browser.ts'

/** WebKit's MiniBrowser under Xvfb, by WebKitWebDriver: https://www.w3.org/TR/webdriver2/ */
export async function openWebKit(): Promise<Browser> {
  const xvfb = spawn(
    required('XVFB_PATH'),
    ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const [display] = await once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data')
  const port = await freePort()
  const driver = spawn(required('WEBKIT_DRIVER_PATH'), ['-p', String(port)], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  })
  const killAll = () => [driver, xvfb].map((child) => child.kill('SIGKILL'))
  process.once('exit', killAll)
  await answers(`http://127.0.0.1:${port}/status`)

  async function send<Result = void>(method: string, path: string, body?: unknown): Promise<Result> {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }

  // The window's own bars would make it wider than a phone.
  const options = { binary: required('MINI_BROWSER_PATH'), args: ['--automation', '--full-screen'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { sessionId } = await send<{ sessionId: string }>('POST', '', { capabilities })
  const errors: string[] = []
  const at = (command: string) => `/${sessionId}/${command}`
  return {
    goto: (url) => send('POST', at('url'), { url }),
    back: () => send('POST', at('back'), {}),
    async call(source, args) {
      const script = `const faults = (${noteFaults})();
        return (async (args) => JSON.stringify([await (${source})(...args) ?? null, faults.splice(0)]))([...arguments])`
      const [result, faults] = JSON.parse(await send<string>('POST', at('execute/sync'), { script, args }))
      errors.push(...faults)
      return result
    },
    act: (actions) => send('POST', at('actions'), { actions }),
    resize: (width, height) => send('POST', at('window/rect'), { x: 0, y: 0, width, height }),
    screenshot: () => send('GET', at('screenshot')),
    errors: async () => errors,
    async close() {
      await send('DELETE', `/${sessionId}`)
      for (const child of [driver, xvfb]) {
        child.kill()
        await once(child, 'exit')
      }
      process.off('exit', killAll)
    },
  }
}

/** Runs in the page. The protocol has no events, so errors are noted from the first call in a document on. */
function noteFaults(): string[] {
  const noted = window as Window & { faults?: string[] }
  if (noted.faults) return noted.faults
  const faults: string[] = []
  noted.faults = faults
  addEventListener('error', ({ message }) => faults.push(message))
  addEventListener('unhandledrejection', ({ reason }) => {
    // WebKit rejects promises of a transition between documents that it skips, and no script has asked for them.
    if (!String(reason).startsWith('AbortError: Skipping view transition')) faults.push(String(reason))
  })
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    faults.push(violatedDirective),
  )
  console.error = (...words: unknown[]) => faults.push(words.join(' '))
  return faults
}

async function answers(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => null))?.ok) await sleep(50)
}

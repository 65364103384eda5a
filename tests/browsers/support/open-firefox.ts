import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, required } from './browser.ts'

interface Message {
  id?: number
  type: 'success' | 'error' | 'event'
  message?: string
  result?: unknown
  params?: { level: string; text: string }
}

/** Firefox speaks WebDriver BiDi itself: https://www.w3.org/TR/webdriver-bidi/ */
export async function openFirefox(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'forecourt-firefox-'))
  await writeFile(join(profile, 'user.js'), 'user_pref("ui.prefersReducedMotion", 1);\n')
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const child = spawn(required('FIREFOX_PATH'), args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const errors: string[] = []
  const send = await connect(`${await readAddress(child)}/session`, ({ params }) => {
    if (params?.level === 'error') errors.push(params.text)
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context

  return {
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    async call(source, args) {
      const called = await send<{ result?: { value: string }; exceptionDetails?: { text: string } }>(
        'script.callFunction',
        {
          functionDeclaration: `async (args) => JSON.stringify(await (${source})(...JSON.parse(args)) ?? null)`,
          arguments: [{ type: 'string', value: JSON.stringify(args) }],
          awaitPromise: true,
          target: { context },
        },
      )
      if (!called.result) throw new Error(called.exceptionDetails?.text)
      return JSON.parse(called.result.value)
    },
    act: (actions) => send('input.performActions', { context, actions }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    screenshot: async () =>
      (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    errors: async () => errors,
    async close() {
      const ended = once(child, 'exit')
      await send('browser.close', {})
      await ended
      process.off('exit', kill)
      await rm(profile, { recursive: true, force: true })
    },
  }
}

async function readAddress({ stderr }: ChildProcess): Promise<string> {
  if (stderr)
    for await (const line of createInterface({ input: stderr })) {
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
      if (address) return address
    }
  throw new Error('Firefox has ended without naming its address')
}

type Send = <Result = void>(method: string, params: Record<string, unknown>) => Promise<Result>

async function connect(address: string, onEvent: (message: Message) => void): Promise<Send> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data)
    const caller = waiting.get(message.id ?? 0)
    if (message.type === 'event') onEvent(message)
    else if (message.type === 'success') caller?.resolve(message.result as never)
    else caller?.reject(new Error(message.message))
  })
  await once(socket, 'open')
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}

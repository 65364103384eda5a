import { createDeskLinks } from '../server/desk/access/desk-links.ts'
import { type Server, startServer } from './servers.ts'

export interface DeskPage {
  path: string
  /** If present, the page is asked for by a form with these fields. */
  form?: Record<string, string>
}

export interface DeskVisit extends Server {
  headers: Record<string, string>
  /** From the command to the first page, in milliseconds. */
  openedMs: number
}

/** Starts the desk, and comes in by a link. @param env with DATA_DIR */
export async function openDesk(env: Record<string, string>, port = 0): Promise<DeskVisit> {
  const began = performance.now()
  const desk = await startServer('../bin/forecourt.mjs', ['desk'], {
    LOG_LEVEL: 'warn',
    ...env,
    DESK_PORT: String(port),
  })
  const token = createDeskLinks(env.DATA_DIR ?? '').create(Date.now())
  const origin = { origin: desk.url }
  const entered = await fetch(`${desk.url}/open/${token}`, {
    method: 'POST',
    headers: origin,
    body: new URLSearchParams({ person: 'Bench' }),
    redirect: 'manual',
  })
  const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';')
  const visit = { ...desk, headers: { ...origin, cookie }, openedMs: 0 }
  await askDesk(visit, { path: '/' })
  return { ...visit, openedMs: performance.now() - began }
}

/** How long the whole page took, in milliseconds. @throws {Error} when it is not answered with 200 */
export async function askDesk(
  { url, headers }: Pick<DeskVisit, 'url' | 'headers'>,
  { path, form }: DeskPage,
): Promise<number> {
  const began = performance.now()
  const answer = await fetch(url + path, {
    headers,
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  await answer.text()
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
  return performance.now() - began
}

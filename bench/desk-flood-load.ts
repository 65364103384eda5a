import { askDesk } from './desk-visit.ts'

/** Asks the desk for its pages as fast as it answers, until it is ended. A process of its own, so that no other measures it. */
const { url, headers, paths, atOnce } = JSON.parse(process.argv[2] ?? '')
let next = 0

async function flood(): Promise<never> {
  for (;;) await askDesk({ url, headers }, { path: paths[next++ % paths.length] }).catch(() => undefined)
}

process.on('message', () => process.send?.(next))
await Promise.all(Array.from({ length: atOnce }, flood))

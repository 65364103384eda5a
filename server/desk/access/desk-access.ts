import { readPersonName } from '#domain/dealer/person-name.ts'
import type { DeskLinks } from './desk-links.ts'
import type { DeskSession, DeskSessions } from './desk-sessions.ts'

/** `unnamed`: no name that can be noted; the link stays good. `gone`: the link is used or too old. */
export type Entry = { state: 'in'; setCookie: string } | { state: 'unnamed' | 'gone' }

/** Who may come into the desk, and how. */
export interface DeskAccess {
  /** Names to choose from at the opening; none where everybody types one. */
  staff: readonly string[]
  isOpen(token: string, now: number): boolean
  /** Uses up a link for who names themselves. */
  enter(token: string, person: string, now: number): Entry
  /** The session of a request; null where nobody came in, or it is locked. @param cookies the header of the request */
  sessionOf(cookies: string | undefined, now: number): DeskSession | null
  /** Locks the session of a request at once. */
  lock(cookies: string | undefined): void
}

/** @param options.name of the cookie. Browsers have one set of cookies for all ports of a machine, so each desk has its own. */
export function createDeskAccess(
  links: DeskLinks,
  sessions: DeskSessions,
  { name, staff }: { name: string; staff: readonly string[] },
): DeskAccess {
  const cookieIn = (cookies = '') =>
    cookies
      .split(/; */)
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1)

  return {
    staff,
    isOpen: links.isOpen,
    enter(token, text, now) {
      const person = readPersonName(text)
      if (person === null) return { state: 'unnamed' }
      if (!links.redeem(token, now)) return { state: 'gone' }
      const cookie = sessions.open(person, now)
      return { state: 'in', setCookie: `${name}=${cookie}; Path=/; HttpOnly; SameSite=Strict` }
    },
    sessionOf: (cookies, now) => sessions.find(cookieIn(cookies), now),
    lock: (cookies) => sessions.close(cookieIn(cookies)),
  }
}

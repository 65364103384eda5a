import { hash, randomBytes } from 'node:crypto'

/** After so long without an act of the person, a session is locked. In milliseconds. */
export const idleMs = 30 * 60_000

export interface DeskSession {
  /** Who works at it, as they named themselves. */
  person: string
  /** When the person last did something, in epoch milliseconds. */
  activeAt: number
}

/** Sessions live as long as the desk's process: whoever starts it again opens it again by a link. */
export interface DeskSessions {
  /** The value of the cookie of a new session. */
  open(person: string, now: number): string
  /** Null for an unknown session and for one that is locked. */
  find(cookie: string | undefined, now: number): DeskSession | null
  /** Ends one by an act of the person. */
  close(cookie: string | undefined): void
}

export function createDeskSessions(): DeskSessions {
  /** By a hash of the cookie, which is nowhere else in memory for long. */
  const sessions = new Map<string, DeskSession>()
  const keyOf = (cookie: string) => hash('sha256', cookie, 'base64url')

  return {
    open(person, now) {
      for (const [key, { activeAt }] of sessions) if (now - activeAt >= idleMs) sessions.delete(key)
      const cookie = randomBytes(32).toString('base64url')
      sessions.set(keyOf(cookie), { person, activeAt: now })
      return cookie
    },
    find(cookie, now) {
      const session = cookie ? sessions.get(keyOf(cookie)) : undefined
      return session && now - session.activeAt < idleMs ? session : null
    },
    close(cookie) {
      if (cookie) sessions.delete(keyOf(cookie))
    },
  }
}

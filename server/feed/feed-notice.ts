import type { SendNotice } from '../leads/send-notice.ts'
import type { Log } from '../log.ts'

const dayMs = 24 * 60 * 60_000

/**
 * Tells the dealer by mail that a feed is held back: at once, and each day while it lasts, because sold vehicles stay
 * advertised. A mail that cannot be sent is logged and tried again with the next poll.
 */
export function createFeedNotice(send: SendNotice | null, log: Pick<Log, 'error'>) {
  let toldAt: number | null = null
  return {
    async heldBack(reason: string, now = Date.now()): Promise<void> {
      if (send === null || (toldAt !== null && now - toldAt < dayMs)) return
      try {
        await send({ subject: 'Your website does not take the latest stock', text: textOf(reason) })
        toldAt = now
      } catch (error) {
        log.error({ err: error }, 'the mail about the feed was not sent')
      }
    },
    /** A later version was taken: the next one that is held back is told at once. */
    taken(): void {
      toldAt = null
    },
  }
}

function textOf(reason: string): string {
  return [
    'The latest version of your stock feed was not taken, and the website shows the stock as it was before.',
    'Vehicles that you have sold since are still advertised.',
    '',
    `Why: ${reason}.`,
    '',
    'If the feed is wrong, ask whoever sends it. The website takes the next good version by itself.',
    'If it is right, import it once: forecourt stock import FEED --replace --force',
  ].join('\n')
}

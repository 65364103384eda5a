const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'short' })
const hourMs = 60 * 60_000

/** The day in the UK, as text. It begins on a full hour of UTC in summer and in winter, so it is formatted once an hour. */
export function createUkDay(now: () => number = Date.now): () => string {
  let hour = Number.NaN
  let day = ''
  return () => {
    const current = Math.floor(now() / hourMs)
    if (current !== hour) {
      hour = current
      day = format.format(current * hourMs)
    }
    return day
  }
}

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Europe/London',
})

/**
 * When a wait of `seconds` from `now` ends, in UK time: "at 2:35pm, in about 8 minutes". Rounded up to whole minutes,
 * so that it is never too early.
 *
 * @param now epoch milliseconds
 */
export function describeWait(seconds: number, now: number): string {
  const end = Math.ceil((now + seconds * 1000) / 60_000) * 60_000
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const time = clock.format(end).replace(/\s/, '').toLowerCase()
  return `at ${time}, in about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`
}

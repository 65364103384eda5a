const minuteMs = 60_000

/** How long ago something was: "now", "12 minutes", "3 hours", "2 days". */
export function sinceInWords(ms: number): string {
  const minutes = Math.floor(ms / minuteMs)
  if (minutes < 1) return 'now'
  if (minutes < 60) return counted(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return counted(hours, 'hour')
  return counted(Math.floor(hours / 24), 'day')
}

/** "5 minutes ago", "just now". */
export function agoInWords(ms: number): string {
  return ms < minuteMs ? 'just now' : `${sinceInWords(ms)} ago`
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

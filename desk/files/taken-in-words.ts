import type { TakenFile } from '#server/feed/staff/incoming-files.ts'

interface Counts {
  added: number
  left: number
  repriced: number
  changed: number
  rejected: number
}

/** "12 added, 3 leave, 5 prices change, 2 cannot be read". What is none is left out, and "Nothing changes" where all are. */
export function changeInWords({ added, left, repriced, changed, rejected }: Counts): string {
  const parts = [
    added > 0 && `${count(added)} added`,
    left > 0 && (left === 1 ? '1 leaves' : `${count(left)} leave`),
    repriced > 0 && (repriced === 1 ? '1 price changes' : `${count(repriced)} prices change`),
    changed > 0 && `${count(changed)} otherwise changed`,
    rejected > 0 && `${count(rejected)} cannot be read`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'Nothing changes' : parts.join(', ')
}

const at = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' })

/** "Read in by Ann at 14:03: 12 added, 3 left" */
export function takenInWords({ person, at: takenAt, ...counts }: TakenFile): string {
  const words = changeInWords(counts)
    .replace(/ leaves?\b/, ' left')
    .replace(/ prices? changes?/, (prices) =>
      prices.includes('prices') ? ' prices changed' : ' price changed',
    )
    .replace('cannot be read', 'could not be read')
    .replace('Nothing changes', 'nothing changed')
  return `Read in by ${person} at ${at.format(takenAt)}: ${words}`
}

function count(number: number): string {
  return number.toLocaleString('en-GB')
}

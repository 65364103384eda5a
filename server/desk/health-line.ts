import { formatDay } from '#domain/stock/iso-day.ts'
import { ukMinute } from '#domain/stock/uk-day.ts'

/** One thing that works or does not, in words, and what to do. */
export interface HealthLine {
  about: string
  isGood: boolean
  words: string
  /** What to do; null where nothing is to be done. */
  remedy: string | null
  /** The same for whoever looks after the website, with names of settings and commands; absent where staff mend it alone. */
  technical?: string
  /** What a press on it says, such as "A copy is kept elsewhere"; absent where nothing can be pressed. */
  press?: string
  /** The page of the desk where it is mended, and what its link says. */
  page?: { to: string; words: string }
}

export const tellSomebody = 'Tell whoever looks after the website.'

/** "28 November 2026, 08:05", in the UK. */
export function momentInWords(instant: number): string {
  const [day = '', time = ''] = ukMinute(instant).split(' ')
  return `${formatDay(day)}, ${time}`
}

export function good(about: string, words: string): HealthLine {
  return { about, isGood: true, words, remedy: null }
}

export function bad(
  about: string,
  words: string,
  remedy: string,
  more: Pick<HealthLine, 'technical'> = {},
): HealthLine {
  return { about, isGood: false, words, remedy, ...more }
}

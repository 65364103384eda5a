import type { IsoDay } from '../stock/iso-day.ts'
import type { PlateFacts } from './plate-facts.ts'

/** What came of asking the DVLA for a plate. */
export type PlateAnswer =
  | { state: 'found'; facts: PlateFacts; on: IsoDay }
  /** No vehicle has this plate. */
  | { state: 'unknown' }
  /** What was typed is no plate: the DVLA was not asked, or refused it. */
  | { state: 'no-plate' }
  /** It could not be asked. `failure` is a status or a code, for the log; it never holds the plate. */
  | { state: 'away'; failure: string; retryAfterMs: number | null }

export type FoundPlate = Extract<PlateAnswer, { state: 'found' }>

/** For a visitor also: this client has asked for several. */
export type VisitorPlate = PlateAnswer | { state: 'too-many' }

/** Why nothing was filled in, for the person who asked; the form works as without it. */
export function whyNotFilled(answer: Exclude<VisitorPlate, FoundPlate>): string {
  if (answer.state === 'unknown') return 'The DVLA has no vehicle with this number plate.'
  if (answer.state === 'no-plate') return 'This is not a UK number plate, such as AB12 CDE.'
  if (answer.state === 'too-many')
    return 'You have looked up several number plates. You can look up more in an hour.'
  const seconds = Math.ceil((answer.retryAfterMs ?? 0) / 1000)
  return `The DVLA could not be asked.${seconds > 0 ? ` It answers again in ${inWords(seconds)}.` : ''}`
}

function inWords(seconds: number): string {
  return seconds < 100 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}

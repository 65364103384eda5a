import { type Handling, handlings } from '#domain/leads/lead-history.ts'
import { leadTitles } from '#domain/leads/lead-titles.ts'
import type { LeadFilter, LeadKind } from '#domain/leads/outbox.ts'
import { startOfUkDay, ukDay } from '#domain/stock/uk-day.ts'

const days = ['today', 'yesterday'] as const

/** What a list of leads is narrowed to, as its address says it. '' where it is not narrowed. */
export interface LeadChoice {
  handling: Handling | ''
  kind: LeadKind | ''
  day: (typeof days)[number] | ''
  /** Whether only those of the person who looks. */
  mine: 'yes' | ''
}

/** The choice of an address; what it does not understand is left out, so an old bookmark still opens the list. */
export function readLeadChoice(params: URLSearchParams): LeadChoice {
  return {
    handling: oneOf(params.get('handling'), handlings),
    kind: oneOf(params.get('kind'), Object.keys(leadTitles) as LeadKind[]),
    day: oneOf(params.get('day'), days),
    mine: oneOf(params.get('mine'), ['yes']),
  }
}

function oneOf<T extends string>(text: string | null, known: readonly T[]): T | '' {
  return known.find((each) => each === text) ?? ''
}

/** Days are those of the UK. @param now epoch milliseconds */
export function filterOf({ handling, kind, day, mine }: LeadChoice, person: string, now: number): LeadFilter {
  const today = startOfUkDay(ukDay(now))
  const yesterday = startOfUkDay(ukDay(today - 1))
  return {
    ...(handling && { handling }),
    ...(kind && { kind }),
    ...(mine && { holder: person }),
    ...(day === 'today' && { since: today }),
    ...(day === 'yesterday' && { since: yesterday, until: today }),
  }
}

import { leadTitles } from '#domain/leads/lead-titles.ts'
import type { LeadKind } from '#domain/leads/outbox.ts'

export interface LeadListFilter {
  /** From 1. */
  page: number
  /** Null: every kind. */
  kind: LeadKind | null
}

/** The filter of an address; what it does not understand is left out, so an old bookmark still opens the list. */
export function readLeadFilter(params: URLSearchParams): LeadListFilter {
  const page = Number(params.get('page') ?? '1')
  const kind = params.get('kind') ?? ''
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    kind: kind in leadTitles ? (kind as LeadKind) : null,
  }
}

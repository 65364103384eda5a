export const financeProducts = ['hp', 'pcp'] as const

/** Hire purchase, or a personal contract purchase, which leaves a part of the credit to an optional final payment. */
export type FinanceProduct = (typeof financeProducts)[number]

/** In months: what a visitor may choose, and what a dealer's terms may be. */
export const shortestTerm = 12
export const longestTerm = 60

export const financeProducts = ['hp', 'pcp'] as const

/** Hire purchase, or a personal contract purchase, which leaves a part of the credit to an optional final payment. */
export type FinanceProduct = (typeof financeProducts)[number]

/** Until when a model of the catalogue is built that has no last year. */
export const lastYear = 2026

/** "2014-2019" or "2014-": the years of a model, or those of an engine within its model. */
export function parseYears(text: string, within = { from: 0, to: lastYear }) {
  const [from, to] = text.split('-')
  return {
    from: Math.max(within.from, Number(from || within.from)),
    to: Math.min(within.to, Number(to || within.to)),
  }
}

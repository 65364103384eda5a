/** Lenders usually ask for the addresses of the last three years. */
export const monthsOfAddresses = 36

/** How long somebody has lived at an address, as typed. */
export interface TimeAtAddress {
  years: string
  months: string
}

/** In whole months; null for empty boxes and for text that is no duration. */
export function monthsAtAddress({ years, months }: TimeAtAddress): number | null {
  if (years.trim() === '' && months.trim() === '') return null
  const total = Math.floor(Number(years) * 12 + Number(months))
  return Number(years) >= 0 && Number(months) >= 0 && Number.isFinite(total) ? total : null
}

/** "2 years and 4 months". */
export function describeMonths(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [years > 0 || rest === 0 ? count(years, 'year') : '', rest > 0 ? count(rest, 'month') : '']
  return parts.filter(Boolean).join(' and ')
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}

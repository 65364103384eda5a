/** Parses hours: 8, "8", "8 hours", "7.5 hrs", "45 minutes", "8h 30m", "8 hours 30 minutes". Null for anything else. */
export function parseHours(value: number | string | null | undefined): number | null {
  if (typeof value === 'number') return value
  const match = value && hoursPattern.exec(value.trim().toLowerCase())
  if (!match) return null
  const [, plain, hours, minutes] = match
  if (plain !== undefined) return Number(plain)
  if (hours === undefined && minutes === undefined) return null
  return Number(hours ?? 0) + Number(minutes ?? 0) / 60
}

const hoursPattern =
  /^(?:(\d+(?:\.\d+)?)|(?:(\d+(?:\.\d+)?)\s*h(?:(?:ou)?rs?)?)?[\s,]*(?:(\d+(?:\.\d+)?)\s*m(?:in(?:ute)?s?)?)?)$/

/** Parses litres: 1.6, "1.6", "1.6L", "1.6 litres", "1598cc", "1598 cm3", 1598. Null for anything else. */
export function parseLitres(value: number | string | null | undefined): number | null {
  const match = /^(\d+(?:\.\d+)?)\s*(ccm?|cm3|cm³|l|ltr|litres?|liters?)?$/i.exec(String(value ?? '').trim())
  if (!match) return null
  const amount = Number(match[1])
  const cubic = /^c/i.test(match[2] ?? '') || (match[2] === undefined && amount >= 50)
  return cubic ? amount / 1000 : amount
}

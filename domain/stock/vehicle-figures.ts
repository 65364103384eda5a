import type { StockRecord } from './record.ts'

type Vehicle = StockRecord['vehicle']

/** Litres, from the badge, `engineSize` or the capacity; null when 0 or absent, as for an electric car. */
export function engineLitres(vehicle: Vehicle): number | null {
  const cubic = vehicle.badgeEngineSizeCC ?? vehicle.engineCapacityCC
  const rounded = cubic ? Math.round(cubic / 100) / 10 : null
  return vehicle.badgeEngineSizeLitres || parseLitres(vehicle.engineSize) || rounded || null
}

/** 1 PS (metric horsepower, 735.49875 W) in brake horsepower (745.69987 W). */
const bhpPerPs = 0.98632

/** Brake horsepower, from PS where only that is given; null where 0 or absent. */
export function enginePowerBhp(vehicle: Vehicle): number | null {
  return vehicle.enginePowerBHP || bhpFromPs(vehicle.enginePowerPS ?? 0) || null
}

/** Rounded to whole brake horsepower, as the trade writes it: 354 PS is 349 bhp. */
export function bhpFromPs(ps: number): number {
  return Math.round(ps * bhpPerPs)
}

/** Hours for a full charge; null where 0 or absent. */
export function chargingHours(vehicle: Vehicle): number | null {
  return parseHours(vehicle.batteryChargeTime) || null
}

/** Miles per gallon, combined: by WLTP, else by the older NEDC; null where 0 or absent. */
export function fuelConsumptionMpg(vehicle: Vehicle): number | null {
  return vehicle.fuelEconomyWLTPCombinedMPG || vehicle.fuelEconomyNEDCCombinedMPG || null
}

/** Number of previous keepers. */
export function previousOwners(vehicle: Vehicle): number | null {
  return vehicle.owners ?? vehicle.previousOwners ?? null
}

/**
 * The trailer that the plated weights leave room for, in kilograms: the gross train weight less the vehicle's own gross
 * weight. Null when one of them is unknown, or when they leave none.
 */
export function towingWeightKg({ grossTrainWeightKG, grossVehicleWeightKG }: Vehicle): number | null {
  const own = grossVehicleWeightKG ?? 0
  const trailer = (grossTrainWeightKG ?? 0) - own
  return own > 0 && trailer > 0 ? trailer : null
}

/** From 1 to 50, of "15E" too: the letter rates the security. Null for anything else. */
export function insuranceGroupOf({ insuranceGroup }: Vehicle): number | null {
  const text = String(insuranceGroup ?? '')
    .slice(0, 12)
    .trim()
  const group = Number(/^(\d{1,2})\s*[a-z]?$/i.exec(text)?.[1] ?? 0)
  return group >= 1 && group <= 50 ? group : null
}

/**
 * The year of manufacture, which feeds send as a number or as text ("2019"); of a record without one, the year of first
 * registration. Null when neither is known or readable.
 */
export function vehicleYear({ vehicle }: StockRecord): number | null {
  const { yearOfManufacture: value, firstRegistrationDate, firstRegistrationMonth } = vehicle
  if (typeof value === 'number') return Number.isInteger(value) ? value : null
  if (value) return /^\d{4}$/.test(value) ? Number(value) : null
  // A stored record may hold anything in a field that was declared after its import.
  const registered = /^(\d{4})-\d\d/.exec(String(firstRegistrationDate ?? firstRegistrationMonth ?? ''))?.[1]
  return registered === undefined ? null : Number(registered)
}

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

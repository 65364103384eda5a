import { parseHours, parseLitres } from './measure-text.ts'
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

/** Number of former keepers. */
export function previousOwners(vehicle: Vehicle): number | null {
  return vehicle.owners ?? vehicle.previousOwners ?? null
}

/** From 1 to 50, of "15E" too: the letter rates the security. Null for anything else. */
export function insuranceGroupOf({ insuranceGroup }: Vehicle): number | null {
  const text = String(insuranceGroup ?? '')
    .slice(0, 12)
    .trim()
  const group = Number(/^(\d{1,2})\s*[a-z]?$/i.exec(text)?.[1] ?? 0)
  return group >= 1 && group <= 50 ? group : null
}

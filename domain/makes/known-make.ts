import { makeAliases, makes } from './makes.data.ts'

/**
 * "VW" as "Volkswagen", "FORD" as "Ford", "Bmw" as "BMW", "Citroën" as "Citroen". A make that is unknown is returned
 * unchanged, and so is "Cupra", which is written in both cases.
 */
export function knownMake(make: string): string {
  if (spelledMakes.has(make)) return make
  const known = knownMakes.get(nameKey(make)) ?? make
  const isUsualCase = make !== make.toUpperCase() && make !== make.toLowerCase() && known.length > 3
  return isUsualCase && known.toLowerCase() === make.toLowerCase() ? make : known
}

/** Whether it is a make of `makes.data.ts`, or another name of one. */
export function isKnownMake(make: string): boolean {
  return spelledMakes.has(make) || knownMakes.has(nameKey(make))
}

const knownMakes = new Map<string, string>([
  ...Object.entries(makeAliases).map(([alias, make]) => [nameKey(alias), make] as const),
  ...makes.map((make) => [nameKey(make), make] as const),
])

const spelledMakes: ReadonlySet<string> = new Set(makes)

/** The same for "Mercedes Benz", "MERCEDES-BENZ" and "Mercedes-Benz", and with or without accents. */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s\-_.]+/g, ' ')
    .trim()
}

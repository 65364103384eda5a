import { makeAliases, makes } from './makes.data.ts'

/**
 * "VW" as "Volkswagen", "Mercedes Benz" as "Mercedes-Benz", "Citroën" as "Citroen". A make that differs from the
 * trade's spelling in its case only stays as it is, as does one that is not known.
 */
export function knownMake(make: string): string {
  const known = knownMakes.get(nameKey(make)) ?? make
  return known.toLowerCase() === make.toLowerCase() ? make : known
}

const knownMakes = new Map<string, string>([
  ...Object.entries(makeAliases).map(([alias, make]) => [nameKey(alias), make] as const),
  ...makes.map((make) => [nameKey(make), make] as const),
])

/** The same for "Mercedes Benz", "MERCEDES-BENZ" and "Mercédes-Benz". */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s\-_.]+/g, ' ')
    .trim()
}

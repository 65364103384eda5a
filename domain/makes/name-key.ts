/** "Mercedes Benz", "MERCEDES-BENZ" and "Mercedes-Benz" are one make; accents are left out by half of all feeds. */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s\-_.]+/g, ' ')
    .trim()
}

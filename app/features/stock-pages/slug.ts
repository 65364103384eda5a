/** "Mercedes-Benz" as an address writes it: `mercedes-benz`. Accents are dropped, anything else becomes a hyphen. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

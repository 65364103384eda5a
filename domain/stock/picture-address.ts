/** The path of the demo's pictures, accepted so that an exported demo can be imported again. */
const ownFolder = '/media/'

const site = 'https://site.invalid'

/** Whether a browser can load a picture from this address: http or https and well formed, or below `/media/`. */
export function isPictureAddress(href: string): boolean {
  if (plainAddress.test(href)) return true
  if (href.startsWith(ownFolder)) return URL.canParse(href, site)
  return /^https?:\/\//i.test(href) && URL.canParse(href)
}

/** Recognises most addresses without parsing them, which would take a fifth of the time of an import. */
const plainAddress = /^(?:https:\/\/(?:(?!xn--)[a-z][a-z0-9-]{0,61}\.){1,5}[a-z]{2,20}|\/media)\/[\w./{}-]*$/

/**
 * The address with spaces and other special characters percent-encoded, as `srcset` requires. `{resize}`, a placeholder
 * for the width, is kept. Null when `isPictureAddress` is false.
 */
export function normalPictureAddress(href: string): string | null {
  if (!isPictureAddress(href)) return null
  const normal = new URL(href, site).href.replaceAll('%7Bresize%7D', '{resize}')
  return href.startsWith(ownFolder) ? normal.slice(site.length) : normal
}

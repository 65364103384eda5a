/** The path of the dealer's photos and of the demo's pictures. */
const ownFolder = '/media/'

/** The widths that pages and exports ask for, in pixels. */
export const pictureWidths = [200, 400, 800, 1200, 1600] as const

export type PictureWidth = (typeof pictureWidths)[number]

const resize = '{resize}'

/** The address for one width, if it has a place for one. */
export function sizedAddress(address: string, width: PictureWidth): string {
  return address.replaceAll(resize, `w${width}`)
}

export function hasWidths(address: string): boolean {
  return address.includes(resize)
}

const ownPhoto = /^\/media\/photos\/([0-9a-f]{32})\/\{resize\}\.jpg$/

/** The address of one of the dealer's own photos, by the name of its folder. */
export function ownPhotoAddress(name: string): string {
  return `${ownFolder}photos/${name}/${resize}.jpg`
}

/** The name of the folder; null for any other picture. */
export function ownPhotoName(address: string): string | null {
  return ownPhoto.exec(address)?.[1] ?? null
}

/** The address of the same photo as WebP; null for any other picture, of which we know no second format. */
export function webpAddress(address: string): string | null {
  return ownPhoto.test(address) ? address.replace(/jpg$/, 'webp') : null
}

/** Mail programs show none of the first, and Outlook on Windows none of the others. */
const unseenInMail = /^(?:svgz?|webp|avif|jxl|heic|heif)$/i

/**
 * Whether mail programs show the picture at a normal address. JPEG, PNG and GIF are shown everywhere; an address that
 * names no format is taken to be a JPEG, as those of photo services and of older dealer systems are.
 */
export function isShownInMail(address: string): boolean {
  const { pathname, searchParams } = new URL(address, site)
  const ending = /\.(\w{2,5})$/.exec(pathname)?.[1] ?? ''
  const asked = ['format', 'fm', 'f'].map((name) => searchParams.get(name) ?? '')
  return ![ending, ...asked].some((format) => unseenInMail.test(format))
}

/** Stands for this site, whose own addresses are paths. */
const site = 'https://site.invalid'

/**
 * What a browser makes of a picture's address; null where it may load none from it. That is judged by the parsed address
 * alone: `https:///host/x`, `https://\\host/x` and `/media/..//host/x` all lead to a host, which their text hides.
 */
function parsePicture(href: string): URL | null {
  const absolute = URL.parse(href)
  const url = absolute ?? URL.parse(href, site)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  // A path that leads to another host, such as `//host/x`, is none.
  if (url.origin !== site) return absolute
  return isOwnPicture(url) ? url : null
}

/** No path of this site but those of pictures, also after a server has decoded the separators in it. */
function isOwnPicture({ pathname }: URL): boolean {
  return pathname.startsWith(ownFolder) && !/%2f|%5c/i.test(pathname)
}

/** Whether a browser can load a picture from this address: https and well formed, or below `/media/`. */
export function isPictureAddress(href: string): boolean {
  return plainAddress.test(href) || parsePicture(href) !== null
}

/**
 * Recognises most addresses without parsing them, which would take a fifth of the time of an import. The host is the
 * first group.
 */
const plainAddress =
  /^(?!.*\.\.)(?:https:\/\/((?:(?!xn--)[a-z][a-z0-9-]{0,61}\.){1,5}(?!invalid\/)[a-z]{2,20})|\/media)\/[\w./{}-]*$/

/**
 * The address with spaces and other special characters percent-encoded, as `srcset` requires. `{resize}`, a placeholder
 * for the width, is kept. Null when `isPictureAddress` is false.
 */
export function normalPictureAddress(href: string): string | null {
  const url = parsePicture(href)
  if (url === null) return null
  const normal = url.href.replaceAll('%7Bresize%7D', '{resize}')
  return url.origin === site ? normal.slice(site.length) : normal
}

/**
 * The host of an absolute address, with its port unless it is 443; null for a path of ours, and `unloadable` for what is no
 * address of a picture.
 */
function hostOf(href: string): string | null {
  const plain = plainAddress.exec(href)
  if (plain) return plain[1] ?? null
  const url = parsePicture(href)
  if (url === null) return unloadable
  return url.origin === site ? null : url.host
}

/** In the place of a host, which it cannot be. */
export const unloadable = '(no address)'

/** Bounds the memory for a feed with many hosts. */
const mostHosts = 50

/**
 * Creates the function that tells the host whose pictures may not be shown, or `unloadable`; null for an address that may be.
 *
 * @param allowed `pictureHosts` of the configuration: hosts, or `*.host` for its subdomains.
 */
export function createHostCheck(allowed: readonly string[]): (href: string) => string | null {
  const known = new Map<string, boolean>()

  function isAllowed(host: string): boolean {
    const before = known.get(host)
    if (before !== undefined) return before
    const answer = allowed.some((pattern) =>
      pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern,
    )
    if (known.size < mostHosts) known.set(host, answer)
    return answer
  }

  return (href) => {
    const host = hostOf(href)
    return host === null || isAllowed(host) ? null : host
  }
}

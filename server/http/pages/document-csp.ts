import { createHash, randomBytes } from 'node:crypto'

export interface DocumentWithCsp {
  html: string
  /** The value of `Content-Security-Policy` for `html`. */
  csp: string
}

/** The nonce of one render. The page handler sets it on every inline script and style. */
export function createScriptNonce(): string {
  return randomBytes(16).toString('base64url')
}

/**
 * Removes the nonce from a rendered document and allows by hash the inline scripts and styles that carried it. An
 * injected one cannot know the nonce and gets no hash. Hashes stay valid in a cached copy; a nonce would not.
 *
 * @param pictureSources Sources for `img-src` beside our own.
 */
export function replaceNonces(
  rendered: string,
  nonce: string,
  pictureSources: readonly string[],
): DocumentWithCsp {
  const attribute = ` nonce="${nonce}"`
  const hashesOf = (tag: InlineTag) => new Set(withNonce(rendered, tag, attribute).map(hashSource))
  const csp = [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf('script')].join(' '),
    ["style-src 'self'", ...hashesOf('style')].join(' '),
    ["img-src 'self'", ...pictureSources].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html: rendered.replaceAll(attribute, ''), csp }
}

type InlineTag = 'script' | 'style'

const elements: Readonly<Record<InlineTag, RegExp>> = {
  script: /<script(\s[^>]*)>([\s\S]*?)<\/script>/g,
  style: /<style(\s[^>]*)>([\s\S]*?)<\/style>/g,
}

/** The sources of the inline elements whose tag has the nonce. */
function withNonce(html: string, tag: InlineTag, attribute: string): string[] {
  return [...html.matchAll(elements[tag])].flatMap(([, attributes = '', source = '']) =>
    attributes.includes(attribute) && !/\ssrc=/.test(attributes) ? [source] : [],
  )
}

function hashSource(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}

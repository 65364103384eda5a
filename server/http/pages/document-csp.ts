import { hash, randomBytes } from 'node:crypto'

export interface DocumentWithCsp {
  html: Buffer<ArrayBuffer>
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
 * Works on bytes: decoding and encoding a document takes longer than finding the few tags with the nonce.
 *
 * @param pictureSources Sources for `img-src` beside our own.
 * @param reports Directives that say where violations are reported.
 */
export function replaceNonces(
  rendered: Buffer<ArrayBuffer>,
  nonce: string,
  pictureSources: readonly string[],
  reports: readonly string[] = [],
): DocumentWithCsp {
  const attribute = ` nonce="${nonce}"`
  const parts: Buffer[] = []
  const sources = { script: new Set<string>(), style: new Set<string>() }
  let from = 0
  for (let at = rendered.indexOf(attribute); at >= 0; at = rendered.indexOf(attribute, from)) {
    parts.push(rendered.subarray(from, at))
    from = at + attribute.length
    const inline = inlineElement(rendered, at, from)
    if (inline) sources[inline.tag].add(hashSource(inline.source))
  }
  parts.push(rendered.subarray(from))
  const csp = [
    "default-src 'none'",
    ["script-src 'self'", ...sources.script].join(' '),
    ["style-src 'self'", ...sources.style].join(' '),
    ["img-src 'self'", ...pictureSources].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The policies are in `app/enhance`: parse-own-page.ts and register-offline-worker.ts.
    "require-trusted-types-for 'script'",
    'trusted-types own-page own-worker',
    ...reports,
  ].join('; ')
  return { html: Buffer.concat(parts), csp }
}

type InlineTag = 'script' | 'style'

/** The inline script or style whose tag has the nonce between `at` and `end`; null for any other element. */
function inlineElement(html: Buffer, at: number, end: number): { tag: InlineTag; source: Buffer } | null {
  // React escapes < and > in attributes, so these are the bounds of the tag.
  const opened = html.subarray(html.lastIndexOf('<', at), at).toString()
  const [, tag] = /^<(script|style)(?:\s[^>]*)?$/.exec(opened) ?? []
  const close = html.indexOf('>', end)
  if (tag === undefined || close < 0) return null
  const stop = html.indexOf(`</${tag}>`, close)
  if (stop < 0 || /\ssrc=/.test(opened + html.subarray(end, close).toString())) return null
  return { tag: tag as InlineTag, source: html.subarray(close + 1, stop) }
}

function hashSource(source: Buffer): string {
  return `'sha256-${hash('sha256', source, 'base64')}'`
}

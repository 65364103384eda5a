import { createHash } from 'node:crypto'

const inlineScripts = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g
const dataBlock = /\stype="application\/(?:ld\+)?json"/

/**
 * The content policy of one document: our own files, and the inline scripts and styles that it was rendered with.
 * By hash rather than nonce, so that a cached copy stays valid.
 */
export function documentCsp(html: string): string {
  const scripts = [...html.matchAll(inlineScripts)].filter(
    ([, attributes = '']) => !dataBlock.test(attributes),
  )
  const scriptHashes = scripts.map(([, , source = '']) => hashSource(source))
  const styleHashes = [...html.matchAll(inlineStyles)].map(([, source = '']) => hashSource(source))
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(scriptHashes)].join(' '),
    ["style-src 'self'", ...new Set(styleHashes)].join(' '),
    // A feed's pictures lie where the dealer's supplier keeps them.
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hashSource(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}

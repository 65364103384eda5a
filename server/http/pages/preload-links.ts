/**
 * The `Link` header of a document: its style sheets and preloaded fonts. A proxy or CDN that remembers it sends it as
 * 103 Early Hints before the next answer. Null if the document names no such file.
 */
export function preloadLinks(html: Buffer): string | null {
  const head = html.toString('latin1', 0, Math.max(0, html.indexOf('</head>')))
  const links = [...head.matchAll(/<link\s([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const { rel, as, href = '' } = readAttributes(attributes)
    // Only files of the build: nothing of a feed gets into a header.
    if (!/^\/assets\/[\w.-]+$/.test(href)) return []
    if (rel === 'stylesheet') return [`<${href}>; rel=preload; as=style`]
    return rel === 'preload' && as === 'font' ? [`<${href}>; rel=preload; as=font; crossorigin`] : []
  })
  return links.length > 0 ? [...new Set(links)].join(', ') : null
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  )
}

/**
 * The `Link` header of a document: its style sheets and preloaded fonts. A proxy or CDN that remembers it sends it as
 * 103 Early Hints before the next answer. Null if the document names no such file.
 */
export function preloadLinks(html: Buffer): string | null {
  const links = linksOfHead(html).flatMap((attributes) => {
    const { rel, as, href = '' } = readAttributes(attributes)
    // Only files of the build: nothing of a feed gets into a header.
    if (!/^\/assets\/[\w.-]+$/.test(href)) return []
    if (rel === 'stylesheet') return [`<${href}>; rel=preload; as=style`]
    return rel === 'preload' && as === 'font' ? [`<${href}>; rel=preload; as=font; crossorigin`] : []
  })
  return links.length > 0 ? [...new Set(links)].join(', ') : null
}

/** The attributes of each link. Searches the bytes: most of the head is styles, which need not be decoded. */
function linksOfHead(html: Buffer): string[] {
  const links: string[] = []
  const end = html.indexOf('</head>')
  for (let at = html.indexOf('<link '); at >= 0 && at < end; at = html.indexOf('<link ', at + 1))
    links.push(html.toString('latin1', at + '<link '.length, html.indexOf('>', at)))
  return links
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  )
}

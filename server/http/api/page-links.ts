interface PageOfMany {
  /** The path and query of the request. */
  url: string
  page: number
  pageSize: number
  total: number
}

/** Proxies take about 8 KB of headers. Only a query of unusual length has longer links, and does without them. */
const longestLink = 4_000

/** The headers of one page of a list: the total, and links to other pages (RFC 8288) with the same query. */
export function pageHeaders({ url, page, pageSize, total }: PageOfMany): Record<string, string> {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const targets = {
    first: 1,
    ...(page > 1 && { prev: Math.min(page - 1, last) }),
    ...(page < last && { next: page + 1 }),
    last,
  }
  const [path = '', query = ''] = url.split('?', 2)
  const start = encodeURI(decodeURI(path))
  const params = new URLSearchParams(query)
  const links = Object.entries(targets).map(([relation, target]) => {
    params.set('page', String(target))
    return `<${start}?${params}>; rel="${relation}"`
  })
  const link = links.join(', ')
  const count = { 'x-total-count': String(total) }
  return link.length > longestLink ? count : { ...count, link }
}

export const pageHeaderDocs = {
  'X-Total-Count': { type: 'integer', description: 'How many there are on all pages' },
  Link: { type: 'string', description: 'The pages `first`, `prev`, `next` and `last`, relative to the site' },
} as const

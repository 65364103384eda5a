import type { FastifyInstance } from 'fastify'
import { hasPersonalQuery } from '#domain/words/personal-text.ts'
import { personalHeaders } from './pages/personal-address.ts'

/**
 * Answers addresses of the dealer's former website with 301 and what they lead to now. Must be registered before what
 * keeps answers, which knows only the parameters of this site.
 *
 * @param redirects as `redirects.ts` in the dealer's folder has them.
 */
export function redirectFormerAddresses(
  app: FastifyInstance,
  redirects: Readonly<Record<string, string>>,
): void {
  const rules = readRules(redirects)
  if (rules.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const target = findRedirect(rules, request.url)
    if (target === null) return
    // A shared cache may keep a permanent redirect that does not say how long.
    if (hasPersonalQuery(request.url)) reply.headers(personalHeaders)
    return reply.redirect(target, 301)
  })
}

interface Rule {
  path: URLPattern
  /** Parameters that the address must have. A value such as `:id` is any text. */
  query: readonly [name: string, value: string][]
  to: string
}

function readRules(redirects: Readonly<Record<string, string>>): Rule[] {
  return Object.entries(redirects).map(([from, to]) => {
    const [pathname = '', search = ''] = from.split('?', 2)
    return { path: new URLPattern({ pathname }), query: [...new URLSearchParams(search)], to }
  })
}

/** @param url path and query, as the request has them. */
function findRedirect(rules: readonly Rule[], url: string): string | null {
  const [pathname = '', search = ''] = url.split('?', 2)
  const parameters = new URLSearchParams(search)
  for (const { path, query, to } of rules) {
    const found = path.exec({ pathname })
    if (!found) continue
    const texts = new Map(Object.entries(found.pathname.groups))
    const fits = query.every(([name, wanted]) => {
      const text = parameters.get(name)
      if (text === null || !wanted.startsWith(':')) return text === wanted
      texts.set(wanted.slice(1), encodeURIComponent(text))
      return true
    })
    if (fits) return to.replace(/:(\w+)/g, (all, name: string) => texts.get(name) ?? all)
  }
  return null
}

/**
 * One of the two policies that the Content Security Policy names: see `server/http/pages/content-policy.ts`. Scripts in
 * what our own server answers do not run, and event handlers are refused.
 */
const policy = globalThis.trustedTypes?.createPolicy('own-page', { createHTML: (html) => html })

/** HTML that our own server has answered, as nodes. */
export function parseOwnHtml(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = policy?.createHTML(html) ?? html
  return template.content
}

/** One of the two policies that the Content Security Policy names: see `server/http/pages/content-policy.ts`. */
const policy = globalThis.trustedTypes?.createPolicy('own-page', { createHTML: (html) => html })

/** Parses what our own server has answered. Its scripts do not run, and event handlers are refused by the policy. */
export function parseOwnPage(html: string): Document {
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
}

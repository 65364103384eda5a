declare global {
  /** The part of the Trusted Types API that we use. A browser without it takes strings. */
  var trustedTypes:
    | {
        readonly emptyHTML: string
        createPolicy(
          name: string,
          rules: { createHTML(html: string): string },
        ): { createHTML(html: string): string }
      }
    | undefined
}

/** The one policy that the Content Security Policy names: see `server/http/pages/content-policy.ts`. */
const policy = globalThis.trustedTypes?.createPolicy('own-page', { createHTML: (html) => html })

/** Parses what our own server has answered. Its scripts do not run, and event handlers are refused by the policy. */
export function parseOwnPage(html: string): Document {
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
}

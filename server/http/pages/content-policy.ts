import type { ForeignScript } from '#domain/dealer/foreign-script.ts'
import { hasPersonalQuery } from '#domain/words/personal-text.ts'
import type { PageRoute } from '../app-options.ts'

interface PolicyOptions {
  /** Directives that say where violations are reported. */
  reports?: readonly string[]
  /** Allowed beside our own. */
  foreignScript?: Pick<ForeignScript, 'src' | 'origins'> | undefined
}

/**
 * The value of `Content-Security-Policy` for pages. It depends on the address alone, so a cached copy stays valid.
 *
 * Scripts are files of ours. Inline there is data only: JSON, and the rules for opening links in advance. Styles may be
 * inline, for libraries that add some by script: docs/use-a-ui-library.md.
 *
 * @param pictureHosts For `img-src`, beside our own.
 */
export function contentPolicy(
  pictureHosts: readonly string[],
  { reports = [], foreignScript }: PolicyOptions = {},
): string {
  const foreign = foreignScript ? [new URL(foreignScript.src).origin, ...foreignScript.origins] : []
  const directive = (...parts: string[]) => [...parts, ...foreign].join(' ')
  return [
    "default-src 'none'",
    directive('script-src', "'self'", "'inline-speculation-rules'"),
    directive('style-src', "'self'", "'unsafe-inline'"),
    directive('img-src', "'self'", ...pictureHosts.map((host) => `https://${host}`)),
    directive('font-src', "'self'"),
    directive('connect-src', "'self'"),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(foreignScript ? [directive('frame-src')] : trustedTypes),
    ...reports,
  ].join('; ')
}

/**
 * The policies are in `app/enhance`: own-html.ts and register-offline-worker.ts. Scripts of others seldom work with
 * trusted types.
 */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types own-page own-worker']

/**
 * Whether the page may load the script of another company. A script reads everything in its page, so it is on none where
 * somebody enters personal details, nor where the address has some.
 */
export function mayHaveForeignScript(route: PageRoute | undefined, url: string): boolean {
  return !route?.isPersonal && !hasPersonalQuery(url)
}

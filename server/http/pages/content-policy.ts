/**
 * The value of `Content-Security-Policy` for pages. It is the same for all of them, so a kept copy stays valid.
 *
 * Scripts are files of ours. Inline there is data only: JSON, and the rules for opening links in advance. Styles may be
 * inline, for libraries that add some by script: docs/use-a-ui-library.md.
 *
 * @param pictureHosts For `img-src`, beside our own.
 * @param reports Directives that say where violations are reported.
 */
export function contentPolicy(pictureHosts: readonly string[], reports: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'inline-speculation-rules'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self'", ...pictureHosts.map((host) => `https://${host}`)].join(' '),
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
}

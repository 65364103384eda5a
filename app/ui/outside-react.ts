/**
 * Props of an element whose content React leaves alone: the server renders it, or a script fills it, perhaps before
 * hydration. Where the browser has Trusted Types, no string may be assigned, not even an empty one. One object, so that
 * React sees no change in the next render.
 */
export const outsideReact = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: globalThis.trustedTypes?.emptyHTML ?? '' },
}

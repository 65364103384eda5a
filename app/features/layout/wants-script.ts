/** A page that has nothing to run says `handle = { hydrate: false }` and is sent without script. */
export function wantsScript(matches: readonly { handle?: unknown }[]): boolean {
  return !matches.some(({ handle }) => {
    return typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === false
  })
}

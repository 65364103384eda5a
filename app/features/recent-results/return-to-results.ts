/**
 * Goes back in the history to the newest entry with the address `href`, where the browser restores how far it was
 * scrolled. False where the browser cannot tell (no Navigation API) or has no such entry: then follow the link.
 */
export function returnTo(href: string): boolean {
  const navigation: Navigation | undefined = window.navigation
  const current = navigation?.currentEntry?.index ?? -1
  const entry = navigation
    ?.entries()
    .slice(0, Math.max(0, current))
    .findLast(({ url }) => url !== null && new URL(url).href === new URL(href, location.href).href)
  if (!entry) return false
  navigation?.traverseTo(entry.key)
  return true
}

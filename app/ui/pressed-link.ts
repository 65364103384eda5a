/** The link inside this site that a plain press opens in this window; null for any other press. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const opensHere = link?.origin === location.origin && link.target === '' && !link.hasAttribute('download')
  return opensHere ? link : null
}

/**
 * Replaces pictures of a part that fail to load by the panel in the page's template, as the component `Photo` does with
 * React.
 */
export function enhancePhotos(part: HTMLElement): void {
  const panel =
    document.querySelector<HTMLTemplateElement>('template[data-no-photo]')?.content.firstElementChild

  function replace(picture: HTMLImageElement): void {
    const shown = panel?.cloneNode(true)
    if (!(shown instanceof Element)) return
    shown.setAttribute('aria-label', picture.alt ? `${picture.alt}: no picture` : 'No picture')
    picture.replaceWith(shown)
  }

  // The event does not bubble.
  part.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true)
  // Some may have failed before this script ran.
  for (const picture of part.querySelectorAll('img'))
    if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '') replace(picture)
}

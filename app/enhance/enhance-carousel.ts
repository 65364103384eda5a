/** Lets the two buttons of a `Carousel` move its row by one item, and shows the item that the keyboard has reached. */
export function enhanceCarousel(carousel: HTMLElement): void {
  const row = carousel.querySelector('ul')
  if (!row) return
  for (const button of carousel.querySelectorAll<HTMLElement>('[data-move]'))
    button.addEventListener('click', () => {
      const width = row.firstElementChild?.getBoundingClientRect().width ?? 0
      row.scrollBy({ left: Number(button.dataset.move) * width })
    })
  // The browser scrolls to the focus by the least distance, and scroll snapping may undo that.
  row.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return
    const item = [...row.children].find((each) => each.contains(target))
    item?.scrollIntoView({ block: 'nearest', inline: 'start' })
  })
}

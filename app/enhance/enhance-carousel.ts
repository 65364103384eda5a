/** Lets the two buttons of a `Carousel` move its row by one item. */
export function enhanceCarousel(carousel: HTMLElement): void {
  const row = carousel.querySelector('ul')
  for (const button of carousel.querySelectorAll<HTMLElement>('[data-move]'))
    button.addEventListener('click', () => {
      const width = row?.firstElementChild?.getBoundingClientRect().width ?? 0
      row?.scrollBy({ left: Number(button.dataset.move) * width })
    })
}

import { type ComponentType, createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** `props` are those with which the server rendered the page. A press meanwhile is answered first. */
export function hydrateMain(main: HTMLElement, Page: ComponentType<object>, props: object): void {
  startTransition(() => {
    hydrateRoot(main, createElement(Page, props))
  })
}

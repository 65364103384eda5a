// First: it declares the order of the layers, and the styles of this module are those that a document starts with.
import './styles/app.css'
import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { enhanceDialogs } from './enhance/enhance-dialogs.ts'
import { enhanceSearchBox } from './enhance/enhance-search-box.ts'
// Bundled apart from the islands, as the script of pages without React is: see root.tsx.
import keptVehiclesUrl from './enhance/kept-vehicles-of-islands.ts?worker&url'
import { registerOfflineWorker } from './enhance/register-offline-worker.ts'
import { showLoadingVehicle } from './enhance/show-loading-vehicle.ts'
import { mainId } from './features/layout/Main.tsx'
import { pageDataId } from './features/layout/page-data.ts'
import { afterPaint } from './ui/after-paint.ts'

/**
 * Hydrates the content of `main` with what `render` makes of the page's data. Each module of `app/islands` calls it once.
 * The rest of the document is plain HTML and gets the same enhancements as pages without React.
 */
export function hydratePage<Data>(render: (data: Data) => ReactNode): void {
  const main = document.getElementById(mainId)
  const text = document.getElementById(pageDataId)?.textContent
  if (!main || !text) return
  function hydrate(container: HTMLElement, data: Data): void {
    startTransition(() => {
      hydrateRoot(container, render(data))
    })
  }
  afterPaint(() => hydrate(main, JSON.parse(text)))
  enhanceDialogs(document)
  for (const box of document.querySelectorAll<HTMLElement>('[data-search-box]')) enhanceSearchBox(box)
  showLoadingVehicle(document)
  // Not part of this script, because nothing waits for it: the buttons that it serves are hidden until then. Without it
  // the page is complete.
  import(/* @vite-ignore */ keptVehiclesUrl).catch(() => undefined)
  registerOfflineWorker(document.documentElement.dataset.offlineWorker)
}

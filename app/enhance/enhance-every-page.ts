import { enhanceDialogs } from './enhance-dialogs.ts'
import { enhanceKept } from './enhance-kept.ts'
import { enhancePhotos } from './enhance-photos.ts'
import { enhanceSearchBox } from './enhance-search-box.ts'
import { enhanceTerms } from './enhance-terms.ts'
import { registerOfflineWorker } from './register-offline-worker.ts'

export function enhance<E extends HTMLElement>(selector: string, improve: (element: E) => void): void {
  for (const element of document.querySelectorAll<E>(selector)) improve(element)
}

/** What every page has that does not hydrate. */
export function enhanceEveryPage(): void {
  enhance('[data-search-box]', enhanceSearchBox)
  enhancePhotos(document)
  enhanceDialogs(document)
  enhanceTerms(document)
  enhanceKept(document)
  const { dataset } = document.documentElement
  registerOfflineWorker(dataset.offlineWorker)
  dataset.enhanced = ''
}

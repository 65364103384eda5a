import { enhanceCarousel } from './enhance-carousel.ts'
import { enhanceDialogs } from './enhance-dialogs.ts'
import { enhanceLeasingGuides } from './enhance-leasing-guides.ts'
import { enhanceMakeModel } from './enhance-make-model.ts'
import { enhanceNearMe } from './enhance-near-me.ts'
import { enhancePhotos } from './enhance-photos.ts'
import { enhanceSaved } from './enhance-saved.ts'
import { enhanceSearchBox } from './enhance-search-box.ts'
import { enhanceTerms } from './enhance-terms.ts'
import { enhanceViewed } from './enhance-viewed.ts'
import { registerOfflineWorker } from './register-offline-worker.ts'

// The only script of pages that do not hydrate: it improves what the server has rendered, which works without it.
// At most 8 KB with gzip, so no React and no library; tests/pages/page-scripts.test.ts checks this.

function enhance<E extends HTMLElement>(selector: string, improve: (element: E) => void): void {
  for (const element of document.querySelectorAll<E>(selector)) improve(element)
}

enhance('form[data-make-model]', enhanceMakeModel)
enhance('[data-carousel]', enhanceCarousel)
enhance('[data-near-me]', enhanceNearMe)
enhance('[data-leasing-choice]', enhanceLeasingGuides)
enhance('[data-search-box]', enhanceSearchBox)
enhancePhotos(document)
enhanceDialogs(document)
enhanceTerms(document)
enhanceSaved(document)
enhanceViewed(document)

const { dataset } = document.documentElement
registerOfflineWorker(dataset.offlineWorker)
dataset.enhanced = ''

// Loads Vite's client, which reloads the page after a change of the sources. Absent from the build.
import.meta.hot?.accept(() => location.reload())

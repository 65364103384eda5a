import { enhanceCarousel } from './enhance-carousel.ts'
import { enhance, enhanceEveryPage } from './enhance-every-page.ts'
import { enhanceLeasingGuides } from './enhance-leasing-guides.ts'
import { enhanceMakeModel } from './enhance-make-model.ts'
import { enhanceNearMe } from './enhance-near-me.ts'

// The only script of pages that do not hydrate: it improves what the server has rendered, which works without it.
// At most 8 KB with gzip, so no React and no library; tests/pages/page-scripts.test.ts checks this.

enhance('form[data-make-model]', enhanceMakeModel)
enhance('[data-carousel]', enhanceCarousel)
enhance('[data-near-me]', enhanceNearMe)
enhance('[data-leasing-choice]', enhanceLeasingGuides)
enhanceEveryPage()

// Loads Vite's client, which reloads the page after a change of the sources. Absent from the build.
import.meta.hot?.accept(() => location.reload())

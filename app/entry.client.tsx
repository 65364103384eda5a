// First: it declares the order of the layers.
import './styles/app.css'
import type { ComponentType } from 'react'
import { enhanceCarousel } from './enhance/enhance-carousel.ts'
import { enhanceDialogs } from './enhance/enhance-dialogs.ts'
import { enhanceNearMe } from './enhance/enhance-near-me.ts'
import { enhancePhotos } from './enhance/enhance-photos.ts'
import { enhanceSaved } from './enhance/enhance-saved.ts'
import { enhanceTerms } from './enhance/enhance-terms.ts'
import { enhanceViewed } from './enhance/enhance-viewed.ts'
import { registerOfflineWorker } from './enhance/register-offline-worker.ts'
import { showLoadingVehicle } from './enhance/show-loading-vehicle.ts'
import type { HydratedPage } from './features/layout/route-handle.ts'

// The script of every page: docs/what-a-page-loads.md. It imports no React: pages that hydrate load that in addition.

const { dataset } = document.documentElement
const main = document.querySelector('main')

each('[data-search-box]', (form) =>
  form.addEventListener('focusin', () => void suggestSearches(form).catch(console.error), { once: true }),
)
each('[data-carousel]', enhanceCarousel)
enhanceDialogs(document)
improve('[data-foreign-script]', async () => {
  return (await import('./enhance/enhance-foreign-script.ts')).enhanceForeignScript
}).catch(console.error)
showLoadingVehicle(document)
registerOfflineWorker(dataset.offlineWorker)

const pageData = document.querySelector<HTMLElement>('[data-hydrates]')
// Without React a page works as the plain HTML that it is, so what could not be loaded is left out. No `await` here: what
// is imported on demand imports parts of this script, and would wait for its end.
// React does it in what it hydrates.
each(pageData ? '[data-served], [data-viewed]' : 'body', enhancePhotos)
const started = pageData && main ? hydrate(main, pageData) : enhanceMain()
started.catch(console.error).then(() => {
  enhanceSaved(document)
  enhanceViewed(document)
  dataset.enhanced = ''
})

/** Renders the content of `main` again with the props that the server had. */
async function hydrate(main: HTMLElement, { dataset, textContent }: HTMLElement): Promise<void> {
  const load = {
    vehicle: () => import('./features/vehicle/VehiclePage.tsx').then(({ VehiclePage }) => VehiclePage),
    'design-system': () =>
      import('./features/design-system/DesignSystem.tsx').then(({ DesignSystem }) => DesignSystem),
  }[dataset.hydrates as HydratedPage]
  const [{ hydrateMain }, Page] = await Promise.all([import('./hydrate-main.ts'), load()])
  hydrateMain(main, Page as ComponentType<object>, JSON.parse(textContent))
}

/** The suggestions of a search box wait for its first use. */
async function suggestSearches(form: HTMLElement): Promise<void> {
  const { enhanceSearchBox } = await import('./enhance/enhance-search-box.ts')
  enhanceSearchBox(form)
}

/** What React does itself on pages that it hydrates. */
async function enhanceMain(): Promise<void> {
  each('[data-near-me]', enhanceNearMe)
  // Results are on the terms of their address: docs/decisions/0024-the-address-is-the-search.md.
  if (!document.querySelector('[data-search-results]')) enhanceTerms(document)
  await Promise.all([
    improve('form[data-make-model]', async () => {
      return (await import('./enhance/enhance-make-model.ts')).enhanceMakeModel
    }),
    improve('[data-leasing-choice]', async () => {
      return (await import('./enhance/enhance-leasing-guides.ts')).enhanceLeasingGuides
    }),
    improve('[data-enquiry]', async () => {
      return (await import('./enhance/enhance-enquiry.ts')).enhanceEnquiry
    }),
    improve('[data-own-value]', async () => {
      return (await import('./enhance/enhance-own-vehicle.ts')).enhanceOwnVehicle
    }),
    improve('[data-distances]', async () => {
      return (await import('./enhance/enhance-distances.ts')).enhanceDistances
    }),
    improve('[data-own-application]', async () => {
      return (await import('./enhance/enhance-own-application.ts')).enhanceOwnApplication
    }),
    improve('[data-search-results]', async () => {
      return (await import('./enhance/results/enhance-results.ts')).enhanceResults
    }),
    document.querySelector('[data-nothing-saved]') && import('./enhance/enhance-saved-list.ts'),
  ])
}

/** As `each`, with a script that is loaded if the page has such an element. */
async function improve<E extends HTMLElement>(selector: string, load: () => Promise<(element: E) => void>) {
  if (document.querySelector(selector)) each(selector, await load())
}

function each<E extends HTMLElement>(selector: string, improve: (element: E) => void): void {
  for (const element of document.querySelectorAll<E>(selector)) improve(element)
}

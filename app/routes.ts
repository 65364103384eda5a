import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { landingPages } from '../content/landing-pages.ts'
import { movedPages } from '../content/moved-pages.ts'
import { isOffered } from '../content/offered.ts'
import { soldTypes } from '../content/sold-types.ts'
import { urls } from './urls.ts'

// A loader that serves several paths distinguishes them by `pattern`, which is the path as written here.
const routes = [
  index('routes/home.tsx'),
  ...soldTypes.map((type) => route(urls.search(type), 'routes/search.tsx', { id: `${type}-search` })),
  ...soldTypes.map((type) =>
    route(urls.searchView(type), 'routes/search-view.ts', { id: `${type}-search-view` }),
  ),
  route('find', 'routes/find.ts'),
  route(urls.alerts(), 'routes/alerts.tsx'),
  route(urls.alertsConfirm(), 'routes/alerts-confirm.tsx'),
  route(urls.alertsEnd(), 'routes/alerts-end.tsx'),
  route('browse-stock', 'routes/browse-stock.tsx'),
  route('offers', 'routes/offers.tsx'),
  route('saved', 'routes/saved.tsx'),
  route(urls.viewed(), 'routes/viewed.tsx'),
  route('compare', 'routes/compare.tsx'),
  route('vehicles', 'routes/vehicles.tsx'),
  route('vehicles/:id', 'routes/vehicle.tsx'),
  route('vehicles/:id/apply', 'routes/apply.tsx'),
  route(urls.applicationStatus, 'routes/application-status.tsx'),
  route('vehicles/:id/enquire/:kind', 'routes/enquire.tsx'),
  ...landingPages.map(({ path }) => route(path, 'routes/landing.tsx', { id: `landing${path}` })),
  route(':category/used/:first/:second?', 'routes/stock-page.tsx'),
  route(urls.enquirePartExchange(), 'routes/enquire.tsx', { id: 'enquire-part-exchange' }),
  route(urls.valuation, 'routes/valuation.tsx', { id: 'valuation' }),
  route(urls.partExchange, 'routes/valuation.tsx', { id: 'part-exchange' }),
  route('offline', 'routes/offline.tsx'),
  route('_ui', 'routes/ui-gallery.tsx'),
  route('articles', 'routes/articles.tsx'),
  route('articles/:slug', 'routes/article.tsx'),
  route('expert-reviews', 'routes/expert-reviews.tsx'),
  route(':category/reviews', 'routes/expert-reviews.tsx', { id: 'category-reviews' }),
  route(':category/reviews/:slug', 'routes/review.tsx'),
  ...Object.keys(movedPages).map((path) => route(path, 'routes/moved.tsx', { id: `moved${path}` })),
  route('robots.txt', 'routes/robots.ts'),
  route(urls.securityText, 'routes/security-text.ts'),
  route(urls.llmsText, 'routes/llms-text.ts'),
  route('sitemap.xml', 'routes/sitemap.ts', { id: 'sitemap-index' }),
  route('sitemaps/:file', 'routes/sitemap.ts'),
  route('feeds/:feed', 'routes/search-feed.ts'),
  route(':slug', 'routes/text-page.tsx'),
  route('*', 'routes/not-found.tsx'),
]

/** Without those of what the dealer does not offer. */
export default routes.filter(({ path = '' }) => {
  return isOffered(path.startsWith('/') ? path : `/${path}`)
}) satisfies RouteConfig

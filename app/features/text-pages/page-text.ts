import { type Category, urls } from '#app/urls.ts'
import { applies, factOf, isOffer, type Subject } from '#content/applies.ts'
import { isOffered } from '#content/offered.ts'
import type { PageText } from '#content/text-schemas.ts'
import { textsByFile } from './texts-by-file.ts'

// Read by loaders only, so no page's script contains the data of all pages.
const pages = new Map(
  [
    ...textsByFile<PageText>(
      import.meta.glob('/content/{pages,articles,reviews,tools}/**/*.mdx', { eager: true, import: 'page' }),
      import.meta.glob('#dealer/{pages,articles,reviews,tools}/**/*.mdx', { eager: true, import: 'page' }),
    ),
  ].filter(([file, { needs }]) => {
    const address = addressOf(file)
    return isOffered(address) && (needs === undefined || has(needs, address))
  }),
)

/** Whether the dealer has what a page needs. A fact that is an address is that of the page. */
function has(needs: Subject, address: string): boolean {
  if (isOffer(needs)) return applies(needs)
  const fact = factOf(needs)
  const isAddress = typeof fact === 'string' && /^(\/|https:)/.test(fact)
  return isAddress ? fact === address : fact !== undefined
}

/** Of a review, `reviews/vans/…`, that of the list of its category. */
function addressOf(file: string): string {
  const [folder, name = ''] = file.split('/')
  if (folder === 'articles') return urls.article(name)
  return folder === 'reviews' ? `${urls.category(name as Category)}/reviews` : urls.page(name)
}

/** The page of a file, as `pages/privacy`; null when there is no such file, or it is about what the dealer does not offer or have. */
export function findPage<Page extends PageText>(file: string): Page | null {
  return (pages.get(file) as Page | undefined) ?? null
}

/** Every page of a folder, with its slug, by title. */
export function pagesIn<Page extends PageText>(folder: string): (Page & { slug: string })[] {
  return [...pages]
    .filter(([file]) => file.startsWith(`${folder}/`))
    .map(([file, page]) => ({ ...(page as Page), slug: file.slice(file.lastIndexOf('/') + 1) }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en-GB'))
}

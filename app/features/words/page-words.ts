/** What an MDX file under `content/` exports as `page`. */
export interface PageWords {
  title: string
  description: string
  /** The day the words were last checked, as `2026-11-21`. */
  updated?: string
  /** The page shows a cost of credit, so the representative example precedes the text. */
  showsCredit?: boolean
}

// Read by loaders only, so no page's script contains the data of all pages.
const pages = import.meta.glob<PageWords>('/content/pages/*.mdx', { eager: true, import: 'page' })

/** Null when there is no such page. */
export function findPageWords(slug: string): PageWords | null {
  return pages[`/content/pages/${slug}.mdx`] ?? null
}

/** The words of a page that has its own route. @throws {Error} when the file does not exist. */
export function writtenPage(slug: string): PageWords {
  const page = findPageWords(slug)
  if (!page) throw new Error(`No words at content/pages/${slug}.mdx`)
  return page
}

/** Every slug that `findPageWords` knows. */
export const pageSlugs = Object.keys(pages).map((file) =>
  file.slice('/content/pages/'.length, -'.mdx'.length),
)

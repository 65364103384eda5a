import type { PageText } from '#content/text-schemas.ts'
import { textsByFile } from './texts-by-file.ts'

// Read by loaders only, so no page's script contains the data of all pages.
const pages = textsByFile<PageText>(
  import.meta.glob('/content/{pages,articles,reviews,tools}/**/*.mdx', { eager: true, import: 'page' }),
  import.meta.glob('#dealer/{pages,articles,reviews,tools}/**/*.mdx', { eager: true, import: 'page' }),
)

/** The page of a file, as `pages/privacy`; null when there is no such file. */
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

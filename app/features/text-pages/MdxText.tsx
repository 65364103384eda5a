import type { MDXComponents } from 'mdx/types'
import { Children, type ComponentProps, type ComponentType, isValidElement, type ReactNode } from 'react'
import { AccordionEntry, AccordionList } from '#app/ui/Accordion.tsx'
import { PageLink } from '#app/ui/PageLink.tsx'
import { Table } from '#app/ui/Table.tsx'
import { creditWords } from '#content/credit-words.ts'
import { isOffered, type Offer, offered } from '#content/offered.ts'
import { newCarSavingInWords } from '#content/published-figures.ts'
import { roadTax } from '#content/road-tax.ts'
import { site } from '#content/site.ts'
import { CommissionStatement } from '../finance/CommissionStatement.tsx'
import { MonthlyTable } from '../finance/MonthlyTable.tsx'
import { CustomerReviews } from './CustomerReviews.tsx'
import classes from './MdxText.module.css'
import { Promises } from './Promises.tsx'
import { textsByFile } from './texts-by-file.ts'

/** Parts of a page made from loader data. MDX places one with `{props.blocks.budgets}`. */
export type TextBlocks = Readonly<Record<string, ReactNode>>

interface BodyProps {
  site: typeof site
  credit: typeof creditWords
  roadTax: typeof roadTax
  /** Null where the dealer publishes none. */
  newCarSaving: string | null
  blocks: TextBlocks
  components: MDXComponents
}

const bodies = textsByFile<ComponentType<BodyProps>>(
  import.meta.glob('/content/{pages,articles,reviews,landing,tools}/**/*.mdx', {
    eager: true,
    import: 'default',
  }),
  import.meta.glob('#dealer/{pages,articles,reviews,landing,tools}/**/*.mdx', {
    eager: true,
    import: 'default',
  }),
)

/** What MDX elements become. `Questions` and `Question` are a list of questions that open one by one. */
export const mdxComponents: MDXComponents = {
  a: MdxLink,
  li: Item,
  tr: Row,
  table: Table,
  CommissionStatement,
  CustomerReviews,
  MonthlyTable,
  Offered,
  Promises,
  Question: ({ title, children }: { title: string; children: ReactNode }) => (
    <AccordionEntry title={title}>{children}</AccordionEntry>
  ),
  Questions: ({ children }: { children: ReactNode }) => <AccordionList>{children}</AccordionList>,
}

interface MdxTextProps {
  /** Below `content/`, as in `pages/privacy`. */
  file: string
  blocks?: TextBlocks
}

/** The body of one MDX file, styled as prose. */
export function MdxText({ file, blocks }: MdxTextProps) {
  return (
    <div className={classes.text}>
      <MdxBody file={file} blocks={blocks} />
    </div>
  )
}

/** The body without styles, for a page with its own layout or components. */
export function MdxBody({
  file,
  blocks = {},
  components = {},
}: MdxTextProps & { components?: MDXComponents }) {
  const Body = bodies.get(file)
  if (!Body) throw new Error(`No text at ${file}.mdx, neither in content/ nor in the dealer’s folder`)
  return (
    <Body
      site={site}
      credit={creditWords}
      roadTax={roadTax}
      newCarSaving={newCarSavingInWords()}
      blocks={blocks}
      components={{ ...mdxComponents, ...components }}
    />
  )
}

/** Whether an element of a text is about what this dealer does not offer. */
function isLeftOut(node: ReactNode): boolean {
  return isValidElement<OfferedProps>(node) && node.type === Offered && !offered[node.props.what]
}

/** A list item; none if all of it is about what is not offered. */
function Item(item: ComponentProps<'li'>) {
  return isLeftOut(item.children) ? null : <li {...item} />
}

/** A row of a table; none if all of one cell is about what is not offered. */
function Row(row: ComponentProps<'tr'>) {
  const cells = Children.toArray(row.children).filter(isValidElement<ComponentProps<'td'>>)
  return cells.some(({ props }) => isLeftOut(props.children)) ? null : <tr {...row} />
}

interface OfferedProps {
  what: Offer
  children: ReactNode
}

/** Text about what only some dealers offer: `<Offered what="van">…</Offered>`. */
function Offered({ what, children }: OfferedProps) {
  return offered[what] ? children : null
}

/** A link in MDX; only its words where the dealer does not offer what the page is about. */
export function MdxLink({ href = '', ...rest }: ComponentProps<'a'>) {
  if (!isOffered(href)) return rest.children
  if (href.startsWith('/')) return <PageLink to={href} {...rest} />
  return <a href={href} rel="noopener" {...rest} />
}

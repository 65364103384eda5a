import type { MDXComponents } from 'mdx/types'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Accordion, AccordionEntry } from '#app/ui/Accordion.tsx'
import { Table } from '#app/ui/Table.tsx'
import { creditWords } from '#content/credit-words.ts'
import { isOffered } from '#content/offered.ts'
import { newCarSavingInWords } from '#content/published-figures.ts'
import { roadTax } from '#content/road-tax.ts'
import { callLink, site } from '#content/site.ts'
import { drawings } from '../drawings/drawings.ts'
import { CommissionStatement } from '../finance/CommissionStatement.tsx'
import { EnergyTable } from '../finance/EnergyTable.tsx'
import { MonthlyTable } from '../finance/MonthlyTable.tsx'
import { CustomerReviews } from './CustomerReviews.tsx'
import { Captioned, ColumnHeader, Row, Stacked } from './MdxTable.tsx'
import classes from './MdxText.module.css'
import { Item, List, NumberedList, Offered } from './Offered.tsx'
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

const bodies = textsByFile<(props: BodyProps) => ReactElement>(
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
  ...drawings,
  a: MdxLink,
  li: Item,
  ol: NumberedList,
  ul: List,
  table: Table,
  th: ColumnHeader,
  tr: Row,
  Captioned,
  CommissionStatement,
  CustomerReviews,
  EnergyTable,
  MonthlyTable,
  Offered,
  Phone: () => <a href={callLink}>{site.phone.label}</a>,
  Promises,
  Question: ({ title, children }: { title: string; children: ReactNode }) => (
    <AccordionEntry title={title}>{children}</AccordionEntry>
  ),
  Questions: ({ children }: { children: ReactNode }) => <Accordion>{children}</Accordion>,
  Stacked,
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
export function MdxBody(props: MdxTextProps & { components?: MDXComponents }) {
  return mdxElements(props)
}

/** The elements of a body, which is a function without hooks. */
export function mdxElements({
  file,
  blocks = {},
  components = {},
}: MdxTextProps & { components?: MDXComponents }): ReactElement {
  const body = bodies.get(file)
  if (!body) throw new Error(`No text at ${file}.mdx, neither in content/ nor in the dealer’s folder`)
  return body({
    site,
    credit: creditWords,
    roadTax,
    newCarSaving: newCarSavingInWords(),
    blocks,
    components: { ...mdxComponents, ...components },
  })
}

/** A link in MDX; only its words where the dealer does not offer what the page is about. */
export function MdxLink({ href = '', ...rest }: ComponentProps<'a'>) {
  if (!isOffered(href)) return rest.children
  return <a href={href} {...rest} />
}

import type { MDXComponents } from 'mdx/types'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { AccordionEntry, AccordionList } from '#app/ui/Accordion.tsx'
import { PageLink } from '#app/ui/PageLink.tsx'
import { Table } from '#app/ui/Table.tsx'
import { site } from '#content/site.ts'
import { CommissionStatement } from '../finance/CommissionStatement.tsx'
import { MonthlyTable } from '../finance/MonthlyTable.tsx'
import classes from './WrittenWords.module.css'

/** Parts of a page made from loader data. MDX places one with `{props.blocks.budgets}`. */
export type WordsBlocks = Readonly<Record<string, ReactNode>>

interface WordsProps {
  site: typeof site
  blocks: WordsBlocks
  components: MDXComponents
}

const bodies = import.meta.glob<ComponentType<WordsProps>>(
  '/content/{pages,articles,reviews,landing,tools}/**/*.mdx',
  { eager: true, import: 'default' },
)

/** What MDX elements become. `Questions` and `Question` are a list of questions that open one by one. */
const standard: MDXComponents = {
  a: WordsLink,
  table: Table,
  CommissionStatement,
  MonthlyTable,
  Question: ({ title, children }: { title: string; children: ReactNode }) => (
    <AccordionEntry title={title}>{children}</AccordionEntry>
  ),
  Questions: ({ children }: { children: ReactNode }) => <AccordionList>{children}</AccordionList>,
}

interface WrittenWordsProps {
  /** Below `content/`, as in `pages/privacy`. */
  file: string
  blocks?: WordsBlocks
}

/** The body of one MDX file, styled as prose. */
export function WrittenWords({ file, blocks }: WrittenWordsProps) {
  return (
    <div className={classes.words}>
      <WrittenBody file={file} blocks={blocks} />
    </div>
  )
}

/** The body without styles, for a page with its own layout or components. */
export function WrittenBody({
  file,
  blocks = {},
  components = {},
}: WrittenWordsProps & { components?: MDXComponents }) {
  const Body = bodies[`/content/${file}.mdx`]
  if (!Body) throw new Error(`No words at content/${file}.mdx`)
  return <Body site={site} blocks={blocks} components={{ ...standard, ...components }} />
}

/** A link in MDX. */
export function WordsLink({ href = '', ...rest }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <PageLink to={href} {...rest} />
  return <a href={href} rel="noopener" {...rest} />
}

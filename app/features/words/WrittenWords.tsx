import type { MDXComponents } from 'mdx/types'
import { type ComponentType, lazy, type ReactNode } from 'react'
import { Table } from '#app/ui/Table.tsx'
import { site } from '#content/site.ts'
import { CommissionStatement } from '../finance/CommissionStatement.tsx'
import { MonthlyTable } from '../finance/MonthlyTable.tsx'
import { Question, Questions } from './Questions.tsx'
import { WordsLink } from './WordsLink.tsx'
import classes from './WrittenWords.module.css'

/** Parts of a page that its loader fills; words place one as `{props.blocks.budgets}`. */
export type WordsBlocks = Readonly<Record<string, ReactNode>>

interface WordsProps {
  site: typeof site
  blocks: WordsBlocks
  components: MDXComponents
}

const files = import.meta.glob<{ default: ComponentType<WordsProps> }>(
  '/content/{pages,articles,reviews,landing,tools}/**/*.mdx',
)
const bodies = Object.fromEntries(Object.entries(files).map(([file, load]) => [file, lazy(load)]))

const standard: MDXComponents = {
  a: WordsLink,
  table: Table,
  CommissionStatement,
  MonthlyTable,
  Question,
  Questions,
}

interface WrittenWordsProps {
  /** Below `content/`, as in `pages/privacy`. */
  file: string
  blocks?: WordsBlocks
}

/** The body of one file of words, set for reading. */
export function WrittenWords({ file, blocks }: WrittenWordsProps) {
  return (
    <div className={classes.words}>
      <WrittenBody file={file} blocks={blocks} />
    </div>
  )
}

/** The body without styles, for a page that lays words out in its own way, with its own components in place of the standard ones. */
export function WrittenBody({
  file,
  blocks = {},
  components = {},
}: WrittenWordsProps & { components?: MDXComponents }) {
  const Body = bodies[`/content/${file}.mdx`]
  if (!Body) throw new Error(`No words at content/${file}.mdx`)
  return <Body site={site} blocks={blocks} components={{ ...standard, ...components }} />
}

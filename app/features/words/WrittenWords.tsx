import type { MDXComponents } from 'mdx/types'
import { type ComponentType, lazy } from 'react'
import { Table } from '#app/ui/Table.tsx'
import { site } from '#content/site.ts'
import { MonthlyTable } from '../finance/MonthlyTable.tsx'
import { Question, Questions } from './Questions.tsx'
import { WordsLink } from './WordsLink.tsx'
import classes from './WrittenWords.module.css'

interface WordsProps {
  site: typeof site
  components: MDXComponents
}

const files = import.meta.glob<{ default: ComponentType<WordsProps> }>(
  '/content/{pages,articles,reviews,landing,tools}/**/*.mdx',
)
const bodies = Object.fromEntries(Object.entries(files).map(([file, load]) => [file, lazy(load)]))

const standard: MDXComponents = { a: WordsLink, table: Table, MonthlyTable, Question, Questions }

/** The body of one file of words, set for reading; `file` as in `pages/privacy`, below `content/`. */
export function WrittenWords({ file }: { file: string }) {
  return (
    <div className={classes.words}>
      <WrittenBody file={file} />
    </div>
  )
}

/** The same as it is, for a page that sets words its own way and may put components of its own in their place. */
export function WrittenBody({ file, components = {} }: { file: string; components?: MDXComponents }) {
  const Body = bodies[`/content/${file}.mdx`]
  if (!Body) throw new Error(`No words at content/${file}.mdx`)
  return <Body site={site} components={{ ...standard, ...components }} />
}

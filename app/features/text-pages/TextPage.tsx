import type { ReactNode } from 'react'
import { Container } from '#app/ui/Container.tsx'
import { MoreLink } from '#app/ui/MoreLink.tsx'
import type { PageText } from '#content/text-schemas.ts'
import { formatDay } from '#domain/stock/iso-day.ts'
import { BudgetLine } from '../finance/BudgetLine.tsx'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { type Breadcrumbs, pageBreadcrumbs } from '../layout/breadcrumbs.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { MdxText, mdxElements, type TextBlocks } from './MdxText.tsx'
import { PageContents } from './PageContents.tsx'
import classes from './TextPage.module.css'

interface TextPageProps {
  page: PageText
  /** Below `content/`, as in `pages/privacy`. */
  file: string
  /** Home and the page when absent. */
  breadcrumbs?: Breadcrumbs
  /** Below the title: how long it takes to read. */
  note?: string
  /** Below the title, in place of the day at the end. */
  head?: ReactNode
  blocks?: TextBlocks
  /** Links below the text. */
  next?: { heading: string; links: readonly { to: string; title: string }[] }
}

/** A page of text: help, legal, an article. */
export function TextPage({ page, file, breadcrumbs, note, head, blocks, next }: TextPageProps) {
  return (
    <Container width="prose">
      <article className={classes.page}>
        <PageHead breadcrumbs={breadcrumbs ?? pageBreadcrumbs(page.title)} title={page.title} lead={note} />
        {head}
        {page.showsCredit ? <RepresentativeExample compact also={<BudgetLine />} /> : null}
        <PageContents text={mdxElements({ file, blocks })} />
        <MdxText file={file} blocks={blocks} />
        {page.updated && !head ? (
          <p className={classes.updated}>
            Last checked <time dateTime={page.updated}>{formatDay(page.updated)}</time>
          </p>
        ) : null}
      </article>
      {next && next.links.length > 0 ? (
        <nav aria-label={next.heading} className={classes.next}>
          <h2 className={classes.nextHeading}>{next.heading}</h2>
          <ul>
            {next.links.map(({ to, title }) => (
              <li key={to}>
                <MoreLink href={to}>{title}</MoreLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </Container>
  )
}

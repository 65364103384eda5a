import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { Container } from '#app/ui/Container.tsx'
import { MoreLink } from '#app/ui/MoreLink.tsx'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { pageTrail, type TrailStep } from '../layout/page-trail.ts'
import { formatDay } from './format-day.ts'
import type { PageWords } from './page-words.ts'
import classes from './WordsPage.module.css'
import { type WordsBlocks, WrittenWords } from './WrittenWords.tsx'

interface WordsPageProps {
  page: PageWords
  /** Below `content/`, as in `pages/privacy`. */
  file: string
  /** Between home and the page. */
  trail?: readonly TrailStep[]
  /** Below the title: how long it takes to read. */
  note?: string
  /** Parts that this page's words place, filled with what its loader found. */
  blocks?: WordsBlocks
  /** Where to go from its end. */
  next?: { heading: string; links: readonly { to: string; title: string }[] }
}

/** A page that is words: help, legal, an article. */
export function WordsPage({ page, file, trail = [], note, blocks, next }: WordsPageProps) {
  return (
    <Container width="prose">
      <article className={classes.page}>
        <Breadcrumb items={pageTrail(page.title, trail)} />
        <header className={classes.head}>
          <h1 className={classes.heading}>{page.title}</h1>
          {note ? <p className={classes.note}>{note}</p> : null}
        </header>
        {page.showsCredit ? <RepresentativeExample compact /> : null}
        <WrittenWords file={file} blocks={blocks} />
        {page.updated ? (
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
                <MoreLink to={to}>{title}</MoreLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </Container>
  )
}

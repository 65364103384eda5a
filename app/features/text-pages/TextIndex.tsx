import { Container } from '#app/ui/Container.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Photo } from '#app/ui/Photo.tsx'
import quietLink from '#app/ui/QuietLink.module.css'
import textStyle from '#app/ui/TextStyle.module.css'
import { type Breadcrumbs, pageBreadcrumbs } from '../layout/breadcrumbs.ts'
import { PageHead } from '../layout/PageHead.tsx'
import type { PictureSource } from '../record/picture.ts'
import classes from './TextIndex.module.css'

export interface IndexEntry {
  to: string
  title: string
  summary: string
  /** Below the summary. */
  note?: string
  /** Of the stock. */
  picture?: PictureSource | null
}

interface TextIndexProps {
  title: string
  lead: string
  /** Home and the page when absent. */
  breadcrumbs?: Breadcrumbs
  groups: readonly { heading: string; entries: readonly IndexEntry[] }[]
}

/** A list of pages to read, in groups. */
export function TextIndex({ title, lead, breadcrumbs, groups }: TextIndexProps) {
  return (
    <Container className={classes.index}>
      <PageHead breadcrumbs={breadcrumbs ?? pageBreadcrumbs(title)} title={title} lead={lead} />
      {groups.map(({ heading, entries }) => (
        <section key={heading} aria-label={heading} className={classes.group}>
          <h2 className={textStyle.extraLarge}>{heading}</h2>
          <ul className={classes.entries}>
            {entries.map((entry) => (
              <li key={entry.to} className={classes.entry}>
                {entry.picture ? (
                  <div className={classes.picture}>
                    <Photo
                      {...entry.picture}
                      sizes="22rem"
                      alt=""
                      width={800}
                      height={600}
                      loading="lazy"
                      decoding="async"
                    />
                  </div>
                ) : null}
                <h3 className={textStyle.large}>
                  <a href={entry.to} className={classNames(quietLink.link, quietLink.whole)}>
                    {entry.title}
                  </a>
                </h3>
                <p className={textStyle.soft}>{entry.summary}</p>
                {entry.note ? <p className={textStyle.finePrint}>{entry.note}</p> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Container>
  )
}

import type { ReactNode } from 'react'
import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import type { Breadcrumbs } from './breadcrumbs.ts'
import classes from './PageHead.module.css'

interface PageHeadProps {
  breadcrumbs: Breadcrumbs
  title: ReactNode
  /** Below the title. */
  lead?: ReactNode
}

/** The breadcrumb, the heading and the first words of a page. */
export function PageHead({ breadcrumbs, title, lead }: PageHeadProps) {
  return (
    <header className={classes.head}>
      <Breadcrumb items={breadcrumbs} />
      <h1>{title}</h1>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
    </header>
  )
}

import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CircleAlert, CircleCheck, Info } from './icons.ts'
import classes from './Notice.module.css'

interface NoticeProps {
  tone: 'info' | 'success' | 'signal' | 'error'
  /** `alert` interrupts a screen reader, `status` waits; neither for a notice that the page is served with. */
  role?: 'alert' | 'status' | undefined
  title?: string | undefined
  children?: ReactNode
}

const icons = { info: Info, success: CircleCheck, signal: Info, error: CircleAlert }

export function Notice({ tone, role, title, children }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div role={role} className={classNames(classes.notice, classes[tone])}>
      <Icon aria-hidden size={22} />
      <div className={classes.words}>
        {title ? <p className={classes.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  )
}

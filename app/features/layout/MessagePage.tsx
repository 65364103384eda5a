import type { ReactNode } from 'react'
import { Container } from '#app/ui/Container.tsx'
import classes from './MessagePage.module.css'

interface MessagePageProps {
  /** The status, small: `404`. */
  status: string
  title: string
  children: ReactNode
}

/** A page that has only something to say, and ways on. The drawing: a rope let go, and nothing moored. */
export function MessagePage({ status, title, children }: MessagePageProps) {
  return (
    <Container className={classes.page}>
      <div className={classes.words}>
        <p className={classes.status}>{status}</p>
        <h1>{title}</h1>
        {children}
      </div>
      <svg viewBox="0 96 400 144" className={classes.drawing} aria-hidden="true">
        <path d="M8 170h292M52 170v60M140 170v60M228 170v60M292 170v60" className={classes.pier} />
        <path d="M150 128h52M160 128l6 42M192 128l-6 42" className={classes.pier} />
        <path d="M164 152c-8 10 34 14 26 2 24 12 60 8 92 10 22 2 24 24 28 52" className={classes.rope} />
        <path
          d="M8 216c21-13 43-13 64 0s43 13 64 0 43-13 64 0 43 13 64 0 43-13 64 0 43 13 64 0"
          className={classes.water}
        />
      </svg>
    </Container>
  )
}

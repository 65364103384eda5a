import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import classes from './MessagePage.module.css'

interface MessagePageProps {
  /** Small, above the title: `404`. */
  status?: string
  title: string
  /** Where to go from here; the first is the primary one. An empty `to` loads the same address again. */
  links: readonly { label: string; to: string }[]
  children: ReactNode
}

/** A page that has only a message. The drawing is a mooring rope without a ship. */
export function MessagePage({ status, title, links, children }: MessagePageProps) {
  return (
    <Container className={classes.page}>
      <div className={classes.words}>
        {status === undefined ? null : <p className={classes.status}>{status}</p>}
        <h1>{title}</h1>
        {children}
        <div className={classes.links}>
          {links.map(({ label, to }, position) => (
            <ButtonLink key={label} href={to} variant={position === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </div>
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

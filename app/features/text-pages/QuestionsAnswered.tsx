import { type ReactNode, useId } from 'react'
import { ButtonLink } from '#app/ui/Button.tsx'
import { MoreLink } from '#app/ui/MoreLink.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { urls } from '#app/urls.ts'
import { callLink, site } from '#content/site.ts'
import classes from './QuestionsAnswered.module.css'

/** Common questions, beside the contact links. */
export function QuestionsAnswered({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.layout}>
      <div className={classes.ask}>
        <h2 id={id} className={classes.heading}>
          Common questions
        </h2>
        <p className={textStyle.soft}>
          Can’t find your answer? Call us ({site.phoneHours}) or send an email. {site.emailReply}.
        </p>
        <p className={classes.ways}>
          <ButtonLink href={callLink} variant="secondary">
            Call {site.phone.label}
          </ButtonLink>
          <MoreLink href={urls.contact}>More ways to contact us</MoreLink>
        </p>
      </div>
      {children}
    </section>
  )
}

import { Button } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import stack from '#app/ui/Stack.module.css'
import textStyle from '#app/ui/TextStyle.module.css'
import { urls } from '#app/urls.ts'
import { pageBreadcrumbs } from '../layout/breadcrumbs.ts'
import { MessagePage } from '../layout/MessagePage.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import classes from './AlertPage.module.css'
import type { AskWords } from './ask-words.ts'

interface ConfirmPageProps {
  /** What the link carries. */
  request: string
  asks: readonly AskWords[]
}

/** What a link of a confirmation opens. It needs a press, because programs that check mails open their links. */
export function ConfirmPage({ request, asks }: ConfirmPageProps) {
  return (
    <Container width="prose" className={classes.page}>
      <PageHead breadcrumbs={pageBreadcrumbs('Email alerts')} title="Confirm your email alert" />
      <p>We’ll email you about:</p>
      <AskList asks={asks} />
      <form method="post" action={urls.alertsConfirm()} className={classes.form}>
        <input type="hidden" name="request" value={request} />
        <Button type="submit" size="l">
          Confirm
        </Button>
        <p className={textStyle.finePrint}>
          We then store your address and what you asked for, encrypted, until you stop the emails. After a
          year we stop and erase them ourselves, unless you ask us to carry on.{' '}
          <a href={urls.privacy}>How we use your details</a>
        </p>
      </form>
    </Container>
  )
}

interface ConfirmedPageProps {
  id: string
  asks: readonly AskWords[]
  leftOut: number
}

export function ConfirmedPage({ id, asks, leftOut }: ConfirmedPageProps) {
  return (
    <Container width="prose" className={classes.page}>
      <PageHead breadcrumbs={pageBreadcrumbs('Email alerts')} title="Your email alert is on" />
      <Notice tone="success" role="status" title="We’ll email you about">
        <AskList asks={asks} />
      </Notice>
      {leftOut > 0 ? (
        <Notice
          tone="signal"
          title={leftOut === 1 ? '1 alert was not added' : `${leftOut} alerts were not added`}
        >
          <p>You have reached the limit for one email address. Stop some of your alerts, then ask again.</p>
        </Notice>
      ) : null}
      <p className={stack.links}>
        <a href={urls.browseStock()}>Search our stock</a>
        <a href={urls.alertsEnd(id)}>Stop or change these emails</a>
      </p>
    </Container>
  )
}

interface EndPageProps {
  id: string
  asks: readonly AskWords[]
  isRenewed: boolean
}

/** What one address is emailed about, with a button that stops each, and one for all. */
export function EndPage({ id, asks, isRenewed }: EndPageProps) {
  return (
    <Container width="prose" className={classes.page}>
      <PageHead breadcrumbs={pageBreadcrumbs('Email alerts')} title="Your email alerts" />
      {isRenewed ? (
        <Notice tone="success" role="status" title="We’ll keep your alerts for another year" />
      ) : null}
      <form method="post" action={urls.alertsEnd(id)} className={classes.form}>
        <div className={classes.buttons}>
          <Button type="submit" name="do" value="end">
            Stop all these emails
          </Button>
          <Button type="submit" name="do" value="keep" variant="secondary">
            Keep them for another year
          </Button>
        </div>
        <div>
          <p>You get emails about:</p>
          {asks.map(({ key, text }) => (
            <p key={key} className={classes.item}>
              <span>{text}</span>
              {asks.length > 1 ? (
                <Button
                  type="submit"
                  name="do"
                  value={`end ${key}`}
                  variant="secondary"
                  size="s"
                  aria-label={`Stop: ${text}`}
                >
                  Stop this one
                </Button>
              ) : null}
            </p>
          ))}
        </div>
      </form>
    </Container>
  )
}

/** After the press, and for an alert that has ended before. */
export function EndedPage() {
  return (
    <MessagePage
      status="Email alerts"
      title="We’ve stopped these emails"
      links={[{ label: 'Search our stock', to: urls.browseStock() }]}
    >
      <p>
        Under this link we no longer hold an email address, or what was asked for. You can ask again at any
        time.
      </p>
    </MessagePage>
  )
}

/** For a link of a confirmation that is damaged or too old. */
export function OldLinkPage() {
  return (
    <MessagePage
      status="Email alerts"
      title="This link no longer works"
      links={[{ label: 'Search our stock', to: urls.browseStock() }]}
    >
      <p>
        A link to confirm an alert works for three days. We stored nothing, so please ask for the alert again.
      </p>
    </MessagePage>
  )
}

function AskList({ asks }: { asks: readonly AskWords[] }) {
  return (
    <ul className={classes.list}>
      {asks.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  )
}

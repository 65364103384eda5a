import { Container } from '#app/ui/Container.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { urls } from '#app/urls.ts'
import { callLink, site } from '#content/site.ts'
import { pageBreadcrumbs } from '../layout/breadcrumbs.ts'
import { MessagePage } from '../layout/MessagePage.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import classes from './ApplicationStatusPage.module.css'
import type { StatusStep } from './status-steps.ts'

const title = 'Your finance application'

/** What has happened with one application. Nothing of it says whose it is. */
export function ApplicationStatusPage({ steps }: { steps: readonly StatusStep[] }) {
  return (
    <Container width="prose" className={classes.page}>
      <PageHead breadcrumbs={pageBreadcrumbs(title)} title={title} />
      <ol className={classes.steps}>
        {steps.map(({ text, more }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two calls on one day read alike, and the list never changes.
          <li key={index}>
            <p className={classes.step}>{text}</p>
            {more ? <p className={textStyle.note}>{more}</p> : null}
          </li>
        ))}
      </ol>
      <p>
        To ask about it, call <a href={callLink}>{site.phone.label}</a> during office hours, {site.phoneHours}
        , and give your reference.
      </p>
      <p className={textStyle.finePrint}>
        Come back to this page to see what has changed. It shows none of your details, and only someone with
        the link can open it. The link ends when we erase your application.{' '}
        <a href={urls.privacy}>How we use your details</a>
      </p>
    </Container>
  )
}

/** For a link that is damaged or made up, and for an application that has been erased: the same words. */
export function NoStatusPage() {
  return (
    <MessagePage
      status="404"
      title="This link does not open an application"
      links={[
        { label: 'Contact us', to: urls.contact },
        { label: 'Search our stock', to: urls.browseStock() },
      ]}
    >
      <p>
        Part of the link may be missing: copy all of it. A link also ends when we erase the application. To
        ask about yours, call <a href={callLink}>{site.phone.label}</a> and give your reference.
      </p>
    </MessagePage>
  )
}

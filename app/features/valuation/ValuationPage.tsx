import { Container } from '#app/ui/Container.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { offersValuation } from '#content/offers.ts'
import { pageBreadcrumbs } from '../layout/breadcrumbs.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { MdxText } from '../text-pages/MdxText.tsx'
import type { loadValuation } from './load-valuation.ts'
import { PartExchangeLink } from './PartExchangeLink.tsx'
import { PopularModels } from './PopularModels.tsx'
import { ValuationAnswer } from './ValuationAnswer.tsx'
import { answerId, type PostedPlate, ValuationForm } from './ValuationForm.tsx'
import classes from './ValuationPage.module.css'

interface ValuationPageProps extends Awaited<ReturnType<typeof loadValuation>> {
  page: { title: string; lead: string }
  /** The MDX file below `content/`. */
  file: string
  path: string
  posted: PostedPlate | null
  canLookUp: boolean
}

/** A price range from our own stock, where the dealer offers one, and advice on how to use it. */
export function ValuationPage({
  page,
  file,
  path,
  search,
  asked,
  plate,
  isUnknown,
  wanted,
  posted,
  valuation,
  bodyTypes,
  popular,
  canLookUp,
}: ValuationPageProps) {
  return (
    <Container className={classes.page}>
      <PageHead breadcrumbs={pageBreadcrumbs(page.title)} title={page.title} lead={page.lead} />
      {offersValuation ? (
        <div className={classes.tool}>
          {isUnknown ? (
            <Notice tone="info" title="None of our vehicles has the number plate that you searched for.">
              <p>
                Is it yours? Tell us the make, the model and the mileage to see what it may be worth. If you
                were looking for one of our vehicles, check the plate and search again.
              </p>
            </Notice>
          ) : null}
          <ValuationForm
            initial={search}
            asked={asked}
            plate={plate}
            posted={posted}
            vehicleId={wanted?.id ?? null}
            pagePath={path}
            canLookUp={canLookUp}
          />
          <div
            id={answerId}
            hidden={valuation.state === 'asking' && !posted?.message && !posted?.notice}
            className={classes.answer}
          >
            {posted?.notice ? (
              <Notice tone="info" role="status" title={posted.notice} />
            ) : posted?.message ? (
              <Notice tone="error" role="alert" title={posted.message} />
            ) : (
              <ValuationAnswer
                valuation={valuation}
                plate={plate}
                own={posted}
                wanted={wanted}
                bodyTypes={bodyTypes}
                path={path}
              />
            )}
          </div>
        </div>
      ) : (
        <PartExchangeLink vehicle={{}} />
      )}
      {offersValuation ? <PopularModels models={popular} pagePath={path} /> : null}
      <div>
        <MdxText file={file} />
      </div>
    </Container>
  )
}

import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import stack from '#app/ui/Stack.module.css'
import textStyle from '#app/ui/TextStyle.module.css'
import { urls, type VehicleParams } from '#app/urls.ts'
import { site } from '#content/site.ts'
import { applicationSteps } from '#domain/applications/application-fields.ts'
import type { Pence } from '#domain/finance/money.ts'
import { PcpExample, RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { ApplicationFields } from './ApplicationFields.tsx'
import classes from './ApplicationPage.module.css'
import { ApplicationSent } from './ApplicationSent.tsx'
import type { ApplicationValues, SentApplication } from './application-values.ts'
import { ChosenPlan } from './ChosenPlan.tsx'
import { CommissionPanel, WhatHappensNext } from './Disclosures.tsx'
import { HoneypotField } from './HoneypotField.tsx'
import { OwnApplication } from './OwnApplication.tsx'
import { ReservedNote } from './ReservedNote.tsx'
import { SubmissionFailed } from './SubmissionFailed.tsx'
import type { SendingFailure } from './send-application.ts'

interface ApplicationPageProps {
  vehicle: { id: string; name: string; derivative: string | null; price: string; reserved: boolean }
  values: ApplicationValues
  idempotencyKey: string
  /** The finance that the visitor has chosen, in words, and as parameters of addresses. */
  plan: string | null
  /** Whether the form sends it. */
  planSent: boolean
  chosen: VehicleParams
  /** The amount of credit of the plan. */
  credit: Pence | null
  /** `open` until the form has been sent. */
  outcome:
    | { state: 'open' }
    | { state: 'failed'; failure: SendingFailure }
    | { state: 'sent'; sent: SentApplication }
}

const afterApplying = [
  `Our finance team reads your application during office hours, ${site.phoneHours}.`,
  `They will call or email you. ${site.emailReply}.`,
  'You don’t need to apply again. If you send the form below, we receive a second application.',
]

/** The fragment of the form's action: without script the browser moves the focus there. */
const outcomeId = 'outcome'

/** All six groups on one page, for a visitor without script. */
export function ApplicationPage({
  vehicle,
  values,
  idempotencyKey,
  plan,
  planSent,
  chosen,
  credit,
  outcome,
}: ApplicationPageProps) {
  const vehiclePath = urls.vehicle(vehicle.id, chosen)
  return (
    <Container width="prose" className={classes.page}>
      <Breadcrumb items={[{ label: vehicle.name, to: vehiclePath }, { label: 'Apply for finance' }]} />
      <header>
        <h1 className={classes.title}>Apply for finance</h1>
        <p>
          {vehicle.name}
          {vehicle.derivative ? `, ${vehicle.derivative}` : ''}
        </p>
        <p>{vehicle.price}</p>
      </header>
      {outcome.state === 'sent' ? (
        <>
          <div
            id={outcomeId}
            tabIndex={-1}
            data-own-application={vehicle.id}
            data-reference={outcome.sent.reference ?? undefined}
            data-status-path={outcome.sent.statusPath ?? undefined}
          >
            <ApplicationSent {...outcome.sent} reserved={vehicle.reserved} announced answersOpen />
          </div>
          <p>
            <ButtonLink variant="secondary" href={vehiclePath}>
              Back to the vehicle
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          {outcome.state === 'failed' ? (
            <div id={outcomeId} tabIndex={-1}>
              <SubmissionFailed {...outcome.failure} />
            </div>
          ) : null}
          {outcome.state === 'open' ? <OwnApplication vehicleId={vehicle.id} steps={afterApplying} /> : null}
          {vehicle.reserved ? <ReservedNote /> : null}
          <RepresentativeExample also={plan && chosen.finance === 'pcp' ? <PcpExample /> : null} />
          {plan ? <ChosenPlan plan={plan} sent={planSent} /> : null}
          <CommissionPanel credit={credit} />
          <WhatHappensNext />
          <form
            method="post"
            action={`${urls.apply(vehicle.id, undefined, chosen)}#${outcomeId}`}
            noValidate
            className={stack.l}
          >
            <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
            <HoneypotField />
            {applicationSteps.map((title, index) => (
              <fieldset key={title} className={classes.group}>
                <legend className={classes.legend}>
                  <span className={classes.number}>{index + 1}</span>
                  {title}
                </legend>
                <ApplicationFields step={index + 1} values={values} />
              </fieldset>
            ))}
            <CommissionPanel credit={credit} />
            <p className={textStyle.note}>
              If your connection is lost when you press Submit, reload the page that your browser then shows.
              It sends your answers again, and we keep only one application.
            </p>
            <Button type="submit" size="l">
              Submit
            </Button>
          </form>
        </>
      )}
    </Container>
  )
}

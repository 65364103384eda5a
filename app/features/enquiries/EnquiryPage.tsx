import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import stack from '#app/ui/Stack.module.css'
import { urls } from '#app/urls.ts'
import { offersFinance, offersValuation } from '#content/offers.ts'
import { callLink, site } from '#content/site.ts'
import type { EnquiryValues } from '#domain/enquiries/enquiry-answers.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry-kind.ts'
import { HoneypotField } from '../application/HoneypotField.tsx'
import { MessagePage } from '../layout/MessagePage.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { DefaultButton, LookUpButton } from '../valuation/LookUpButton.tsx'
import { PlateFields } from '../valuation/PlateFields.tsx'
import { EnquiryFailed } from './EnquiryFailed.tsx'
import { controlId, EnquiryFields } from './EnquiryFields.tsx'
import classes from './EnquiryPage.module.css'
import { EnquirySent } from './EnquirySent.tsx'
import type { EnquiredVehicle } from './enquired-vehicle.ts'
import type { EnquiryOutcome } from './enquiry-form.ts'
import { enquiryText } from './enquiry-text.ts'
import { VehicleSummary } from './VehicleSummary.tsx'

export interface EnquiryPageProps {
  kind: EnquiryKind
  /** Null for a part-exchange without a vehicle of ours. */
  vehicle: EnquiredVehicle | null
  idempotencyKey: string
  days: readonly string[]
  /** What the form is filled in with before it has been sent. */
  values: EnquiryValues
  /** What the DVLA says of the visitor's own vehicle; null unless they have asked. */
  notice?: string | null
  /** The visitor's number plate that the DVLA was asked about; null for none. */
  plate?: string | null
  /** Whether the DVLA can be asked. */
  canLookUp?: boolean
  /** Null until the form has been sent. */
  outcome: EnquiryOutcome | null
}

/** The fragment of the form's action: without script the browser moves the focus there. */
const outcomeId = 'outcome'

/** The form of an enquiry, and its answer. It works without script; `enhance-enquiry.ts` improves it. */
export function EnquiryPage(page: EnquiryPageProps) {
  const {
    kind,
    vehicle,
    idempotencyKey,
    days,
    values,
    notice = null,
    plate = null,
    canLookUp = false,
    outcome,
  } = page
  const { heading, lead, submit } = enquiryText[kind]
  const back = vehicle
    ? { label: vehicle.name, to: urls.vehicle(vehicle.id) }
    : { label: 'Part-exchange', to: urls.partExchange }
  const action = vehicle ? urls.enquire(vehicle.id, kind) : urls.enquirePartExchange()
  const isTaken = kind === 'reserve' && vehicle?.state === 'reserved'
  const shown = outcome?.values ?? values
  const faults = outcome?.state === 'failed' ? outcome.faults : []
  const hasNoDay = kind === 'viewing' && days.length === 0
  return (
    <div data-enquiry>
      <Container width="prose" className={stack.page}>
        <PageHead breadcrumbs={[back, { label: heading }]} title={heading} />
        {vehicle ? <VehicleSummary {...vehicle} /> : null}
        {outcome ? (
          <div id={outcomeId} tabIndex={-1}>
            {outcome.state === 'sent' ? (
              <EnquirySent
                kind={kind}
                vehicle={vehicle}
                reference={outcome.reference}
                values={outcome.values}
              />
            ) : (
              <EnquiryFailed faults={outcome.faults} wait={outcome.wait} />
            )}
          </div>
        ) : null}
        {notice ? (
          <div id={outcomeId} tabIndex={-1}>
            <Notice tone="info" role="status" title={notice} />
          </div>
        ) : null}
        {outcome?.state === 'sent' ? (
          <p>
            <ButtonLink variant="secondary" href={back.to}>
              {vehicle ? 'Back to the vehicle' : 'Back to part-exchange'}
            </ButtonLink>
          </p>
        ) : (isTaken || hasNoDay) && vehicle && outcome === null ? (
          <NoForm id={vehicle.id} {...(isTaken ? taken : noViewings)} />
        ) : (
          <>
            <div className={stack.xs}>
              <p>{lead}</p>
              <Terms kind={kind} vehicle={vehicle} />
              {offersValuation && vehicle && kind === 'part-exchange' && !values.valuation ? (
                <p>
                  <a href={urls.valuationFor(vehicle.id)}>See what we ask for vehicles like yours first</a>
                </p>
              ) : null}
            </div>
            <form method="post" action={`${action}#${outcomeId}`} noValidate className={classes.form}>
              <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
              <HoneypotField />
              {canLookUp ? <DefaultButton /> : null}
              <EnquiryFields
                kind={kind}
                values={shown}
                faults={faults}
                days={days}
                afterPlate={
                  <>
                    {canLookUp ? <LookUpButton /> : null}
                    <PlateFields
                      values={shown}
                      plate={plate}
                      idOf={controlId}
                      faultOf={(field) => faults.find((fault) => fault.field === field)?.message}
                    />
                  </>
                }
              />
              <div hidden data-unsent>
                <Notice tone="error" role="alert" title="We couldn’t send your request">
                  <p>
                    You are offline. Your answers are still in the form: send it once you are online again.
                  </p>
                </Notice>
              </div>
              <Button type="submit" size="l">
                {submit}
              </Button>
              <SmallPrint kind={kind} />
            </form>
          </>
        )}
      </Container>
    </div>
  )
}

/** What the visitor must know before they fill in the form. */
function Terms({ kind, vehicle }: Pick<EnquiryPageProps, 'kind' | 'vehicle'>) {
  const hours = site.enquiries.reservationHours
  if (kind === 'viewing' && vehicle?.town) return <p>{placeInWords(vehicle.town, vehicle.branch)}</p>
  if (kind === 'reserve')
    return (
      <ul className={classes.terms}>
        <li>You do not pay anything now, and this website takes no payment.</li>
        <li>We call or email you to confirm. Until then, another buyer can still buy or reserve it.</li>
        <li>{`Once we have confirmed, we hold the vehicle for ${hours} hours, so that you can see it${offersFinance ? ' or arrange finance' : ''}.`}</li>
        <li>If you decide not to buy, you do not have to do anything. The reservation ends by itself.</li>
      </ul>
    )
  return null
}

/** With the opening hours of the site, which differ from the times on the form. */
function placeInWords(town: string, branch: EnquiredVehicle['branch']): string {
  if (!branch) return `This vehicle is in ${town}.`
  const hours = branch.hours.map(({ days, open }) => `${days} ${open.toLowerCase()}`).join(', ')
  return `This vehicle is at our ${branch.name} branch. Opening hours: ${hours}.`
}

const taken = {
  title: 'Reserved for another buyer',
  text: 'Another buyer has reserved this vehicle. We can call you if they do not buy it, or look for one like it.',
}

const noViewings = {
  title: 'No viewings at present',
  text: 'There are no viewings of this vehicle at present. Talk to us about other ways to see it.',
}

/** In place of the form, with another way to reach us. */
function NoForm({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <Notice tone="signal" title={title}>
      <p>{text}</p>
      <p className={classes.links}>
        {site.enquiries.kinds.includes('call') ? (
          <a href={urls.enquire(id, 'call')}>Ask us to call</a>
        ) : (
          <a href={callLink}>{`Call ${site.phone.label}`}</a>
        )}
      </p>
    </Notice>
  )
}

function SmallPrint({ kind }: { kind: EnquiryKind }) {
  return (
    <div className={classes.smallPrint}>
      {kind === 'call' && site.callRecording ? (
        <p>
          We may record the call, so that we have a record of what was agreed and can train our staff. Tell us
          at the start if you do not want it recorded. Our{' '}
          <a href={`${urls.privacy}#call-recording`}>privacy notice</a> says more.
        </p>
      ) : null}
      <p>
        We use your details to answer this request only. We do not add you to a mailing list.{' '}
        <a href={urls.privacy}>How we use your details</a>
      </p>
    </div>
  )
}

/** In place of the form of a kind that the dealer has switched off. */
export function EnquiryNotOffered({ back }: { back: { label: string; to: string } }) {
  return (
    <MessagePage
      status="404"
      title="You cannot ask for this online"
      links={[back, { label: `Call ${site.phone.label}`, to: callLink }]}
    >
      <p>
        We do not have a form for this at present. Call us on <a href={callLink}>{site.phone.label}</a>,{' '}
        {site.phoneHours}, and we will help you.
      </p>
    </MessagePage>
  )
}

import { useEffect, useRef, useState } from 'react'
import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { Container } from '#app/ui/Container.tsx'
import { Price } from '#app/ui/Price.tsx'
import { urls } from '#app/urls.ts'
import { site } from '#content/site.ts'
import { type FinanceTerms, formatTerms } from '#domain/finance/finance-terms.ts'
import { formatMonthly, formatPounds } from '#domain/finance/format-money.ts'
import { pence } from '#domain/finance/money.ts'
import { monthlyFigure } from '#domain/finance/monthly-figure.ts'
import type { VatBasis } from '#domain/finance/vat.ts'
import type { Place } from '#domain/stock/listing.ts'
import { ApplyButton } from '../application/ApplyButton.tsx'
import type { ApplicationVehicle } from '../application/application-vehicle.ts'
import { ReservedNote } from '../application/ReservedNote.tsx'
import type { SendingFailure } from '../application/send-application.ts'
import { useSentApplication } from '../application/sent-applications.ts'
import { useApplication } from '../application/use-application.ts'
import { VehicleActions } from '../enquiries/VehicleActions.tsx'
import { FinanceCalculator } from '../finance/FinanceCalculator.tsx'
import {
  type FinanceChoice,
  type FinancedVehicle,
  formatChoice,
  quoteFor,
  toChosenFinance,
} from '../finance/finance-choice.ts'
import { PcpExample } from '../finance/PcpExample.tsx'
import { planInWords } from '../finance/quote-words.ts'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { RunningCosts } from '../finance/RunningCosts.tsx'
import type { RunningCostView } from '../finance/running-cost-view.ts'
import { useFinanceChoice } from '../finance/use-finance-choice.ts'
import { VatSwitch } from '../finance/VatSwitch.tsx'
import { ViewedVehicles } from '../kept-vehicles/ViewedVehicles.tsx'
import type { Breadcrumbs } from '../layout/breadcrumbs.ts'
import { ResultsLinks } from '../recent-results/ResultsLinks.tsx'
import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import { ContactLinks } from './ContactLinks.tsx'
import { Gallery } from './Gallery.tsx'
import type { PriceLine } from './price-line.ts'
import { StockRow } from './StockRow.tsx'
import { VehicleDetails, type VehicleDetailsProps } from './VehicleDetails.tsx'
import { VehicleHeading } from './VehicleHeading.tsx'
import classes from './VehiclePage.module.css'
import { VehiclePriceBlock } from './VehiclePriceBlock.tsx'
import type { VehicleHead } from './vehicle-view.ts'
import { WhereItStands } from './WhereItStands.tsx'

export interface VehiclePageProps {
  vehicle: VehicleHead
  application: ApplicationVehicle
  breadcrumbs: Breadcrumbs
  pricePosition: PriceLine | null
  finance: {
    /** As the address has it. */
    choice: FinanceChoice
    /** Which price the address asks for; null for the price as advertised. */
    vat: VatBasis | null
    /** Null for a vehicle without VAT to reclaim, and for cars. */
    advertisedVat: VatBasis | null
    /** Null without a price. */
    vehicle: FinancedVehicle | null
  }
  runningCosts: RunningCostView
  similar: readonly CardVehicle[]
  pageUrl: string
  /** Where the vehicle is; null when not known. */
  place: Place | null
  details: VehicleDetailsProps
}

const reservedNoteId = 'reserved'

export function VehiclePage(props: VehiclePageProps) {
  const { vehicle, application, pricePosition, breadcrumbs, similar, finance, pageUrl, details } = props
  const form = useFinanceChoice(finance.choice)
  const { terms } = form.asked
  const quoted = finance.vehicle && quoteFor(finance.vehicle, form.asked)
  const params = { ...formatChoice(form.asked), vat: finance.vat ?? undefined }
  const path = urls.vehicle(vehicle.id)
  const { parts, opener, pressedEarly, apply } = useApplication(vehicle.id)
  const [failure, setFailure] = useState<SendingFailure | null>(null)
  const [justSent, setJustSent] = useState(false)
  const confirmation = useRef<HTMLElement>(null)
  const sent = useSentApplication(vehicle.id)

  // Runs after the dialog's own effect, which closes it and restores the focus to a button that no longer exists.
  useEffect(() => {
    if (!justSent) return
    confirmation.current?.focus({ preventScroll: true })
    confirmation.current?.scrollIntoView({ block: 'start' })
  }, [justSent])

  const applyButton = {
    href: urls.apply(vehicle.id, undefined, formatChoice(form.asked)),
    onApply: apply,
    describedBy: vehicle.reserved ? reservedNoteId : undefined,
  }
  const price = vehicle.price.state === 'priced' ? formatPounds(vehicle.price.amount) : null

  return (
    <>
      <Container className={classes.page}>
        <div className={classes.top}>
          <Breadcrumb items={breadcrumbs} />
          <ResultsLinks vehicleId={vehicle.id} />
        </div>
        <div className={classes.columns}>
          <div className={classes.gallery}>
            <Gallery name={vehicle.name} pictures={vehicle.pictures} />
          </div>
          <div className={classes.offer}>
            <VehicleHeading {...vehicle} />
            {quoted ? (
              <RepresentativeExample
                compact
                also={form.asked.product === 'pcp' && finance.vehicle?.pcp ? <PcpExample /> : null}
              />
            ) : null}
            <VehiclePriceBlock price={vehicle.price} position={pricePosition} quoted={quoted} />
            {finance.advertisedVat ? (
              <VatSwitch
                prices={(['inc', 'ex'] as const).map((vat) => [
                  vat === 'inc' ? 'Inc VAT' : 'Ex VAT',
                  urls.vehicle(vehicle.id, { ...params, vat }),
                  vat === (finance.vat ?? finance.advertisedVat),
                ])}
              />
            ) : null}
            {sent && parts ? (
              <parts.ApplicationSent
                {...sent}
                reserved={vehicle.reserved}
                announced={justSent}
                ref={confirmation}
              />
            ) : (
              <div className={classes.apply}>
                {parts && failure ? <parts.SubmissionFailed {...failure} /> : null}
                {vehicle.reserved ? <ReservedNote id={reservedNoteId} /> : null}
                <ApplyButton {...applyButton} size="l" />
              </div>
            )}
            <div>
              <VehicleActions
                vehicleId={vehicle.id}
                title={vehicle.name}
                kinds={site.enquiries.kinds}
                reserved={vehicle.reserved}
              />
              <ContactLinks name={vehicle.name} pageUrl={pageUrl} />
            </div>
            <div className={classes.stuck}>
              <p className={classes.stuckName}>{vehicle.name}</p>
              <PriceInShort {...vehicle} />
              {sent ? <SentLink reference={sent.reference} /> : <ApplyButton {...applyButton} />}
            </div>
          </div>
          <div className={classes.details}>
            <div className={classes.details}>
              <VehicleDetails {...details} />
            </div>
            <div className={classes.costs}>
              {quoted && finance.vehicle ? (
                <FinanceCalculator
                  form={form}
                  quoted={quoted}
                  priceWithVat={finance.vehicle.priceWithVat}
                  action={path}
                  vat={finance.vat}
                  pcp={finance.vehicle.pcp}
                  type={vehicle.type}
                />
              ) : null}
              <RunningCosts form={form} costs={props.runningCosts} action={path} kept={params} />
            </div>
            <WhereItStands place={props.place} where={details.where} />
          </div>
        </div>
        <StockRow
          heading="Similar vehicles"
          vehicles={similar.map((card) => withTerms(card, terms))}
          terms={{ ...formatTerms(terms), vat: finance.vat ?? undefined }}
        />
        <ViewedVehicles />
      </Container>
      <div className={classes.bar}>
        <PriceInShort {...vehicle} />
        {sent ? <SentLink reference={sent.reference} /> : <ApplyButton {...applyButton} />}
      </div>
      {parts ? (
        <parts.ApplicationFlow
          vehicle={{ ...application, finance: quoted?.quote ? toChosenFinance(form.asked) : undefined }}
          opener={opener}
          openAtFirst={pressedEarly}
          subject={[vehicle.name, price, vehicle.reserved && 'reserved'].filter(Boolean).join(', ')}
          plan={quoted?.quote ? planInWords(quoted.quote) : null}
          credit={quoted?.quote?.credit ?? null}
          reserved={vehicle.reserved}
          onFailure={setFailure}
          onSent={() => setJustSent(true)}
        />
      ) : null}
    </>
  )
}

/** The price with its VAT word, where the price block is out of view. */
function PriceInShort({ reserved, price }: Pick<VehicleHead, 'reserved' | 'price'>) {
  return (
    <div className={classes.barWords}>
      {reserved ? <span className={classes.barNote}>Reserved</span> : null}
      {price.state === 'priced' ? (
        <Price amount={formatPounds(price.amount)} note={price.vatStatus ?? undefined} size="s" />
      ) : (
        <span>Price on application</span>
      )}
    </div>
  )
}

function SentLink({ reference }: { reference: string }) {
  return (
    <a href="#application-sent" className={classes.barSent}>
      <span className={classes.barNote}>Application sent</span>
      {reference}
    </a>
  )
}

/** A card with the monthly figure of the terms that the visitor has chosen since the page was served. */
function withTerms(card: CardVehicle, terms: FinanceTerms): CardVehicle {
  const { monthly: _, ...rest } = card
  const monthly = card.financed === undefined ? null : monthlyFigure(pence(card.financed), null, terms)
  return monthly === null ? rest : { ...rest, monthly: formatMonthly(monthly) }
}

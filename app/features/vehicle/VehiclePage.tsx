import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { Served } from '#app/ui/Served.tsx'
import stack from '#app/ui/Stack.module.css'
import { urls } from '#app/urls.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { offersFinance } from '#content/offers.ts'
import { callLink, site } from '#content/site.ts'
import { formatTerms } from '#domain/finance/finance-terms.ts'
import { formatMonthly } from '#domain/finance/format-money.ts'
import { ApplicationDialog, ApplicationProvider } from '../application/ApplicationProvider.tsx'
import { FinanceCalculator } from '../finance/FinanceCalculator.tsx'
import { formatChoice, quoteFor, termsWithOwnVehicle, toChosenFinance } from '../finance/finance-choice.ts'
import { quoteInWords } from '../finance/quote-words.ts'
import { PcpExample, RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { RunningCosts } from '../finance/RunningCosts.tsx'
import { useFinanceChoice } from '../finance/use-finance-choice.ts'
import { VatSwitch } from '../finance/VatSwitch.tsx'
import { ViewedVehicles } from '../kept-vehicles/ViewedVehicles.tsx'
import { ResultsLinks } from '../recent-results/ResultsLinks.tsx'
import { priceInWords } from '../record/price-words.ts'
import { ApplyInShort, ApplyPlace } from './ApplyPlace.tsx'
import { Gallery } from './Gallery.tsx'
import type { VehiclePageData } from './load-vehicle.ts'
import { SimilarVehicles } from './SimilarVehicles.tsx'
import classes from './VehiclePage.module.css'
import { VehiclePriceBlock } from './VehiclePriceBlock.tsx'
import { WhereItStands } from './WhereItStands.tsx'

/** What has no state; see `ServedVehiclePage`. */
export type ServedParts = Readonly<
  Record<
    'breadcrumb' | 'mediaLinks' | 'heading' | 'besidePrice' | 'record' | 'promises' | 'place' | 'similar',
    ReactNode
  >
>

interface VehiclePageProps extends VehiclePageData {
  /** Absent in the browser. */
  served?: ServedParts
}

/** The parts with state, around those that are only served. */
export function VehiclePage({ served, ...page }: VehiclePageProps) {
  const { vehicle, finance } = page
  const form = useFinanceChoice(finance.choice, vehicle.type)
  const { terms } = form.asked
  const vat = finance.vat ?? undefined
  const quoted = finance.vehicle && quoteFor(finance.vehicle, form.asked)
  const quote = quoted?.quote ?? null
  const monthly = quote && formatMonthly(quote.instalment)
  const choice = { ...formatChoice(form.asked, vehicle.type), ...form.ownVehicle }
  const params = { ...choice, vat }
  const path = urls.vehicle(vehicle.id)
  const applyPath = urls.apply(vehicle.id, undefined, choice)
  const price = vehicle.price.state === 'priced' ? priceInWords(vehicle.price) : null

  return (
    <ApplicationProvider vehicleId={vehicle.id}>
      <Container className={classes.page}>
        <div className={classes.top}>
          <Served>{served?.breadcrumb}</Served>
          <ResultsLinks type={vehicle.type} vehicleId={vehicle.id} />
        </div>
        <div className={classes.columns}>
          <div className={classes.gallery}>
            <Gallery name={vehicle.name} pictures={vehicle.pictures} />
            <Served>{served?.mediaLinks}</Served>
          </div>
          <div className={classes.offer}>
            <Served>{served?.heading}</Served>
            {quoted ? (
              <RepresentativeExample compact also={quote?.product === 'pcp' ? <PcpExample /> : null} />
            ) : null}
            <VehiclePriceBlock {...page} quoted={quoted} />
            {finance.advertisedVat ? (
              <VatSwitch
                prices={(['inc', 'ex'] as const).map((basis) => [
                  basis === 'inc' ? 'Inc VAT' : 'Ex VAT',
                  urls.vehicle(vehicle.id, { ...params, vat: basis }),
                  basis === (vat ?? finance.advertisedVat),
                ])}
              />
            ) : null}
            {offersFinance ? (
              <ApplyPlace href={applyPath} reserved={vehicle.reserved} />
            ) : (
              <ButtonLink size="l" href={callLink}>
                Call {site.phone.label}
              </ButtonLink>
            )}
            <Served>{served?.besidePrice}</Served>
            <div data-screen-only className={classes.stuck}>
              <p className={classes.stuckName}>{vehicle.name}</p>
              <ApplyInShort href={applyPath} vehicle={vehicle} monthly={monthly} />
            </div>
          </div>
          <div className={classes.details}>
            <Served className={classes.details}>{served?.record}</Served>
            <div data-screen-only className={stack.l}>
              {quoted && finance.vehicle ? (
                <FinanceCalculator
                  form={form}
                  quoted={quoted}
                  vehicle={finance.vehicle}
                  vehicleId={vehicle.id}
                  action={path}
                  vat={finance.vat}
                  type={vehicle.type}
                />
              ) : null}
              <RunningCosts form={form} vehicle={vehicle} action={path} kept={params} />
            </div>
            <Served>{served?.promises}</Served>
            <WhereItStands place={page.place}>{served?.place}</WhereItStands>
          </div>
        </div>
        <SimilarVehicles
          terms={termsWithOwnVehicle(form.asked)}
          params={{ ...formatTerms(terms, defaultTerms), vat }}
        >
          {served?.similar}
        </SimilarVehicles>
        <ViewedVehicles />
      </Container>
      <div data-screen-only className={classes.bar}>
        <ApplyInShort href={applyPath} vehicle={vehicle} monthly={monthly} isBar />
      </div>
      {offersFinance ? (
        <ApplicationDialog
          vehicle={{ ...page.application, finance: quote ? toChosenFinance(form.asked, quote) : undefined }}
          subject={[vehicle.name, price, vehicle.reserved && 'reserved'].filter(Boolean).join(', ')}
          plan={quote && quoteInWords(quote)}
          credit={quote?.credit ?? null}
          reserved={vehicle.reserved}
        />
      ) : null}
    </ApplicationProvider>
  )
}

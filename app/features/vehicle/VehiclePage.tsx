import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import stack from '#app/ui/Stack.module.css'
import { urls } from '#app/urls.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { offersFinance } from '#content/offers.ts'
import { callLink, site } from '#content/site.ts'
import { type FinanceTerms, formatTerms } from '#domain/finance/finance-terms.ts'
import { formatMonthly } from '#domain/finance/format-money.ts'
import { pence } from '#domain/finance/money.ts'
import { monthlyFigure } from '#domain/finance/monthly-figure.ts'
import { ApplicationDialog, ApplicationProvider } from '../application/ApplicationProvider.tsx'
import { VehicleActions } from '../enquiries/VehicleActions.tsx'
import { FinanceCalculator } from '../finance/FinanceCalculator.tsx'
import { formatChoice, quoteFor, termsWithOwnVehicle, toChosenFinance } from '../finance/finance-choice.ts'
import { quoteInWords } from '../finance/quote-words.ts'
import { PcpExample, RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { RunningCosts } from '../finance/RunningCosts.tsx'
import { useFinanceChoice } from '../finance/use-finance-choice.ts'
import { VatSwitch } from '../finance/VatSwitch.tsx'
import { ViewedVehicles } from '../kept-vehicles/ViewedVehicles.tsx'
import { ResultsLinks } from '../recent-results/ResultsLinks.tsx'
import { priceInWords } from '../record/price-view.ts'
import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import { AdvertWords } from './AdvertWords.tsx'
import { AfterYouBuy } from './AfterYouBuy.tsx'
import { ApplyInShort, ApplyPlace } from './ApplyPlace.tsx'
import { BesidePrice } from './BesidePrice.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { ForBusiness } from './ForBusiness.tsx'
import { Gallery } from './Gallery.tsx'
import type { VehiclePageData } from './load-vehicle.ts'
import { MediaLinks } from './MediaLinks.tsx'
import { MotTests } from './MotTests.tsx'
import { Overview } from './Overview.tsx'
import { PriceComparison } from './PriceComparison.tsx'
import { StockRow } from './StockRow.tsx'
import { VehicleHeading } from './VehicleHeading.tsx'
import { FormerPrices, VehicleHistory } from './VehicleHistory.tsx'
import classes from './VehiclePage.module.css'
import { VehiclePriceBlock } from './VehiclePriceBlock.tsx'
import { WhereItStands } from './WhereItStands.tsx'

export function VehiclePage(page: VehiclePageData & { alerts?: true }) {
  const { vehicle, finance, comparison, priceHistory } = page
  const form = useFinanceChoice(finance.choice, vehicle.type)
  const { terms } = form.asked
  const paidFirst = termsWithOwnVehicle(form.asked)
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
          <Breadcrumb items={page.breadcrumbs} />
          <ResultsLinks type={vehicle.type} vehicleId={vehicle.id} />
        </div>
        <div className={classes.columns}>
          <div className={classes.gallery}>
            <Gallery name={vehicle.name} pictures={vehicle.pictures} />
            <MediaLinks links={vehicle.mediaLinks} />
          </div>
          <div className={classes.offer}>
            <VehicleHeading vehicle={vehicle} />
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
            <BesidePrice
              promises={site.promises}
              check={vehicle.historyCheck}
              type={vehicle.type}
              condition={page.condition}
              years={page.years}
            />
            <div>
              <VehicleActions
                vehicleId={vehicle.id}
                title={vehicle.name}
                kinds={site.enquiries.kinds}
                reserved={vehicle.reserved}
              />
              <ContactLinks name={vehicle.name} pageUrl={page.pageUrl} />
              {page.alerts ? (
                <p data-screen-only className={classes.alerts}>
                  <a href={urls.alerts({ v: [vehicle.id] })}>Tell me if the price falls or it is sold</a>
                </p>
              ) : null}
            </div>
            <div data-screen-only className={classes.stuck}>
              <p className={classes.stuckName}>{vehicle.name}</p>
              <ApplyInShort href={applyPath} vehicle={vehicle} monthly={monthly} />
            </div>
          </div>
          <div className={classes.details}>
            <div className={classes.details}>
              <Overview vehicle={vehicle} mileageNote={page.mileageNote} />
              {page.business ? <ForBusiness {...page.business} /> : null}
              <AdvertWords vehicle={vehicle} />
              {comparison ? <PriceComparison {...comparison} /> : null}
              {priceHistory ? <FormerPrices {...priceHistory} /> : null}
              <VehicleHistory {...page.provenance} type={vehicle.type} />
              {page.mot ? <MotTests {...page.mot} /> : null}
            </div>
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
            <AfterYouBuy
              promises={site.promises}
              type={vehicle.type}
              condition={page.condition}
              years={page.years}
            />
            <WhereItStands {...page.where} />
          </div>
        </div>
        <StockRow
          heading="Similar vehicles"
          vehicles={page.similar.map(({ card }) => withTerms(card, paidFirst))}
          notes={page.similar.map(({ note }) => note)}
          terms={{ ...formatTerms(terms, defaultTerms), vat }}
        />
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

/** A card with the monthly figure of the terms that the visitor has chosen since the page was served. */
function withTerms(card: CardVehicle, terms: FinanceTerms): CardVehicle {
  if (card.withVat === undefined || card.monthly === undefined) return card
  return { ...card, monthly: formatMonthly(monthlyFigure(pence(card.withVat), terms)) }
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import hidden from '#app/ui/VisuallyHidden.module.css'
import { offersPartExchange } from '#content/offers.ts'
import { longestTerm, shortestTerm } from '#domain/finance/finance-product.ts'
import { monthlyFigure } from '#domain/finance/monthly-figure.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import classes from './FinanceCalculator.module.css'
import { FinanceFigures } from './FinanceFigures.tsx'
import { FinanceProducts } from './FinanceProducts.tsx'
import {
  type FinanceChoice,
  type FinancedVehicle,
  inPlaceOfPcp,
  type Quoted,
  readFinanceChoice,
  termsWithOwnVehicle,
} from './finance-choice.ts'
import { OwnVehicleFields } from './OwnVehicleFields.tsx'
import { readOwnVehicle } from './own-vehicle.ts'
import { quoteInWords } from './quote-words.ts'
import { BrokerLine } from './RepresentativeExample.tsx'
import { TermField } from './TermField.tsx'
import type { FinanceForm } from './use-finance-choice.ts'
import { VehicleBudget } from './VehicleBudget.tsx'

interface FinanceCalculatorProps {
  form: FinanceForm
  quoted: Quoted
  vehicle: FinancedVehicle
  vehicleId: string
  /** The address of the vehicle page, where the form goes without script. */
  action: string
  /** Kept in the address by a form that is sent. */
  vat: string | null
  type: VehicleType
}

/** Hire purchase or PCP on one vehicle. Without script a GET form, which loads the page with its figures. */
export function FinanceCalculator(props: FinanceCalculatorProps) {
  const { form, quoted, vehicle, vehicleId, action, vat, type } = props
  const { choice, asked, faults, change } = form
  const { priceWithVat, pcp } = vehicle
  const withoutPcp = 'reason' in pcp ? inPlaceOfPcp(pcp.reason) : null
  const element = useRef<HTMLFormElement>(null)
  // What was chosen before hydration.
  const readForm = useEffectEvent(() => {
    if (!element.current) return
    const fields = [...new FormData(element.current)] as [name: string, text: string][]
    const typed = new URLSearchParams(fields)
    const { deposit, term, product, miles } = readFinanceChoice(typed, type)
    const early = {
      ...choice,
      deposit,
      term,
      ...(withoutPcp === null && { product, miles }),
      ...(offersPartExchange && readOwnVehicle(typed)),
    }
    const names = Object.keys(early) as (keyof FinanceChoice)[]
    if (names.some((name) => early[name] !== choice[name])) change(early)
  })
  useEffect(() => readForm(), [])
  const spoken = useSettled(
    [quoted.reason, quoted.quote && quoteInWords(quoted.quote)].filter(Boolean).join(' '),
  )
  const step = priceWithVat > 20_000_00 ? 500 : 100

  return (
    <section aria-labelledby="finance" data-screen-only className={classes.calculator}>
      <h2 id="finance">Work out your payments</h2>
      <form
        ref={element}
        method="get"
        action={`${action}#finance`}
        className={classes.form}
        onSubmit={(event) => event.preventDefault()}
      >
        {vat === null ? null : <input type="hidden" name="vat" value={vat} />}
        {asked.energyPrice === null ? null : (
          <input type="hidden" name="energyPrice" value={asked.energyPrice} />
        )}
        {withoutPcp === null ? (
          <FinanceProducts value={choice.product} onChoose={(product) => change({ product })} />
        ) : null}
        <TermField
          name="deposit"
          label="Deposit"
          unit="£"
          value={choice.deposit}
          shown={asked.terms.deposit / 100}
          fault={faults.deposit}
          min={0}
          max={Math.max(step, Math.floor(((priceWithVat / 100) * 0.9) / step) * step)}
          step={step}
          onChange={(deposit) => change({ deposit })}
        />
        <TermField
          name="term"
          label="Term (months)"
          value={choice.term}
          shown={asked.terms.months}
          fault={faults.term}
          min={shortestTerm}
          max={longestTerm}
          step={6}
          onChange={(term) => change({ term })}
        />
        {withoutPcp === null ? (
          <div className={classes.pcpOnly}>
            <TermField
              name="milesPerYear"
              label="Yearly mileage"
              value={choice.miles}
              shown={asked.miles}
              fault={faults.miles}
              onChange={(miles) => change({ miles })}
            />
          </div>
        ) : null}
        {offersPartExchange ? <OwnVehicleFields form={form} vehicleId={vehicleId} /> : null}
        <Button type="submit" variant="secondary" className={classes.scriptless}>
          Update figures
        </Button>
      </form>
      <p role="status" className={hidden.hidden}>
        {spoken}
      </p>
      {quoted.reason ? (
        <p className={classes.reason}>{quoted.reason}</p>
      ) : withoutPcp ? (
        <p className={textStyle.soft}>{withoutPcp}</p>
      ) : null}
      {quoted.quote ? <FinanceFigures quote={quoted.quote} miles={asked.miles} /> : null}
      <VehicleBudget
        type={type}
        monthly={monthlyFigure(priceWithVat, termsWithOwnVehicle(asked))}
        terms={asked.terms}
        onClear={() => {
          const { deposit, term } = readFinanceChoice(new URLSearchParams(), type)
          change({ deposit, term })
        }}
      />
      <div>
        <BrokerLine />
      </div>
    </section>
  )
}

/** A slider changes its text many times a second; a screen reader hears the last one. '' until the first change. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  const first = useRef(text)
  useEffect(() => {
    if (text === first.current && settled === '') return
    const timer = setTimeout(() => setSettled(text), 800)
    return () => clearTimeout(timer)
  }, [text, settled])
  return settled
}

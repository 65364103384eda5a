import { useEffect, useRef, useState } from 'react'
import { withQuery } from '#app/script-urls.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { formatTerms } from '#domain/finance/finance-terms.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { type FinanceChoice, formatChoice, readChoice, readFinanceChoice } from './finance-choice.ts'
import { formatOwnVehicle, type OwnVehicleText, ownVehicleParameters, readOwnVehicle } from './own-vehicle.ts'
import { rememberChange, withRememberedTerms } from './remembered-terms.ts'
import { recallOwnVehicle, rememberOwnVehicle } from './tab-own-vehicle.ts'

export type FinanceForm = ReturnType<typeof useFinanceChoice>

/** Browsers limit how often an address may be replaced, and a slider moves often. */
const settleMs = 300

const parameters = [
  ...(['deposit', 'term', 'finance', 'milesPerYear', 'energyPrice'] as const),
  ...ownVehicleParameters,
]

/**
 * The state of the calculator: in the address, and remembered on the device, once the visitor has changed it. An address
 * without terms is shown on those of the device, and stays as it is. The visitor's own vehicle is remembered in the tab and
 * leaves the address with the first change.
 */
export function useFinanceChoice(served: FinanceChoice, type: VehicleType) {
  const [state, setState] = useState(() => ({ choice: served, changed: false, ...readChoice(served, type) }))
  const { choice, asked, faults, changed } = state

  const change = (part: Partial<FinanceChoice>) =>
    setState((before) => {
      const next = { ...before.choice, ...part }
      return { choice: next, changed: true, ...readChoice(next, type, before.asked) }
    })

  /** The terms before the visitor's last change. */
  const shown = useRef(asked.terms)
  useEffect(() => {
    const params = withRememberedTerms(location.search)
    const inAddress = readOwnVehicle(new URLSearchParams(location.search))
    const own = ownVehicleOfTab(inAddress)
    if (!params && !own) return
    const terms = params && readFinanceChoice(params, type)
    if (terms) shown.current = readChoice(terms, type).asked.terms
    setState((before) => {
      // What was typed before hydration is the visitor's last word.
      const typed = before.choice
      const next = {
        ...(before.changed ? typed : (terms ?? typed)),
        ownValue: typed.ownValue === inAddress.ownValue ? (own ?? typed).ownValue : typed.ownValue,
        owed: typed.owed === inAddress.owed ? (own ?? typed).owed : typed.owed,
      }
      return { choice: next, changed: before.changed, ...readChoice(next, type) }
    })
  }, [type])

  useEffect(() => {
    if (!changed) return
    const timer = setTimeout(() => {
      const params = new URLSearchParams(location.search)
      rememberChange(formatTerms(shown.current, defaultTerms), formatTerms(asked.terms, defaultTerms))
      rememberOwnVehicle({
        ownValue: faults.ownValue ? '' : choice.ownValue,
        owed: faults.owed ? '' : choice.owed,
      })
      shown.current = asked.terms
      for (const name of parameters) params.delete(name)
      for (const [name, value] of Object.entries(formatChoice(asked, type)))
        if (value) params.set(name, value)
      history.replaceState(history.state, '', withQuery(location.pathname, params) + location.hash)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [changed, asked, type, choice.ownValue, choice.owed, faults.ownValue, faults.owed])

  const isServed = !changed && choice.ownValue === served.ownValue && choice.owed === served.owed
  return {
    choice,
    asked,
    faults,
    change,
    /** The visitor's own vehicle for links of the page: where it is in the page's own address. */
    ownVehicle: isServed ? formatOwnVehicle(asked.partExchange) : {},
  }
}

/** The vehicle of the tab, unless the address has another value; null without one. */
function ownVehicleOfTab(inAddress: OwnVehicleText): OwnVehicleText | null {
  const { ownValue, owed } = recallOwnVehicle()
  if (ownValue === '' && owed === '') return null
  return inAddress.ownValue === '' || inAddress.ownValue === ownValue ? { ownValue, owed } : null
}

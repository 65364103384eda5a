import { useEffect, useRef, useState } from 'react'
import { withQuery } from '#app/urls.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { formatTerms } from '#domain/finance/finance-terms.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { type FinanceChoice, formatChoice, readChoice, readFinanceChoice } from './finance-choice.ts'
import { rememberChange, withRememberedTerms } from './remembered-terms.ts'

export type FinanceForm = ReturnType<typeof useFinanceChoice>

/** Browsers limit how often an address may be replaced, and a slider moves often. */
const settleMs = 300

const parameters = ['deposit', 'term', 'finance', 'milesPerYear', 'energyPrice'] as const

/**
 * The state of the calculator: in the address, and remembered on the device, once the visitor has changed it. An address
 * without terms is shown on those of the device, and stays as it is.
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
    if (!params) return
    const next = readFinanceChoice(params, type)
    const read = readChoice(next, type)
    shown.current = read.asked.terms
    setState({ choice: next, changed: false, ...read })
  }, [type])

  useEffect(() => {
    if (!changed) return
    const timer = setTimeout(() => {
      const params = new URLSearchParams(location.search)
      rememberChange(formatTerms(shown.current, defaultTerms), formatTerms(asked.terms, defaultTerms))
      shown.current = asked.terms
      for (const name of parameters) params.delete(name)
      for (const [name, value] of Object.entries(formatChoice(asked, type)))
        if (value) params.set(name, value)
      history.replaceState(history.state, '', withQuery(location.pathname, params) + location.hash)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [changed, asked, type])

  return { choice, asked, faults, change }
}

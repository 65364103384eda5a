import { useEffect, useId, useRef, useState } from 'react'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Field } from '#app/ui/Field.tsx'
import { Section } from '#app/ui/Section.tsx'
import { Select } from '#app/ui/Select.tsx'
import { leasingGuides } from '#content/leasing-guides.ts'
import { callLink } from '#content/site.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import classes from './LeasingGuides.module.css'
import { type LeasingChoice, narrow, type Step, steps } from './leasing-choice.ts'

const ranges: Record<VehicleType, { prices: Step[]; budgets: Step[] }> = {
  car: { prices: steps([20_000, 35_000]), budgets: steps([250, 400]) },
  van: { prices: steps([25_000, 35_000]), budgets: steps([300, 400]) },
  truck: { prices: steps([70_000, 100_000]), budgets: steps([1_200, 1_800]) },
}

const nothing: LeasingChoice = { audience: '', price: '', budget: '' }

/** Example leases, filtered by three selects. The choice stays on the page and does not change the URL. */
export function LeasingGuides({ type }: { type: VehicleType }) {
  const selects = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState(nothing)
  const id = useId()
  const read = () => setChoice(readChoice(selects.current))

  // A choice made before hydration, or restored by the browser, fires no React event.
  useEffect(() => setChoice(readChoice(selects.current)), [])

  const shown = narrow(
    leasingGuides.filter((guide) => guide.type === type),
    choice,
    ranges[type],
  )
  return (
    <Section
      heading="What are you looking for?"
      lead="These are examples to help you plan, not offers. The prices and budgets are illustrations. Call us for a quote with the leasing company’s full terms."
    >
      <div ref={selects} onChange={read} className={classes.selects}>
        <Field label="Who is it for?" id={`${id}audience`}>
          <Select name="audience">
            <option value="">Personal or business</option>
            <option value="personal">Personal</option>
            <option value="business">Business</option>
          </Select>
        </Field>
        <Field label={`Price of the ${vehicleTypeWords[type].singular}`} id={`${id}price`}>
          <StepSelect name="price" steps={ranges[type].prices} />
        </Field>
        <Field label="Monthly budget" id={`${id}budget`}>
          <StepSelect name="budget" steps={ranges[type].budgets} />
        </Field>
      </div>
      <ul className={classes.guides} aria-live="polite">
        {shown.map(({ title, text, budget, audiences }) => (
          <li key={title} className={classes.guide}>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
            <p className={classes.budget}>
              Example budget: <strong>£{budget.toLocaleString('en-GB')}</strong> a month
              {audiences.includes('personal') ? ', including VAT' : ' plus VAT (business only)'}
            </p>
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p>None of these examples fits your choices. Call us and we will help.</p> : null}
      <p className={classes.ask}>
        <ButtonLink to={callLink} variant="secondary">
          Call for a leasing quote
        </ButtonLink>
      </p>
    </Section>
  )
}

function readChoice(selects: HTMLElement | null): LeasingChoice {
  const chosen = Array.from(selects?.querySelectorAll('select') ?? [], ({ name, value }) => [name, value])
  return { ...nothing, ...Object.fromEntries(chosen) }
}

interface StepSelectProps {
  name: 'price' | 'budget'
  steps: readonly Step[]
}

function StepSelect({ name, steps }: StepSelectProps) {
  return (
    <Select name={name}>
      <option value="">Any</option>
      {steps.map((step) => (
        <option key={step.value} value={step.value}>
          {step.label}
        </option>
      ))}
    </Select>
  )
}

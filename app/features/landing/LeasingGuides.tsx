import { useId } from 'react'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Field, Select } from '#app/ui/Field.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import { Section } from '#app/ui/Section.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { leasingGuides } from '#content/leasing-guides.ts'
import { callLink, site } from '#content/site.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import classes from './LeasingGuides.module.css'
import { leasingRanges, type Step } from './leasing-choice.ts'

/**
 * Example leases. With script (`app/enhance/enhance-leasing-guides.ts`) three selects filter them. The choice stays on
 * the page and does not change the URL.
 */
export function LeasingGuides({ type }: { type: VehicleType }) {
  const id = useId()
  const { prices, budgets } = leasingRanges[type]
  return (
    <Section
      heading="What are you looking for?"
      lead="These are examples to help you plan, not offers. The prices and budgets are illustrations. Call us for a quote with the leasing company’s full terms."
    >
      <div className={classes.selects} data-leasing-choice={type}>
        <Field label="Who is it for?" id={`${id}audience`}>
          <Select name="audience">
            <option value="">Personal or business</option>
            <option value="personal">Personal</option>
            <option value="business">Business</option>
          </Select>
        </Field>
        <Field label={`Price of the ${vehicleTypeWords[type].singular}`} id={`${id}price`}>
          <StepSelect name="price" steps={prices} />
        </Field>
        <Field label="Monthly budget" id={`${id}budget`}>
          <StepSelect name="budget" steps={budgets} />
        </Field>
      </div>
      <ul className={classes.guides} aria-live="polite" data-leasing-guides>
        {leasingGuides
          .filter((guide) => guide.type === type)
          .map(({ title, text, price, budget, audiences }) => (
            <li
              key={title}
              className={classes.guide}
              data-price={price}
              data-budget={budget}
              data-audiences={audiences.join(' ')}
            >
              <h3 className={textStyle.large}>{title}</h3>
              <p className={textStyle.soft}>{text}</p>
              <p className={classes.budget}>
                Example budget: <strong>£{formatCount(budget)}</strong> a month
                {audiences.includes('personal') ? ', including VAT' : ' plus VAT (business only)'}
              </p>
            </li>
          ))}
      </ul>
      <p hidden data-leasing-none>
        None of these examples fits your choices. Call us and we will help.
      </p>
      <p className={classes.broker}>
        {`${site.legalName} is a credit broker, not a lender. ${site.leaseWords}`}
      </p>
      <p className={classes.ask}>
        <ButtonLink href={callLink} variant="secondary">
          Call for a leasing quote
        </ButtonLink>
      </p>
    </Section>
  )
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

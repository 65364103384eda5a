import { useId } from 'react'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Field, Select } from '#app/ui/Field.tsx'
import { Section } from '#app/ui/Section.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { leasingGuides } from '#content/leasing-guides.ts'
import { callLink, site } from '#content/site.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import classes from './LeasingGuides.module.css'
import { leasingRanges } from './leasing-choice.ts'

/**
 * Explanations of leases. With script (`app/enhance/enhance-leasing-guides.ts`) three selects narrow them. The choice stays on
 * the page and does not change the URL.
 */
export function LeasingGuides({ type }: { type: VehicleType }) {
  const id = useId()
  const { prices, budgets } = leasingRanges[type]
  return (
    <Section
      heading="What are you looking for?"
      lead="Your answers choose what we explain below, and are not sent to us. We have no priced leases online. Call us for a quote with the leasing company’s full terms."
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
          .filter(({ types }) => types.includes(type))
          .map(({ title, text, audience, price, budget }) => (
            <li
              key={title}
              className={classes.guide}
              data-audience={audience}
              data-price={price?.join(' ')}
              data-budget={budget?.join(' ')}
            >
              <h3 className={textStyle.large}>{title}</h3>
              <p className={textStyle.soft}>{text}</p>
            </li>
          ))}
      </ul>
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
  steps: (typeof leasingRanges)[VehicleType]['prices']
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

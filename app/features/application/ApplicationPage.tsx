import { applicationSteps } from '#domain/applications/application-fields.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { ApplicationFields } from './ApplicationFields.tsx'
import classes from './ApplicationPage.module.css'
import { ApplicationSubmitted } from './ApplicationSubmitted.tsx'
import type { ApplicationValues } from './application-values.ts'
import { SubmissionFailed } from './SubmissionFailed.tsx'
import { WhatHappensNext } from './WhatHappensNext.tsx'

interface ApplicationPageProps {
  vehicle: { id: string; name: string; derivative: string | null }
  values: ApplicationValues
  idempotencyKey: string
  state: 'open' | 'failed' | 'submitted'
  /** What a failure asks to correct, in words. */
  faults?: readonly string[]
}

/** All six groups on one page, for a visitor without script. */
export function ApplicationPage({
  vehicle,
  values,
  idempotencyKey,
  state,
  faults = [],
}: ApplicationPageProps) {
  const vehiclePath = `/vehicles/${encodeURIComponent(vehicle.id)}`
  return (
    <Container width="prose" className={classes.page}>
      <Breadcrumb items={[{ label: vehicle.name, to: vehiclePath }, { label: 'Apply for finance' }]} />
      <header>
        <h1 className={classes.title}>Apply for finance</h1>
        <p>
          {vehicle.name}
          {vehicle.derivative ? `, ${vehicle.derivative}` : ''}
        </p>
      </header>
      {state === 'submitted' ? (
        <>
          <ApplicationSubmitted />
          <p>
            <ButtonLink variant="secondary" to={vehiclePath}>
              Back to the vehicle
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          {state === 'failed' ? <SubmissionFailed faults={faults} /> : null}
          <WhatHappensNext />
          <form method="post" action={`${vehiclePath}/apply`} noValidate className={classes.form}>
            <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
            {applicationSteps.map((title, index) => (
              <fieldset key={title} className={classes.group}>
                <legend className={classes.legend}>
                  <span className={classes.number}>{index + 1}</span>
                  {title}
                </legend>
                <ApplicationFields step={index + 1} values={values} />
              </fieldset>
            ))}
            <Button type="submit" size="l">
              Submit
            </Button>
          </form>
          <RepresentativeExample />
        </>
      )}
    </Container>
  )
}

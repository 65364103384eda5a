import type { Ref } from 'react'
import { site } from '#content/site.ts'
import { applicationFields } from '#domain/applications/application-fields.ts'
import { adviceOn, type SentApplication, textOfAnswer } from './application-values.ts'
import { Confirmation, SentAnswers } from './Confirmation.tsx'

interface ApplicationSentProps extends SentApplication {
  reserved: boolean
  announced: boolean
  /** Whether the answers are open initially. */
  answersOpen?: boolean
  ref?: Ref<HTMLElement>
}

/** Replaces the Apply buttons. The text of the alert is specified. */
export function ApplicationSent({
  reference,
  statusPath,
  values,
  reserved,
  announced,
  answersOpen = false,
  ref,
}: ApplicationSentProps) {
  const steps = [
    `Our finance team reads your application during office hours, ${site.phoneHours}.`,
    ...(reserved ? ['This vehicle is reserved, so they check first whether it is still for sale.'] : []),
    `They will call or email you. ${site.emailReply}.`,
    'You have not agreed to anything yet, and this form made no credit search. We ask you before we send it to a lender, and say which kind of search that lender normally makes.',
  ]
  return (
    <Confirmation
      ref={ref}
      id="application-sent"
      label="Your finance application"
      title="Application submitted!"
      announced={announced}
      reference={reference}
      statusPath={statusPath}
      steps={steps}
      callTo="correct an answer or to talk sooner"
    >
      {values ? <SentAnswers answers={answersOf(values)} open={answersOpen} /> : null}
    </Confirmation>
  )
}

/** With format advice on those that may contain a mistake. */
function answersOf(values: NonNullable<SentApplication['values']>) {
  return applicationFields
    .filter(({ name }) => values[name].trim() !== '')
    .map(({ name, label }) => ({
      label,
      text: textOfAnswer(name, values[name]),
      advice: adviceOn(name, values[name]),
    }))
}

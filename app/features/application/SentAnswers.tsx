import { ChevronDown } from 'lucide-react'
import { applicationFields } from '#domain/applications/application-fields.ts'
import { type ApplicationValues, adviceOn, textOfAnswer } from './application-values.ts'
import classes from './SentAnswers.module.css'

/** A summary of the answers that were sent, with format advice beside those that may contain a mistake. */
export function SentAnswers({ values, open }: { values: ApplicationValues; open: boolean }) {
  const answered = applicationFields.filter(({ name }) => values[name].trim() !== '')
  if (answered.length === 0) return <p className={classes.blank}>You left every answer blank.</p>
  return (
    <details open={open} className={classes.answers}>
      <summary className={classes.summary}>
        What you sent
        <ChevronDown aria-hidden size={18} />
      </summary>
      <dl className={classes.list}>
        {answered.map(({ name, label }) => {
          const advice = adviceOn(name, values[name])
          return (
            <div key={name} className={classes.row}>
              <dt>{label}</dt>
              <dd>
                {textOfAnswer(name, values[name])}
                {advice ? <span className={classes.advice}>{advice}</span> : null}
              </dd>
            </div>
          )
        })}
      </dl>
    </details>
  )
}

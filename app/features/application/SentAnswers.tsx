import { ChevronDown } from '#app/ui/icons.ts'
import textStyle from '#app/ui/TextStyle.module.css'
import classes from './SentAnswers.module.css'

interface SentAnswer {
  label: string
  text: string
  advice?: string | null
}

/** A summary of the answers that were sent; those left blank are absent. */
export function SentAnswers({ answers, open }: { answers: readonly SentAnswer[]; open: boolean }) {
  if (answers.length === 0) return <p className={textStyle.note}>You left every answer blank.</p>
  return (
    <details open={open} className={classes.answers}>
      <summary className={classes.summary}>
        What you sent
        <ChevronDown aria-hidden size={18} />
      </summary>
      <dl className={classes.list}>
        {answers.map(({ label, text, advice }) => (
          <div key={label} className={classes.row}>
            <dt>{label}</dt>
            <dd>
              {text}
              {advice ? <span className={classes.advice}>{advice}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

import { Form, useNavigation } from 'react-router'
import type { FileOutcome } from '#server/feed/staff/file-outcome.ts'
import { Field, Input } from '../../app/ui/Field.tsx'
import { Notice } from '../../app/ui/Notice.tsx'
import { SendButton } from '../layout/SendButton.tsx'
import classes from './Columns.module.css'

interface TakeFormProps {
  outcome: Extract<FileOutcome, { state: 'ready' }>
  /** Why it was not read in. */
  advice: string | null
}

/** The button, and before it the number of vehicles that leave where they are many. */
export function TakeForm({ outcome: { comparison, caution }, advice }: TakeFormProps) {
  const isReading = useNavigation().formData?.get('act') === 'take'
  const { count } = comparison.left
  if (caution === 'nothing read')
    return (
      <Notice tone="error" title="No vehicle of this file can be read">
        So there is nothing to read in, and your stock stays as it is. Choose above what the columns are, or
        correct the file and bring it again.
      </Notice>
    )
  return (
    <Form method="post" className={classes.form}>
      <input type="hidden" name="digest" value={comparison.digest} />
      {caution === null ? null : (
        <>
          <Notice
            tone="signal"
            title={caution === 'cut' ? 'This file may have been cut short' : 'Many vehicles leave'}
          >
            {caution === 'cut'
              ? 'It ends in the middle of a line. Look whether the last vehicle of your list is in it.'
              : 'More than a fifth of your stock is not in this file. Look whether it is the whole list.'}
          </Notice>
          <Field
            id="leaving"
            label="How many vehicles leave the site?"
            hint={`Type ${count.toLocaleString('en-GB')} if that is right.`}
            advice={advice}
          >
            <Input name="leaving" inputMode="numeric" autoComplete="off" />
          </Field>
        </>
      )}
      {caution === null && advice ? <Notice tone="error">{advice}</Notice> : null}
      <SendButton name="act" value="take">
        {isReading ? 'Reading it in' : 'Read it in'}
      </SendButton>
    </Form>
  )
}

import { Form } from 'react-router'
import type { FieldChoice } from '#server/feed/column-maps/field-choices.ts'
import type { ReadSheet, SheetColumn } from '#server/feed/staff/read-sheet.ts'
import { classNames } from '../../app/ui/class-names.ts'
import { Field, Select } from '../../app/ui/Field.tsx'
import { SendButton } from '../layout/SendButton.tsx'
import classes from './Columns.module.css'
import { doubtInWords } from './doubt-words.ts'

interface ColumnsProps {
  /** Null for a file without columns. */
  sheet: ReadSheet | null
  choices: readonly Pick<FieldChoice, 'key' | 'label'>[]
  isWhole: boolean
}

/** How a file is read: what each column is, and whether it is the whole stock. */
export function Columns({ sheet, choices, isWhole }: ColumnsProps) {
  const doubts = sheet ? doubtsOf(sheet) : []
  return (
    <Form method="post" className={classes.form} preventScrollReset>
      {sheet ? (
        <>
          {doubts.length > 0 ? (
            <ul className={classes.doubts}>
              {doubts.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          ) : null}
          <ul className={classes.columns}>
            {sheet.columns.map((column, index) => (
              <Column key={column.heading} column={column} choices={choices} index={index} />
            ))}
          </ul>
          {sheet.defaultType === null ? null : (
            <Field id="default-type" label="Where the file does not say what a vehicle is, it is a">
              <Select name="default-type" defaultValue={sheet.defaultType}>
                <option value="Car">Car</option>
                <option value="Van">Van</option>
                <option value="Truck">Truck</option>
              </Select>
            </Field>
          )}
        </>
      ) : null}
      <Field id="whole" label="This file has" group>
        <label className={classes.choice}>
          <input type="radio" name="whole" value="yes" defaultChecked={isWhole} /> the whole stock: a vehicle
          that is not in it leaves the site
        </label>
        <label className={classes.choice}>
          <input type="radio" name="whole" value="no" defaultChecked={!isWhole} /> some vehicles: nothing
          leaves
        </label>
      </Field>
      <SendButton name="act" value="choose" variant="secondary">
        Read it like this
      </SendButton>
    </Form>
  )
}

function doubtsOf({ isUnknown, titles, doubts }: ReadSheet): string[] {
  const unknown =
    'The first line names no column that we know. Let it name the columns, such as “Stock number, Make, Model, Price”.'
  const above = `${titles === 1 ? 'A line' : `${titles} lines`} above the names of the columns ${titles === 1 ? 'is' : 'are'} left out.`
  return [...(isUnknown ? [unknown] : []), ...(titles > 0 ? [above] : []), ...doubts.map(doubtInWords)]
}

function Column({
  column,
  choices,
  index,
}: {
  column: SheetColumn
  choices: ColumnsProps['choices']
  index: number
}) {
  const { heading, field, label, examples, doubt, isUnit, words } = column
  const id = `column-${index}`
  const isLeftOut = field === '' && !isUnit && examples.length > 0
  const isAsked = words.some(({ meaning }) => meaning === '')
  const isOdd = isLeftOut || isAsked || doubt !== null
  const isListed = field === '' || choices.some(({ key }) => key === field)
  return (
    <li className={classNames(classes.column, isOdd && classes.odd)}>
      <label htmlFor={id} className={classes.heading}>
        {heading}
      </label>
      <Select id={id} name={id} defaultValue={field} aria-describedby={`${id}-cells`}>
        <option value="">Leave out</option>
        {isListed ? null : <option value={field}>{label}</option>}
        {choices.map(({ key, label: name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
      <div id={`${id}-cells`} className={classes.cells}>
        {examples.length > 0 ? (
          <ul className={classes.examples}>
            {examples.map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
        ) : (
          <p className={classes.soft}>No cell is filled.</p>
        )}
        {isUnit ? <p className={classes.soft}>The unit of the mileage.</p> : null}
        {isLeftOut && doubt === null ? (
          <p className={classes.note}>Left out: choose what it is, if buyers should see it.</p>
        ) : null}
        {doubt && words.length === 0 ? <p className={classes.note}>{doubtInWords(doubt)}</p> : null}
        {isAsked ? <p className={classes.note}>Say what each word means, and read it like this.</p> : null}
        {words.map((word, at) => (
          <Word key={word.cell} place={`${index}-${at}`} word={word} meanings={column.meanings} />
        ))}
      </div>
    </li>
  )
}

/** What a word of the file means, where the person has to say it. */
function Word({
  place,
  word: { cell, meaning },
  meanings,
}: {
  place: string
  word: SheetColumn['words'][number]
  meanings: SheetColumn['meanings']
}) {
  const isListed = meaning === '' || meanings.some(({ value }) => value === meaning)
  const id = `meaning-${place}`
  return (
    <div className={classes.word}>
      <input type="hidden" name={`word-${place}`} value={cell} />
      <label htmlFor={id}>“{cell}” means</label>
      <Select id={id} name={id} defaultValue={meaning}>
        <option value="">Nobody has said</option>
        {isListed ? null : <option value={meaning}>{meaning}</option>}
        {meanings.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}

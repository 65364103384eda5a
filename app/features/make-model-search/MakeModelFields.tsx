import { useId, useRef } from 'react'
import { Field } from '#app/ui/Field.tsx'
import { Select } from '#app/ui/Select.tsx'
import { useReplayedInput } from '#app/ui/use-replayed-input.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import classes from './MakeModelSearch.module.css'
import { type TypeChoice, toTypeChoice } from './make-model-choice.ts'
import type { useMakeModelSearch } from './use-make-model-search.ts'

interface MakeModelFieldsProps {
  search: ReturnType<typeof useMakeModelSearch>
  /** The types to choose from. A single one has no control. */
  types: readonly TypeChoice[]
  /** The path of the page itself: without script the lists are loaded by requesting it again. */
  pagePath: string
}

/** The selects of type, make and model, inside a form. */
export function MakeModelFields({ search, types, pagePath }: MakeModelFieldsProps) {
  const { choice, chooseType, chooseMake, chooseModel, replayInput } = search
  const makeSelect = useRef<HTMLSelectElement>(null)
  useReplayedInput(() => makeSelect.current?.form, replayInput)
  const id = useId()
  return (
    <>
      {types.length > 1 ? (
        <Field label="Type" id={`${id}type`}>
          <Select
            name="type"
            value={choice.type}
            onChange={({ target }) => chooseType(toTypeChoice(target.value))}
          >
            {types.map((type) => (
              <option key={type} value={type}>
                {type === '' ? 'Any' : vehicleTypeWords[type].pluralLabel}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Field label="Make" id={`${id}make`}>
        <Select
          ref={makeSelect}
          name="make"
          value={choice.make}
          onChange={({ target }) => chooseMake(target.value)}
        >
          <option value="">Any make</option>
          <Options values={choice.makes} />
        </Select>
      </Field>
      <Field label="Model" id={`${id}model`}>
        <Select
          name="model"
          value={choice.model}
          disabled={choice.make === ''}
          onChange={({ target }) => chooseModel(target.value)}
        >
          <option value="">Any model</option>
          <Options values={choice.models} />
        </Select>
      </Field>
      <noscript>
        <button type="submit" formAction={pagePath} className={classes.update}>
          Update lists
        </button>
      </noscript>
    </>
  )
}

function Options({ values }: { values: readonly string[] }) {
  return values.map((value) => (
    <option key={value} value={value}>
      {value}
    </option>
  ))
}

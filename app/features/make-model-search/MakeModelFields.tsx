import { useId } from 'react'
import { Field, Select } from '#app/ui/Field.tsx'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import classes from './MakeModelSearch.module.css'
import type { MakeModelChoice, TypeChoice } from './make-model-choice.ts'

interface MakeModelFieldsProps {
  choice: MakeModelChoice
  /** The types to choose from. A single one has no control. */
  types: readonly TypeChoice[]
  /** The path of the page itself: without script the lists are loaded by requesting it again. */
  pagePath: string
  /** For a form about one vehicle: "Car" and "Choose a make" instead of "Cars" and "Any make". */
  isRequired?: boolean
}

/** The selects of type, make and model, inside a form that `app/enhance/enhance-make-model.ts` finds. */
export function MakeModelFields({ choice, types, pagePath, isRequired }: MakeModelFieldsProps) {
  const id = useId()
  return (
    <>
      {types.length > 1 ? (
        <Field label="Type" id={`${id}type`}>
          <Select name="type" defaultValue={choice.type}>
            {types.map((type) => (
              <option key={type} value={type}>
                {type === '' ? 'Any' : vehicleTypeWords[type][isRequired ? 'label' : 'pluralLabel']}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Field label="Make" id={`${id}make`}>
        <Select name="make" defaultValue={choice.make}>
          <option value="">{isRequired ? 'Choose a make' : 'Any make'}</option>
          <Options values={choice.makes} />
        </Select>
      </Field>
      <Field label="Model" id={`${id}model`}>
        <Select name="model" defaultValue={choice.model} disabled={choice.make === ''}>
          <option value="">{isRequired ? 'Choose a model' : 'Any model'}</option>
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

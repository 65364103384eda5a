import { useId } from 'react'
import { Field } from '#app/ui/Field.tsx'
import { Select } from '#app/ui/Select.tsx'
import { isVehicleType } from '#domain/stock/vehicle-type.ts'
import classes from './MakeModelSearch.module.css'
import type { TypeChoice } from './make-model-choice.ts'
import { useEarlyChoice } from './use-early-choice.ts'
import type { useMakeModelSearch } from './use-make-model-search.ts'

const typeLabels: Record<TypeChoice, string> = { '': 'Any', car: 'Cars', van: 'Vans', truck: 'Trucks' }

interface MakeModelFieldsProps {
  search: ReturnType<typeof useMakeModelSearch>
  /** The types to choose from; with one only there is nothing to choose. */
  types: readonly TypeChoice[]
  /** The path of the page itself: without script it is asked again for the lists. */
  pagePath: string
}

/** The selects of type, make and model, inside a form. */
export function MakeModelFields({ search, types, pagePath }: MakeModelFieldsProps) {
  const { choice, chooseType, chooseMake, chooseModel } = search
  const id = useId()
  const ids = { type: `${id}type`, make: `${id}make`, model: `${id}model` }
  useEarlyChoice(ids, ({ type, make }) => {
    if (type !== null && type !== choice.type) chooseType(type)
    else if (make !== choice.make) chooseMake(make)
  })
  return (
    <>
      {types.length > 1 ? (
        <Field label="Type" id={ids.type}>
          <Select
            name="type"
            value={choice.type}
            onChange={({ target: { value } }) => chooseType(isVehicleType(value) ? value : '')}
          >
            {types.map((type) => (
              <option key={type} value={type}>
                {typeLabels[type]}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Field label="Make" id={ids.make}>
        <Select name="make" value={choice.make} onChange={({ target }) => chooseMake(target.value)}>
          <option value="">Any make</option>
          <Options values={choice.makes} />
        </Select>
      </Field>
      <Field label="Model" id={ids.model}>
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

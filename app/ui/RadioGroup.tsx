import classes from './RadioGroup.module.css'

interface RadioGroupProps {
  legend: string
  name: string
  options: readonly string[]
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

/** One choice of a few. The whole row of an option is its label. */
export function RadioGroup({ legend, name, options, defaultValue, onChange }: RadioGroupProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={defaultValue === option}
              onChange={onChange && (() => onChange(option))}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

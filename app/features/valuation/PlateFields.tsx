import { Field, Input } from '#app/ui/Field.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import type { EnquiryValues } from '#domain/enquiries/enquiry-answers.ts'
import { type EnquiryField, enquiryFields, plateFields } from '#domain/enquiries/enquiry-fields.ts'
import classes from './PlateFields.module.css'
import { filledFromName } from './plate-values.ts'

interface PlateFieldsProps {
  values: EnquiryValues
  /** The plate whose facts they are; null for none. */
  plate: string | null
  /** What must be corrected, by field. */
  faultOf?: (field: EnquiryField) => string | undefined
  /** Of the control of a field. */
  idOf: (field: EnquiryField) => string
}

/** What the DVLA says of the form's number plate, to be corrected. Absent until it was asked. */
export function PlateFields({ values, plate, idOf, faultOf = () => undefined }: PlateFieldsProps) {
  if (plate === null) return null
  const filledFrom = <input type="hidden" name={filledFromName} value={plate} />
  if (!plateFields.some((field) => values[field])) return filledFrom
  const asked = plateFields.filter((field) => enquiryFields[field].type !== 'shown')
  return (
    <div className={classes.facts}>
      {filledFrom}
      <input type="hidden" name="dvla" value={values.dvla ?? ''} />
      <p>
        <span className={textStyle.strong}>What the DVLA says: </span>
        {values.dvla}
      </p>
      <details open={asked.some((field) => faultOf(field))}>
        <summary className={classes.change}>Correct fuel, colour, engine, tax or MOT</summary>
        <div className={classes.fields}>
          {asked.map((field) => (
            <Field key={field} label={enquiryFields[field].label} id={idOf(field)} advice={faultOf(field)}>
              <Input
                name={field}
                autoComplete="off"
                defaultValue={values[field]}
                aria-invalid={faultOf(field) ? true : undefined}
              />
            </Field>
          ))}
        </div>
      </details>
    </div>
  )
}

/** The same as hidden fields, for a form that leads to another one. */
export function CarriedPlate({ values, plate }: Pick<PlateFieldsProps, 'values' | 'plate'>) {
  if (plate === null) return null
  return (
    <>
      <input type="hidden" name={filledFromName} value={plate} />
      {plateFields.map((field) =>
        values[field] ? <input key={field} type="hidden" name={field} value={values[field]} /> : null,
      )}
    </>
  )
}

import classes from './CleanAirNote.module.css'

/** What the filter of clean air zones counts: `cleanAirOf`. */
export function CleanAirNote() {
  return (
    <p className={classes.note}>
      Compliant: electric, hydrogen, petrol from Euro 4 and diesel from Euro 6. A petrol or diesel vehicle
      without a Euro class on record is left out.
    </p>
  )
}

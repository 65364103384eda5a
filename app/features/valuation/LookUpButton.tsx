import { Button } from '#app/ui/Button.tsx'
import textStyle from '#app/ui/TextStyle.module.css'

/** The name of the button that asks the DVLA. */
export const lookUpName = 'lookUp'

/** First in the form, so that Enter sends it and asks nobody about the plate. */
export function DefaultButton() {
  return <button type="submit" hidden tabIndex={-1} />
}

/** Sends the form's number plate to the DVLA, which fills in what it knows. Nothing else is sent. */
export function LookUpButton() {
  return (
    <div>
      <Button type="submit" name={lookUpName} value="1" variant="secondary" size="s" formNoValidate>
        Fill in from the number plate
      </Button>
      <p className={textStyle.finePrint}>This sends the number plate to the DVLA, and nothing else.</p>
    </div>
  )
}

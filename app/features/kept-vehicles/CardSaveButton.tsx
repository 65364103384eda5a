import classes from './CardSaveButton.module.css'
import { Heart } from './Heart.tsx'

/**
 * Saves the vehicle of the card that it is in. Id, name and price are those that the card shows, so that a page of cards
 * does not repeat them. `app/enhance/enhance-saved.ts` sets its name and state; hidden before, and without script.
 */
export function CardSaveButton() {
  return (
    <button type="button" aria-label="Save" data-save="" className={classes.save} suppressHydrationWarning>
      <Heart />
    </button>
  )
}

import { Button } from '#app/ui/Button.tsx'
import classes from './SaveButton.module.css'

/** The id of the drawing, which the header has on every page. */
export const heartId = 'heart'

function Heart() {
  return (
    <svg width={24} height={24} viewBox="0 0 24 24" className="lucide" aria-hidden>
      <use href={`#${heartId}`} />
    </svg>
  )
}

/** Of a card's vehicle. */
interface SavedCard {
  id: string
  name: string
  derivative?: string
  withVat?: number
}

/**
 * Saves the vehicle of its card. `app/enhance/enhance-saved.ts` sets its name and state; hidden before, and without
 * script. With the derivative, because a page may show several vehicles of a model.
 */
export function CardSaveButton({ vehicle: { id, name, derivative, withVat } }: { vehicle: SavedCard }) {
  return (
    <button
      type="button"
      aria-label="Save"
      data-save={id}
      data-name={name}
      data-derivative={derivative}
      data-price={withVat}
      className={classes.onCard}
      suppressHydrationWarning
    >
      <Heart />
    </button>
  )
}

interface SaveButtonProps {
  id: string
  name: string
  /** In pence with VAT; null without a price. */
  price: number | null
}

/** Saves a vehicle, with words: "Save", and "Saved" once it is. See `CardSaveButton`. */
export function SaveButton({ id, name, price }: SaveButtonProps) {
  return (
    <Button
      variant="secondary"
      size="s"
      className={classes.save}
      data-save={id}
      data-name={name}
      data-price={price ?? undefined}
      suppressHydrationWarning
    >
      <Heart />
      <span>Save</span>
    </Button>
  )
}

/** Says what a button has saved or removed. `app/enhance/saved-message.ts` fills it in. */
export function SavedMessage() {
  return <div role="status" data-saved-message data-screen-only className={classes.message} />
}

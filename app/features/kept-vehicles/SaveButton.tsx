import classes from './SaveButton.module.css'

/** The id of the heart's path, which `SavedLink` has on every page. */
export const heartId = 'heart'

const heart = (
  <svg aria-hidden className="lucide">
    <use href={`#${heartId}`} />
  </svg>
)

/**
 * Saves the vehicle of the card that it is in. Id, name and price are those that the card shows, so that a page of cards
 * does not repeat them. `app/enhance/enhance-saved.ts` sets its name and state; hidden without script.
 */
export function CardSaveButton() {
  return (
    <button type="button" aria-label="Save" data-save="" className={classes.onCard} suppressHydrationWarning>
      {heart}
    </button>
  )
}

interface SaveButtonProps {
  id: string
  name: string
  /** In pence with VAT; null without a price. */
  price: number | null
}

/** The same with words. */
export function SaveButton({ id, name, price }: SaveButtonProps) {
  return (
    <button
      type="button"
      data-save={id}
      data-name={name}
      data-price={price ?? undefined}
      className={classes.withWords}
      suppressHydrationWarning
    >
      {heart}
      <span className={classes.words}>
        <span>Save</span>
        <span>Saved</span>
      </span>
    </button>
  )
}

import { Button } from '#app/ui/Button.tsx'
import { Heart } from './Heart.tsx'
import classes from './SaveButton.module.css'

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

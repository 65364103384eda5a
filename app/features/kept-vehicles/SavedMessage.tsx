import classes from './SavedMessage.module.css'

/** Says what a button has saved or removed. `app/enhance/saved-message.ts` fills it in. */
export function SavedMessage() {
  return <div role="status" data-saved-message data-screen-only className={classes.message} />
}

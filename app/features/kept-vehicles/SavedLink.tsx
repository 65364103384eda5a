import { urls } from '#app/urls.ts'
import { heartId } from './SaveButton.tsx'
import classes from './SavedLink.module.css'

/**
 * The link of the header to the saved vehicles, with their number, which the script fills in, because a page is the same
 * for every visitor.
 */
export function SavedLink({ className }: { className: string | undefined }) {
  return (
    <a href={urls.saved()} data-screen-only className={className} aria-label="Saved vehicles">
      <svg width={24} height={24} viewBox="0 0 24 24" className="lucide" aria-hidden>
        <path id={heartId} d="M12 20C-7 9 6-2 12 6 18-2 31 9 12 20Z" />
      </svg>
      <span className={classes.count} hidden />
    </a>
  )
}

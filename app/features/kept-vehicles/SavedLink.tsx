import { urls } from '#app/urls.ts'
import { heartId } from './SaveButton.tsx'
import classes from './SavedLink.module.css'

interface SavedLinkProps {
  className: string | undefined
  labelClass: string | undefined
}

/**
 * The link of the header to the saved vehicles, with their number, and the message of a button that saves or removes one.
 * The script fills in all of it, because a page is the same for every visitor.
 */
export function SavedLink({ className, labelClass }: SavedLinkProps) {
  return (
    <>
      <a href={urls.saved()} className={className} aria-label="Saved vehicles" data-saved-link>
        <span className={classes.icon}>
          <svg aria-hidden className="lucide" viewBox="0 0 24 24" width={20} height={20}>
            <path
              id={heartId}
              d="M19 14c1.5-1.5 3-3.2 3-5.5A5.5 5.5 0 0 0 16.5 3c-1.8 0-3 .5-4.5 2-1.5-1.5-2.7-2-4.5-2A5.5 5.5 0 0 0 2 8.5c0 2.3 1.5 4 3 5.5l7 7Z"
            />
          </svg>
          <span className={classes.count} data-saved-count hidden />
        </span>
        <span className={labelClass}>Saved</span>
      </a>
      <div role="status" className={classes.status} data-saved-status />
    </>
  )
}

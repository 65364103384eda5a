import { urls } from '#app/urls.ts'
import classes from './ViewedVehicles.module.css'

/**
 * The vehicles that were looked at on this device, filled in by `app/enhance/enhance-viewed.ts`. Hidden without script and
 * until there are any; with `always` shown for its switch.
 */
export function ViewedVehicles({ always = false, className }: { always?: boolean; className?: string }) {
  return (
    <section
      hidden
      aria-labelledby="viewed"
      data-viewed={always ? 'always' : ''}
      className={className}
      suppressHydrationWarning
    >
      <div className={classes.head}>
        <h2 id="viewed">Recently viewed</h2>
        <p className={classes.choices}>
          <label className={classes.choice}>
            <input type="checkbox" />
            Remember vehicles I look at
          </label>
          <button type="button" data-clear-viewed className={classes.clear}>
            Clear list
          </button>
        </p>
        <p className={classes.note}>
          Kept on this device only. <a href={urls.cookies}>What we keep</a>
        </p>
      </div>
      {/* Empty, for the script to fill: React must not compare its content, which may come before hydration. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is the empty text. */}
      <ul className={classes.row} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    </section>
  )
}

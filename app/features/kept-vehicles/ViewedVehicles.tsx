import { outsideReact } from '#app/ui/outside-react.ts'
import scrollRow from '#app/ui/ScrollRow.module.css'
import { urls } from '#app/urls.ts'
import './viewed-vehicles.css'

/**
 * Where the vehicles that were looked at on this device are shown; see `app/enhance/enhance-viewed.ts`, which brings the
 * content and its styles.
 */
export function ViewedVehicles() {
  return <section data-viewed="" data-screen-only {...outsideReact} />
}

/** The content, in the page of saved vehicles: the switch is shown there even without vehicles. */
export function ViewedContent() {
  return (
    <section
      id="viewed"
      aria-labelledby="viewed-heading"
      data-viewed="switch"
      data-undecided=""
      data-screen-only
    >
      <h2 id="viewed-heading">Recently viewed</h2>
      <div>
        <label>
          <input type="checkbox" /> Remember vehicles I look at
        </label>
        <button type="button" hidden>
          Clear list
        </button>
        <p>
          Kept on this device only. <a href={urls.cookies}>What we keep</a>
        </p>
      </div>
      <ul className={scrollRow.row} />
    </section>
  )
}

import type { ReactNode } from 'react'
import { outsideReact } from '#app/ui/outside-react.ts'
import scrollRow from '#app/ui/ScrollRow.module.css'
import { urls } from '#app/urls.ts'
import './viewed-vehicles.css'

/**
 * Where the vehicles that were looked at on this device are shown; see `app/enhance/enhance-viewed.ts`, which brings the
 * content.
 */
export function ViewedVehicles() {
  return <section data-viewed="" data-screen-only {...outsideReact} />
}

interface ViewedContentProps {
  children?: ReactNode
}

/** The heading, the switch, and the row of cards; in the page of saved vehicles, without cards. */
export function ViewedContent({ children }: ViewedContentProps) {
  return (
    <>
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
      <ul className={scrollRow.row}>{children}</ul>
    </>
  )
}

/** In the page of saved vehicles, where the switch is shown even without vehicles. */
export function ViewedSwitch() {
  return (
    <section
      id="viewed"
      aria-labelledby="viewed-heading"
      data-viewed="switch"
      data-undecided=""
      data-screen-only
    >
      <ViewedContent />
    </section>
  )
}

import { Link } from 'react-router'
import type { HeldFor } from '#server/stock/staff/held-for.ts'

/** For whom a vehicle is held, with a way to the lead while there is one. */
export function HeldForWhom({ heldFor }: { heldFor: HeldFor | null }) {
  if (heldFor === null) return null
  const { lead, words } = heldFor
  return (
    <span>for {lead === null ? words : <Link to={`/leads/${encodeURIComponent(lead)}`}>{words}</Link>}</span>
  )
}

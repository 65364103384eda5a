import { ArrowUpRight } from '#app/ui/icons.ts'
import classes from './MediaLinks.module.css'
import type { MediaLink } from './media-links.ts'

/** What other sites have of the vehicle. Nothing of it is loaded before a visitor follows a link. */
export function MediaLinks({ links }: { links: readonly MediaLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className={classes.links}>
      {links.map(({ label, address, host }) => (
        <li key={label}>
          <a href={address} rel="noopener noreferrer" className={classes.link}>
            {label} <span className={classes.host}>on {host}</span>
            <ArrowUpRight aria-hidden size={18} />
          </a>
        </li>
      ))}
    </ul>
  )
}

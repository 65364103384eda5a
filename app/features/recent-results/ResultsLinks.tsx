import { formatCount } from '#app/ui/format-count.ts'
import { ArrowLeft, ChevronLeft, ChevronRight } from '#app/ui/icons.ts'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { urls } from '#app/urls.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import classes from './ResultsLinks.module.css'
import { pageAt, placeOf } from './recent-results.ts'
import { useRecentResults } from './use-recent-results.ts'

/**
 * From a vehicle back to the results that it was chosen from, and on to its neighbours among them. Nothing without
 * script, or when no results of its type were shown in this tab.
 */
export function ResultsLinks({ type, vehicleId }: { type: VehicleType; vehicleId: string }) {
  const results = useRecentResults(type, vehicleId)
  if (results === null) return null
  const place = placeOf(results, vehicleId)
  const page = pageAt(place?.position ?? results.first)
  const query = new URLSearchParams(results.query)
  if (page > 1) query.set('page', String(page))
  const href = urls.search(results.type, query)
  const count = formatCount(results.total)
  return (
    <nav aria-label="Your search" className={classes.links}>
      <a
        href={href}
        className={classes.back}
        onClick={(event) => {
          const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          if (plain && returnTo(href)) event.preventDefault()
        }}
      >
        <ArrowLeft aria-hidden size={18} />
        {results.total === 0
          ? 'Back to your search'
          : `Back to ${count} ${results.total === 1 ? 'result' : 'results'}`}
      </a>
      {place ? (
        <span className={classes.steps}>
          <Step id={place.previous} label="Previous vehicle" icon={ChevronLeft} rel="prev" />
          <span className={classes.position}>
            {formatCount(place.position + 1)} of {count}
          </span>
          <Step id={place.next} label="Next vehicle" icon={ChevronRight} rel="next" />
        </span>
      ) : null}
    </nav>
  )
}

interface StepProps {
  id: string | null | undefined
  label: string
  icon: typeof ChevronLeft
  rel: 'prev' | 'next'
}

function Step({ id, label, icon: Icon, rel }: StepProps) {
  const icon = <Icon aria-hidden size={22} />
  if (!id) return <span className={classes.noStep}>{icon}</span>
  return (
    <a href={urls.vehicle(id)} rel={rel} className={classes.step}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </a>
  )
}

/**
 * Goes back in the history to the newest entry with the address `href`, where the browser restores how far it was
 * scrolled. False where the browser cannot tell (no Navigation API) or has no such entry: then follow the link.
 */
function returnTo(href: string): boolean {
  const navigation: Navigation | undefined = window.navigation
  const current = navigation?.currentEntry?.index ?? -1
  const entry = navigation
    ?.entries()
    .slice(0, Math.max(0, current))
    .findLast(({ url }) => url !== null && inOneOrder(url) === inOneOrder(href))
  if (!entry) return false
  navigation?.traverseTo(entry.key)
  return true
}

/** The address with its parameters in alphabetical order: the page number stands before or after a phrase. */
function inOneOrder(href: string): string {
  const url = new URL(href, location.href)
  url.searchParams.sort()
  return url.href
}

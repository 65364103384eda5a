import { ArrowLeftRight, Bookmark, CalendarDays, type LucideIcon, PhoneCall } from '#app/ui/icons.ts'
import { urls } from '#app/urls.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts'
import { enquiryTitles } from './enquiry-titles.ts'
import classes from './VehicleActions.module.css'

interface VehicleActionsProps {
  vehicleId: string
  /** The vehicle's name, for screen readers. */
  title: string
  /** Those that the dealer offers. */
  kinds: readonly EnquiryKind[]
  /** Another buyer has reserved it. */
  reserved: boolean
}

const icons: Readonly<Record<EnquiryKind, LucideIcon>> = {
  call: PhoneCall,
  viewing: CalendarDays,
  reserve: Bookmark,
  'part-exchange': ArrowLeftRight,
}

/** Links to the forms for what a buyer can ask for beside finance. */
export function VehicleActions({ vehicleId, title, kinds, reserved }: VehicleActionsProps) {
  const shown = kinds.filter((kind) => !(reserved && kind === 'reserve'))
  if (shown.length === 0) return null
  return (
    <ul aria-label={`More for this ${title}`} className={classes.actions}>
      {shown.map((kind) => {
        const Icon = icons[kind]
        return (
          <li key={kind}>
            <a href={urls.enquire(vehicleId, kind)} rel="nofollow" className={classes.action}>
              <Icon aria-hidden size={18} />
              {enquiryTitles[kind]}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

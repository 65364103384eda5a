import { ArrowLeftRight, Bookmark, CalendarDays, type LucideIcon, PhoneCall } from '#app/ui/icons.ts'
import { urls } from '#app/urls.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry-kind.ts'
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

/**
 * The link to each form, with the title of its document. Apart from `enquiry-text.ts`, which reads the dealer's facts:
 * the vehicle's script would then read them too.
 */
export const enquiryLinks: Readonly<Record<EnquiryKind, { title: string; Icon: LucideIcon }>> = {
  call: { title: 'Ask us to call', Icon: PhoneCall },
  viewing: { title: 'Book a viewing', Icon: CalendarDays },
  reserve: { title: 'Reserve', Icon: Bookmark },
  'part-exchange': { title: 'Part-exchange', Icon: ArrowLeftRight },
}

/** Links to the forms for what a buyer can ask for besides finance. */
export function VehicleActions({ vehicleId, title, kinds, reserved }: VehicleActionsProps) {
  const shown = kinds.filter((kind) => !(reserved && kind === 'reserve'))
  if (shown.length === 0) return null
  return (
    <ul aria-label={`More for this ${title}`} data-screen-only className={classes.actions}>
      {shown.map((kind) => {
        const link = enquiryLinks[kind]
        return (
          <li key={kind}>
            <a href={urls.enquire(vehicleId, kind)} rel="nofollow" className={classes.action}>
              <link.Icon aria-hidden size={18} />
              {link.title}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Price } from '#app/ui/Price.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { offersFinance } from '#content/offers.ts'
import { callLink } from '#content/site.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { useApplication } from '../application/ApplicationProvider.tsx'
import { ReservedNote } from '../application/ReservedNote.tsx'
import { vatNote } from '../record/price-words.ts'
import classes from './VehiclePage.module.css'
import type { VehicleView } from './vehicle-view.ts'

interface ApplyProps {
  /** The address of the form's own page. */
  href: string
  reserved: boolean
}

const reservedNoteId = 'reserved'

/** The button of the application, and what became of it: a failure above the button, the confirmation in its place. */
export function ApplyPlace({ href, reserved }: ApplyProps) {
  const { parts, open, failure, sent } = useApplication()
  const confirmation = useRef<HTMLElement>(null)
  const isJustSent = Boolean(sent?.values)

  useEffect(() => {
    if (!isJustSent) return
    confirmation.current?.focus({ preventScroll: true })
    confirmation.current?.scrollIntoView({ block: 'start' })
  }, [isJustSent])

  if (sent && parts)
    return <parts.ApplicationSent {...sent} reserved={reserved} announced={isJustSent} ref={confirmation} />
  return (
    <div data-screen-only className={classes.apply}>
      {parts && failure && !open ? <parts.SubmissionFailed {...failure} /> : null}
      {reserved ? <ReservedNote id={reservedNoteId} /> : null}
      <ApplyButton href={href} reserved={reserved} size="l" />
    </div>
  )
}

interface ApplyInShortProps {
  href: string
  vehicle: Pick<VehicleView, 'price' | 'reserved'>
  /** "£162.58 a month" on the chosen terms; null where nothing is quoted. */
  monthly: string | null
  /** Of two prices the one with VAT alone, which the month is for: two do not fit a bar of 64 pixels. */
  isBar?: true
}

/** The price with its VAT word, the month and the same button, where those are out of view. */
export function ApplyInShort({ href, vehicle, monthly, isBar }: ApplyInShortProps) {
  const { sent } = useApplication()
  const { price, reserved } = vehicle
  return (
    <>
      <div className={classes.barWords}>
        {price.state === 'priced' ? (
          isBar && price.withVat !== null ? (
            <Price amount={formatPounds(price.withVat)} note="with VAT" size="s" />
          ) : (
            <Price amount={formatPounds(price.amount)} note={vatNote(price) ?? undefined} size="s" />
          )
        ) : (
          <span>Price on application</span>
        )}
        {monthly || reserved ? (
          <span className={classes.barNote}>
            {reserved ? (
              <span className={classes.barReserved}>{monthly ? 'Reserved, ' : 'Reserved'}</span>
            ) : null}
            {monthly}
          </span>
        ) : null}
      </div>
      {!offersFinance ? (
        <ButtonLink href={callLink}>Call us</ButtonLink>
      ) : sent ? (
        <a href="#application-sent" className={classes.barSent}>
          <span className={classes.barNote}>Application sent</span>
          <span className={classes.barReference}>{sent.reference}</span>
        </a>
      ) : (
        <ApplyButton href={href} reserved={reserved} />
      )}
    </>
  )
}

/** Opens the form in a dialog. Before hydration it is a link to the form's own page. */
function ApplyButton({ href, reserved, size = 'm' }: ApplyProps & { size?: 'm' | 'l' }) {
  const { setOpen } = useApplication()
  const described = reserved ? reservedNoteId : undefined
  if (useHydrated())
    return (
      <Button size={size} onClick={() => setOpen(true)} aria-haspopup="dialog" aria-describedby={described}>
        Apply for Finance
      </Button>
    )
  return (
    <ButtonLink size={size} href={href} aria-describedby={described}>
      Apply for Finance
    </ButtonLink>
  )
}

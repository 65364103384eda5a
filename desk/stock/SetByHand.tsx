import { Form } from 'react-router'
import { type Standing, standings } from '#domain/stock/standing.ts'
import type { VehicleView } from '#server/stock/staff/vehicle-view.ts'
import { VisuallyHidden } from '../../app/ui/VisuallyHidden.tsx'
import { SendButton } from '../layout/SendButton.tsx'
import classes from './SetByHand.module.css'
import { standingWords } from './standing-words.ts'

/** What was set by hand beside what the feed says, each with a way back to the feed. */
export function SetByHand({ vehicle }: { vehicle: VehicleView }) {
  const { setByHand, isInFeed, feedStanding, change, shown } = vehicle
  if (feedStanding === null)
    return <p className={classes.none}>It was added by hand and is in no feed. Nothing but you changes it.</p>
  return (
    <>
      {isInFeed ? null : (
        <p className={classes.none}>The feed no longer has it. What it said last stands beside ours.</p>
      )}
      {setByHand.length === 0 ? (
        <p className={classes.none}>Nothing was set by hand: everything is as the feed says.</p>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="seen" value={change} />
          <input type="hidden" name="shown" value={shown} />
          <ul className={classes.fields}>
            {setByHand.map(({ field, ours, feed }) => (
              <li key={field}>
                <span className={classes.field}>{nameOf(field)}</span>
                <span>
                  <strong>{inWords(field, ours)}</strong>
                  <span className={classes.feed}>The feed says: {inWords(field, feed)}</span>
                </span>
                <SendButton name="act" value={`released:${field}`} size="s" variant="secondary">
                  As the feed
                  <VisuallyHidden> says: {nameOf(field)}</VisuallyHidden>
                </SendButton>
              </li>
            ))}
          </ul>
        </Form>
      )}
    </>
  )
}

function nameOf(field: string): string {
  return field === 'state' ? 'where it stands' : field
}

function inWords(field: string, value: string): string {
  if (field === 'state') {
    const standing = standings.find((each): each is Standing => each === value)
    return standing ? standingWords[standing] : value
  }
  return value || 'nothing'
}

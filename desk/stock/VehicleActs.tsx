import { Form } from 'react-router'
import type { LeadLine } from '#server/leads/staff/lead-view.ts'
import type { VehicleView } from '#server/stock/staff/vehicle-view.ts'
import { Field, Input, Select } from '../../app/ui/Field.tsx'
import { SendButton } from '../layout/SendButton.tsx'
import classes from './VehicleActs.module.css'

/** What was typed and not kept, and why. */
export interface Unsaved {
  act: string
  fields: Readonly<Record<string, string>>
  advice: string
}

interface VehicleActsProps {
  vehicle: VehicleView
  leads: readonly LeadLine[]
  unsaved: Unsaved | null
}

/** What a person does to a vehicle: each is a form of its own, with what the person has seen. */
export function VehicleActs({ vehicle, leads, unsaved }: VehicleActsProps) {
  const { change, pounds, vat, standing, reservation, note, isOnSite } = vehicle
  const adviceOn = (act: string) => (unsaved?.act === act ? unsaved.advice : null)
  const typed = (act: string, field: string, otherwise: string) =>
    unsaved?.act === act ? (unsaved.fields[field] ?? '') : otherwise
  const seen = (
    <>
      <input type="hidden" name="seen" value={change} />
      <input type="hidden" name="shown" value={vehicle.shown} />
    </>
  )
  // New boxes once something has changed, so that they show what is so.
  const key = (act: string) => (unsaved?.act === act ? 'unsaved' : change)
  return (
    <div className={classes.acts}>
      <Form method="post" className={classes.row} preventScrollReset key={`price ${key('price')}`}>
        {seen}
        <Field
          id="price"
          label={vat ? `Price in pounds, ${vat}` : 'Price in pounds'}
          advice={adviceOn('price')}
        >
          <Input
            name="price"
            inputMode="decimal"
            autoComplete="off"
            maxLength={30}
            defaultValue={typed('price', 'price', pounds)}
          />
        </Field>
        <SendButton name="act" value="price" variant="secondary">
          Set the price
        </SendButton>
      </Form>
      <Form method="post" className={classes.row} preventScrollReset key={`held ${key('reserved')}`}>
        {seen}
        <Field id="until" label="Reserved until" advice={adviceOn('reserved')}>
          <Input
            name="until"
            type="date"
            defaultValue={typed('reserved', 'until', reservation?.until ?? '')}
          />
        </Field>
        <Field id="lead" label="For whom">
          <Select name="lead" defaultValue={typed('reserved', 'lead', reservation?.lead ?? '')}>
            <option value="">Nobody named</option>
            {leads.map(({ id, name, reference }) => (
              <option key={id} value={id}>
                {[name, reference].filter(Boolean).join(', ')}
              </option>
            ))}
            {reservation?.lead && !leads.some(({ id }) => id === reservation.lead) ? (
              <option value={reservation.lead}>{vehicle.heldFor?.words ?? 'As before'}</option>
            ) : null}
          </Select>
        </Field>
        <SendButton name="act" value="reserved" variant="secondary">
          {standing === 'reserved' ? 'Change the reservation' : 'Reserve'}
        </SendButton>
      </Form>
      <Form method="post" className={classes.buttons} preventScrollReset>
        {seen}
        {standing === 'sold' ? null : (
          <SendButton name="act" value="sold">
            Mark as sold
          </SendButton>
        )}
        {standing === 'available' ? null : (
          <SendButton name="act" value="available" variant="secondary">
            {standing === 'unpublished' ? 'Put it on sale' : 'Back on sale'}
          </SendButton>
        )}
        {isOnSite ? (
          <SendButton name="act" value="removed" variant="quiet">
            Take it off the site
          </SendButton>
        ) : null}
        {['sold', 'available', 'removed'].includes(unsaved?.act ?? '') ? (
          <p role="status" className={classes.advice}>
            {unsaved?.advice}
          </p>
        ) : null}
      </Form>
      <Form method="post" className={classes.row} preventScrollReset key={`note ${key('note')}`}>
        {seen}
        <Field id="note" label="Note for yourselves" advice={adviceOn('note')}>
          <Input name="note" maxLength={300} autoComplete="off" defaultValue={typed('note', 'note', note)} />
        </Field>
        <SendButton name="act" value="note" variant="secondary">
          Save the note
        </SendButton>
      </Form>
    </div>
  )
}

import { Badge } from '#app/ui/Badge.tsx'
import stack from '#app/ui/Stack.module.css'
import { SaveButton } from '../kept-vehicles/SaveButton.tsx'
import classes from './VehicleHeading.module.css'
import type { VehicleView } from './vehicle-view.ts'

export function VehicleHeading({ vehicle }: { vehicle: VehicleView }) {
  const { id, name, derivative, price, summary, reserved, facts, attention } = vehicle
  return (
    <header className={classes.heading} data-viewing={id}>
      {reserved || attention || facts.length > 0 ? (
        <p className={stack.wrap}>
          {reserved ? <Badge tone="amber">Reserved</Badge> : null}
          {facts.map((fact) => (
            <Badge key={fact} tone="accent">
              {fact}
            </Badge>
          ))}
          {attention ? <Badge tone="neutral">{attention}</Badge> : null}
        </p>
      ) : null}
      <div className={classes.title}>
        <h1 className={classes.name}>{name}</h1>
        <SaveButton
          id={id}
          name={name}
          price={price.state === 'priced' ? (price.withVat ?? price.amount) : null}
        />
      </div>
      <p className={classes.derivative}>{derivative ?? 'Derivative: N/A'}</p>
      <ul className={classes.summary}>
        {summary.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </header>
  )
}

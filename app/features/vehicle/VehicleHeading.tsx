import { Badge } from '#app/ui/Badge.tsx'
import classes from './VehicleHeading.module.css'
import type { VehicleView } from './vehicle-view.ts'

type VehicleHeadingProps = Pick<VehicleView, 'name' | 'derivative' | 'summary' | 'reserved' | 'attention'>

export function VehicleHeading({ name, derivative, summary, reserved, attention }: VehicleHeadingProps) {
  return (
    <header className={classes.heading}>
      {reserved || attention ? (
        <p className={classes.badges}>
          {reserved ? <Badge tone="amber">Reserved</Badge> : null}
          {attention ? <Badge tone="accent">{attention}</Badge> : null}
        </p>
      ) : null}
      <h1 className={classes.name}>{name}</h1>
      {derivative ? <p className={classes.derivative}>{derivative}</p> : null}
      <ul className={classes.summary}>
        {summary.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </header>
  )
}

import classes from './Map.module.css'
import type { Coasts } from './map-frame.ts'
import type { MapLabel } from './map-labels.ts'

/** The land of a drawing: ours, and paler that of others. */
export function Land({ ours, neighbours }: Coasts) {
  return (
    <>
      <path d={neighbours} className={classes.abroad} />
      <path d={ours} className={classes.land} />
    </>
  )
}

/** Dots as one path of points. */
export function Dots({ points }: { points: readonly { x: number; y: number }[] }) {
  return <path d={points.map(({ x, y }) => `M${x} ${y}h0`).join('')} className={classes.dots} />
}

/** The names of dots. */
export function Names({ labels }: { labels: readonly MapLabel[] }) {
  return labels.map(({ x, y, name, side }) => (
    <text
      key={name}
      x={side === 'start' ? x + 7 : x - 7}
      y={y + 4}
      textAnchor={side === 'end' ? 'end' : undefined}
    >
      {name}
    </text>
  ))
}

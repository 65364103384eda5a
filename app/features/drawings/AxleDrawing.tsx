import classes from './Drawing.module.css'
import { Drawing } from './Drawing.tsx'

/** From the front of the truck to its back; `driven` by the engine. */
const layouts = [
  { name: '4x2', axles: [{ at: 58 }, { at: 158, driven: true }] },
  { name: '6x2', axles: [{ at: 58 }, { at: 140, driven: true }, { at: 172 }] },
  {
    name: '8x4',
    axles: [{ at: 48 }, { at: 80 }, { at: 140, driven: true }, { at: 172, driven: true }],
  },
] as const

/** The axles of rigid trucks from above. */
export function AxleDrawing() {
  return (
    <Drawing
      height={246}
      label="Three trucks from above, with the front at the top. A 4x2 has two axles and drives the back one. A 6x2 has three and drives the middle one. An 8x4 has four and drives the two at the back."
      caption="From above, with the front at the top. The engine drives the wheels in colour. On some 6x2 trucks, that is the last axle."
    >
      {layouts.map(({ name, axles }, index) => (
        <g key={name} transform={`translate(${68 + index * 112} 0)`}>
          <rect x="-24" y="18" width="48" height="30" rx="6" className={classes.shape} />
          <path d="M-9 48V196M9 48V196" className={classes.outline} />
          {axles.map((axle) => (
            <g key={axle.at}>
              <path d={`M-30 ${axle.at + 12}H30`} className={classes.outline} />
              {[-40, 28].map((side) => (
                <rect
                  key={side}
                  x={side}
                  y={axle.at}
                  width="12"
                  height="24"
                  rx="4"
                  className={'driven' in axle ? classes.marked : classes.shape}
                />
              ))}
            </g>
          ))}
          <text y="226" textAnchor="middle" className={classes.strong}>
            {name}
          </text>
        </g>
      ))}
    </Drawing>
  )
}

import classes from './Drawing.module.css'
import { Drawing } from './Drawing.tsx'

const floor = 176
/** Where the load area of each length ends, and how high the roof of each height is. */
const lengths = [
  ['L1', 214],
  ['L2', 252],
  ['L3', 288],
  ['L4', 324],
] as const
const heights = [
  ['H1', 96],
  ['H2', 68],
  ['H3', 40],
] as const

/** The codes for the length and the height of a van, on one seen from the side. */
export function VanDrawing() {
  return (
    <Drawing
      height={214}
      label="A van from the side. Its body can end at L1, the shortest, or at L2, L3 or L4, the longest. Its roof can be at H1, the lowest, H2 or H3, the highest."
      caption="Each manufacturer has its own sizes for these codes"
    >
      {heights.map(([code, roof]) => (
        <g key={code}>
          <path d={`M110 ${roof}H324`} strokeDasharray="4 5" className={classes.measure} />
          <text x="333" y={roof + 5} className={classes.strong}>
            {code}
          </text>
        </g>
      ))}
      {lengths.map(([code, end]) => (
        <g key={code}>
          <path d={`M${end} 40V${floor}`} strokeDasharray="4 5" className={classes.measure} />
          <text x={end} y={floor + 24} textAnchor="middle" className={classes.strong}>
            {code}
          </text>
        </g>
      ))}
      <path
        d={`M110 96H214V${floor}H20V146c0-8 4-12 12-15l30-8 26-22c6-4 12-5 22-5Z`}
        className={classes.shape}
      />
      <path d="M74 122l20-16h12v20H72Z" className={classes.outline} />
      <path d={`M118 96V${floor}`} className={classes.outline} />
      <circle cx="58" cy={floor} r="17" className={classes.shape} />
      <circle cx="178" cy={floor} r="17" className={classes.shape} />
    </Drawing>
  )
}

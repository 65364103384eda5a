import classes from './Drawing.module.css'
import { Drawing } from './Drawing.tsx'

/** The three parts of a number plate in the style of 2001. */
export function PlateDrawing() {
  return (
    <Drawing
      height={196}
      label="The number plate MA76 ABC in three parts. MA is where the vehicle was first registered. 76 is when. ABC is three random letters."
      caption="A plate from Manchester and Merseyside, issued between September 2026 and February 2027"
    >
      <rect x="20" y="58" width="320" height="74" rx="9" className={classes.shape} />
      <text y="111" textAnchor="middle" className={classes.plate}>
        <tspan x="77">MA</tspan>
        <tspan x="154">76</tspan>
        <tspan x="267">ABC</tspan>
      </text>
      <path d="M124 50v-6h60v6M40 140v6h74v-6M214 140v6h106v-6" className={classes.measure} />
      <text x="154" y="32" textAnchor="middle">
        <tspan className={classes.strong}>When</tspan> it was first registered
      </text>
      <text x="77" y="166" textAnchor="middle">
        <tspan className={classes.strong}>Where</tspan> it was
        <tspan x="77" dy="18">
          first registered
        </tspan>
      </text>
      <text x="267" y="166" textAnchor="middle">
        Random letters
      </text>
    </Drawing>
  )
}

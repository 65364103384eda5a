import classes from './Drawing.module.css'
import { Drawing } from './Drawing.tsx'

/** A tyre's tread, with the limit of the Road Vehicles (Construction and Use) Regulations 1986, reg. 27, and its date. */
export function TyreDrawing() {
  return (
    <Drawing
      height={250}
      label="A tyre’s tread from its end, with grooves that must be at least 1.6 millimetres deep across the middle three quarters. Below it, the DOT code on the side of a tyre: it ends in 3422, which means week 34 of 2022."
      caption="The tread of a car tyre must be at least 1.6 mm deep, across the middle three quarters and all the way round"
    >
      <path
        d="M20 132V92c0-18 12-28 30-28H108V96H124V64H172V96H188V64H236V96H252V64H310c18 0 30 10 30 28V132"
        className={classes.shape}
      />
      <path d="M60 48v-6H300v6" className={classes.measure} />
      <text x="180" y="30" textAnchor="middle">
        Middle three quarters
      </text>
      <path d="M116 66V94M112 70l4-5 4 5M112 90l4 5 4-5" className={classes.first} strokeWidth="2" />
      <text x="116" y="116" textAnchor="middle" className={classes.strong}>
        1.6 mm or more
      </text>
      <path d="M20 152H340" className={classes.axis} />
      <text x="40" y="178">
        On the side of the tyre
      </text>
      <text y="206" className={classes.code}>
        <tspan x="40">DOT A1B2 C3D4</tspan>
        <tspan x="262">3422</tspan>
      </text>
      <path d="M260 214v6h52v-6" className={classes.measure} />
      <text x="286" y="236" textAnchor="middle">
        Week 34 of 2022
      </text>
    </Drawing>
  )
}

/**
 * A make and its models, one a line, parts split by `|`:
 *
 * 1. the model
 * 2. segment, body type, doors (`5/3`: most have five), and `~picture` where the body type does not tell it.
 *    Segments: A city, B small, C family, D large family, E executive, F luxury, S sports, X exotic,
 *    J1 J2 J3 small, middle and large SUV, M and M7 people carriers, P pick-up
 * 3. years of manufacture; `2019-` is still made
 * 4. trims, plain to costly
 * 5. engines, split by `;`: a name that begins with the litres, fuel and bhp, gearboxes (M, A or MA) and driven wheels
 *    (4 all, R rear, F front; else the make's own), for a plug-in `kWh/miles`, and `@from-to` where it was not always sold.
 *    Fuels: P petrol, D diesel, H hybrid, X plug-in, DX diesel plug-in, E electric, G petrol and LPG.
 *    `!` closes a name that needs no trim after it.
 * 6. for a model without a price curve: `£price-at-three-years wWeight`
 */
export interface MakeSource {
  make: string
  models: string
  /** What the trade calls an automatic of this make in a derivative. */
  automatic?: string
  allWheel?: string
  drive?: 'R' | '4'
}

/** One stop of a gradient: offset 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const faint = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${faint}/>`
    })
    .join('')
}

/** A gradient along a line of the canvas. */
export function linear(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
): string {
  const ends = `x1="${Math.round(x1)}" y1="${Math.round(y1)}" x2="${Math.round(x2)}" y2="${Math.round(y2)}"`
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stopsOf(stops)}</linearGradient>`
}

/** A gradient over each shape's own box, downwards, or rightwards when `across`. */
export function boxLinear(id: string, stops: readonly Stop[], across = false): string {
  return `<linearGradient id="${id}"${across ? '' : ' x2="0" y2="1"'}>${stopsOf(stops)}</linearGradient>`
}

export function boxRadial(id: string, stops: readonly Stop[], attributes = ''): string {
  return `<radialGradient id="${id}" ${attributes}>${stopsOf(stops)}</radialGradient>`
}

export function shape(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`
}

/** Millimetres from the nose and above the ground in shapes, pixels once placed. A third value of 1 marks a corner. */
export type Point = readonly [x: number, y: number, corner?: 0 | 1]

/** Puts a shape's millimetres on the canvas. */
export type Place = (point: Point) => Point

export function createPlace(options: { left: number; ground: number; scale: number }): Place {
  return ([x, y, corner]) => [
    options.left + x * options.scale,
    options.ground - y * options.scale,
    corner ?? 0,
  ]
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** `x y`, as a path writes a point. */
export function text([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}

/**
 * A smooth line through points: at each the tangent leans towards the nearer neighbour, with handles a third of the
 * way and never long beside a short neighbour, so that uneven spacing causes no waves. Begins with `M`, or with `L` to go on from an earlier path.
 */
export function smooth(points: readonly Point[], { start = 'M' as 'M' | 'L', closed = false } = {}): string {
  const at = (index: number): Point => {
    const count = points.length
    const wrapped = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
    return points[wrapped] as Point
  }
  const first = at(0)
  let path = `${start}${round(first[0])} ${round(first[1])}`
  const last = closed ? points.length : points.length - 1
  for (let index = 0; index < last; index++) {
    const from = at(index)
    const to = at(index + 1)
    const before = at(index - 1)
    const after = at(index + 2)
    const length = distance(from, to)
    const direct = unit(from, to)
    const begins = from[2] === 1 || (!closed && index === 0)
    const ends = to[2] === 1 || (!closed && index === last - 1)
    const leave = begins ? direct : tangent(before, from, to)
    const arrive = ends ? direct : tangent(from, to, after)
    const out = Math.min(length, begins ? length : distance(before, from) * 2) / 3
    const into = Math.min(length, ends ? length : distance(to, after) * 2) / 3
    path += `C${round(from[0] + leave[0] * out)} ${round(from[1] + leave[1] * out)} ${round(to[0] - arrive[0] * into)} ${round(to[1] - arrive[1] * into)} ${round(to[0])} ${round(to[1])}`
  }
  return closed ? `${path}Z` : path
}

/** Straight lines through points. */
export function straight(points: readonly Point[], { closed = false } = {}): string {
  const path = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
  return closed ? `${path}Z` : path
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

/** The unit direction in which the line passes `here`. */
function tangent(before: Point, here: Point, after: Point): readonly [number, number] {
  const into = unit(before, here)
  const out = unit(here, after)
  const near = distance(before, here)
  const far = distance(here, after)
  const x = into[0] * far + out[0] * near
  const y = into[1] * far + out[1] * near
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

function unit(from: Point, to: Point): readonly [number, number] {
  const length = distance(from, to) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

/** The point on a line of points at this x, straight between its neighbours. */
export function yAt(points: readonly Point[], x: number): number {
  for (let index = 1; index < points.length; index++) {
    const [x1, y1] = points[index - 1] as Point
    const [x2, y2] = points[index] as Point
    if ((x1 <= x && x <= x2) || (x2 <= x && x <= x1))
      return x1 === x2 ? y1 : y1 + ((x - x1) / (x2 - x1)) * (y2 - y1)
  }
  return points.at(-1)?.[1] ?? 0
}

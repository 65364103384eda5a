import { type Place, type Point, round, smooth, straight, yAt } from '../geometry.ts'
import { shape } from '../svg.ts'
import type { CarShape } from './car-shape.ts'

/** The edges of windscreen and rear screen, whose glass bows beyond the pillars. */
export function screens(car: CarShape, place: Place): string {
  const front = car.outline.slice(car.cowl, car.screenTop + 1)
  const rear = car.outline.slice(car.roofEnd, car.screenEnd + 1)
  const strip = (edge: readonly Point[], dx: number, dy: number) => {
    const inner = [...edge].reverse().map(([x, y]): Point => place([x + dx, y + dy]))
    return shape(`${smooth(edge.map(place))}${smooth(inner, { start: 'L' })}Z`, 'fill="url(#glass)"')
  }
  return strip(front, 52, -26) + (rear.length > 1 ? strip(rear, -50, -16) : '')
}

export function sideGlass(car: CarShape, place: Place, scale: number): string {
  const d = smooth(car.glass.map(place), { closed: true })
  const [bottomFront] = car.glass
  const belt = (x: number) => yAt(car.glass.slice(0, 5), x)
  const top = Math.max(...car.glass.map(([, y]) => y))
  const seat = (x: number) => {
    const [sx, sy] = place([x, belt(x) - 20])
    const u = scale * 10
    return `<path d="M${round(sx)} ${round(sy)}l${round(4 * u)} ${round(-19 * u)}q${round(u)} ${round(-5 * u)} ${round(6 * u)} ${round(-5 * u)}l${round(6 * u)} ${round(0.5 * u)}q${round(5 * u)} ${round(u)} ${round(4 * u)} ${round(6 * u)}l${round(-3 * u)} ${round(18 * u)}zm${round(7 * u)} ${round(-26 * u)}q${round(-1 * u)} ${round(-8 * u)} ${round(4 * u)} ${round(-9 * u)}l${round(5 * u)} 0q${round(4 * u)} ${round(u)} ${round(3 * u)} ${round(7 * u)}l${round(-1 * u)} ${round(3 * u)}z"/>`
  }
  const pillars = car.pillars
    .map(([bottom, roof, width]) => {
      const points: Point[] = [
        [bottom, belt(bottom) - 30],
        [roof, top + 30],
        [roof + width, top + 30],
        [bottom + width, belt(bottom) - 30],
      ]
      return shape(straight(points.map(place), { closed: true }), 'fill="#0c1014"')
    })
    .join('')
  const blank =
    car.blankFrom === undefined
      ? ''
      : shape(
          straight(
            (
              [
                [car.blankFrom, 0],
                [car.blankFrom, top + 60],
                [car.length, top + 60],
                [car.length, 0],
              ] as Point[]
            ).map(place),
            { closed: true },
          ),
          'fill="url(#paint)"',
        )
  const glint = (x: number, width: number) => {
    const points: Point[] = [
      [x, 600],
      [x + 420, top + 60],
      [x + 420 + width, top + 60],
      [x + width, 600],
    ]
    return shape(straight(points.map(place), { closed: true }), 'fill="#fff" opacity=".09"')
  }
  const start = (bottomFront?.[0] ?? 0) + 520
  return [
    shape(d, 'fill="url(#glass)"'),
    `<g clip-path="url(#pane)"><g fill="#070b0f" opacity=".55">${seat(start)}${car.pillars.length > 0 ? seat(start + 880) : ''}</g>${glint(start - 500, 260)}${glint(start - 160, 60)}${glint(start + 900, 320)}${pillars}${blank}</g>`,
    ...(car.windows ?? []).map((pane) =>
      shape(
        smooth(pane.map(place), { closed: true }),
        'fill="url(#glass)" stroke="#0a0d10" stroke-width="5" stroke-linejoin="round"',
      ),
    ),
    shape(d, 'fill="none" stroke="#0a0d10" stroke-width="5.5" stroke-linejoin="round"'),
    shape(
      smooth(car.glass.slice(0, 5).map(place)),
      'fill="none" stroke="#cfd6db" stroke-width="1.8" opacity=".8" transform="translate(0 3)"',
    ),
  ].join('')
}

export function softTop(car: CarShape, place: Place): string {
  if (!car.softTop) return ''
  const [from, to] = car.softTop
  const edge = car.outline.slice(from, to + 1)
  const back = [...car.glass].slice(4).map(([x, y]): Point => [x, y + 8])
  const d = `${smooth(edge.map(place))}${smooth(back.map(place), { start: 'L' })}Z`
  return (
    shape(d, 'fill="#20252a" stroke="#0c0f12" stroke-width="1.5"') +
    shape(
      smooth(edge.map(place)),
      'fill="none" stroke="#6a747c" stroke-width="2" opacity=".7" transform="translate(0 4)"',
    )
  )
}

/** The upper side of a roof in black, from the windscreen to the tail. */
export function darkRoof(car: CarShape, place: Place): string {
  if (!car.darkRoof) return ''
  const heights = car.glass.map(([, y]) => y)
  const low = Math.min(...heights)
  const limit = low + (Math.max(...heights) - low) * 0.68
  const under = car.glass.slice(5).filter(([, y]) => y > limit)
  const edge = car.outline.slice(car.screenTop, car.roofEnd + 1)
  const d = `${smooth(edge.map(place))}${smooth(under.map(place), { start: 'L' })}Z`
  return (
    shape(d, 'fill="#15191d"') +
    shape(
      smooth(edge.map(place)),
      'fill="none" stroke="#8b96a0" stroke-width="2.4" opacity=".75" transform="translate(0 3)"',
    )
  )
}

import { type Place, type Point, round, smooth, yAt } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { shape } from '../svg.ts'
import { archGap, type CarShape } from './car-shape.ts'
import { sideHeadlamp, sideTailLamp } from './lamp-designs.ts'

/** The pressed fields and the rubbing strip of a van's blank side. */
export function panels(car: CarShape, place: Place, paint: Paint): string {
  const box = ([left, bottom, right, top]: readonly [number, number, number, number], attributes: string) => {
    const [x1, y1] = place([left, top])
    const [x2, y2] = place([right, bottom])
    return `<rect x="${round(x1)}" y="${round(y1)}" width="${round(x2 - x1)}" height="${round(y2 - y1)}" ${attributes}/>`
  }
  const fields = (car.panels ?? []).map(
    (panel) =>
      box(
        panel,
        `rx="14" fill="url(#recess)" stroke="${paint.deep}" stroke-opacity=".4" stroke-width="1.3"`,
      ) +
      box(
        panel,
        'rx="14" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1" transform="translate(1.5 1.5)"',
      ),
  )
  const strip = car.strip ? box(car.strip, 'rx="4" fill="url(#strip)"') : ''
  const spare = car.spareWheel ? place(car.spareWheel) : null
  const tyre = spare
    ? `<rect x="${round(spare[0] - 4)}" y="${round(spare[1] - 82)}" width="30" height="164" rx="12" fill="#17191c"/><rect x="${round(spare[0] + 2)}" y="${round(spare[1] - 76)}" width="6" height="152" rx="3" fill="#3a3f44"/>`
    : ''
  return fields.join('') + strip + tyre
}

export function shutLines(car: CarShape, place: Place, scale: number): string {
  const belt = (x: number) => yAt(car.glass.slice(0, 5), x)
  const foot = car.sill + 70
  const [, rear] = car.axles
  const arch = car.tyre + archGap + 50
  const lines = car.doors.map((x, index) => {
    const top = belt(x) - 25
    if (index === car.doors.length - 1 && car.doors.length > 2) {
      const wheelSide = rear - arch
      return smooth(
        (
          [
            [x + 30, top],
            [x + 20, 880],
            [Math.min(x, wheelSide + 170), 690],
            [wheelSide + 10, 480],
            [wheelSide - 45, foot + 40],
            [wheelSide - 120, foot, 1],
          ] as Point[]
        ).map(place),
      )
    }
    const lean = index === 0 ? -45 : 10
    return smooth(
      (
        [
          [x, top],
          [x + lean, 650],
          [x + lean * 0.6, foot + 60],
          [x + lean * 0.2 + 45, foot, 1],
        ] as Point[]
      ).map(place),
    )
  })
  if (car.doors.length > 1) {
    const firstFoot = place([(car.doors[0] ?? 0) + 40, foot])
    const lastFoot = place([car.doors.length > 2 ? rear - arch - 120 : (car.doors.at(-1) ?? 0), foot])
    lines.push(`M${round(firstFoot[0])} ${round(firstFoot[1])}L${round(lastFoot[0])} ${round(lastFoot[1])}`)
  }
  const cowl = car.outline[car.cowl] as Point
  if (cowl[0] > 900)
    lines.push(
      smooth(
        (
          [
            [cowl[0] + 30, cowl[1] - 45],
            [800, yAt(car.outline, 800) - 42],
            [430, yAt(car.outline, 430) - 38],
          ] as Point[]
        ).map(place),
      ),
    )
  lines.push(...(car.cuts ?? []).map((cut) => smooth(cut.map(place))))
  const d = lines.join('')
  const width = round(Math.max(1.6, scale * 9))
  return `${shape(d, `fill="none" stroke="#06090c" stroke-width="${width}" opacity=".62"`)}${shape(d, 'fill="none" stroke="#fff" stroke-width="1" opacity=".22" transform="translate(1.6 1)"')}`
}

export function lamps(car: CarShape, place: Place): string {
  const head = smooth(car.headlamp.map(place), { closed: true })
  const tail = smooth(car.tailLamp.map(place), { closed: true })
  const upper = smooth(car.headlamp.slice(1, 4).map(place))
  const sweptHead =
    shape(head, 'fill="url(#headlamp)" stroke="#1b2228" stroke-width="1.5"') +
    shape(
      upper,
      'fill="none" stroke="#fff" stroke-width="3" opacity=".9" transform="translate(2 6)" stroke-linecap="round"',
    )
  const sweptTail =
    shape(tail, 'fill="url(#taillamp)" stroke="#3a0609" stroke-width="1.2"') +
    shape(
      smooth(car.tailLamp.slice(0, 3).map(place)),
      'fill="none" stroke="#ff8d84" stroke-width="2" opacity=".75" transform="translate(0 5)"',
    )
  const designed = sideHeadlamp(car, place)
  const designedTail = sideTailLamp(car, place)
  const clipped = designed || designedTail
  return [
    designed ? '' : sweptHead,
    designedTail ? '' : sweptTail,
    clipped ? `<g clip-path="url(#body)">${designed}${designedTail}</g>` : '',
  ].join('')
}

export function handles(car: CarShape, place: Place, paint: Paint, scale: number): string {
  const grips = [
    ...car.doors.slice(1).map((x): Point => [x - 245, yAt(car.shoulder, x) - 62]),
    ...(car.grips ?? []),
  ]
  return grips
    .map((grip) => {
      const [hx, hy] = place(grip)
      const width = 205 * scale
      return `<rect x="${round(hx - 3)}" y="${round(hy - 3)}" width="${round(width * 0.72)}" height="${round(52 * scale)}" rx="6" fill="${paint.deep}" opacity=".55"/><rect x="${round(hx)}" y="${round(hy)}" width="${round(width)}" height="${round(30 * scale)}" rx="${round(14 * scale)}" fill="url(#handle)" stroke="${paint.deep}" stroke-width=".8"/>`
    })
    .join('')
}

export function mirror(car: CarShape, place: Place, paint: Paint, scale: number): string {
  const [x, y] = place(car.mirror)
  if (car.wheel === 'truck-front') return truckMirror(x, y, scale * (car.cabScale ?? 1))
  const u = scale * 10 * (car.mirrorSize ?? 1)
  return `<path d="M${round(x - 2 * u)} ${round(y + 6 * u)}l${round(9 * u)} ${round(-4 * u)}l${round(6 * u)} ${round(4 * u)}z" fill="#111519"/><path d="M${round(x - 9 * u)} ${round(y + 1 * u)}q${round(-1 * u)} ${round(-13 * u)} ${round(10 * u)} ${round(-14 * u)}l${round(9 * u)} ${round(1 * u)}q${round(5 * u)} ${round(1 * u)} ${round(5 * u)} ${round(6 * u)}l0 ${round(5 * u)}q0 ${round(4 * u)} ${round(-5 * u)} ${round(4 * u)}l${round(-14 * u)} ${round(1 * u)}q${round(-4 * u)} 0 ${round(-5 * u)} ${round(-3 * u)}z" fill="url(#mirror)" stroke="${paint.deep}" stroke-width="1"/><path d="M${round(x - 8.4 * u)} ${round(y + 2.4 * u)}q${round(4 * u)} ${round(2 * u)} ${round(21 * u)} ${round(0.6 * u)}l${round(-2 * u)} ${round(2 * u)}l${round(-14 * u)} ${round(0.6 * u)}z" fill="#14181c"/>`
}

/** Two tall glasses in one black housing, on arms before the door. */
function truckMirror(x: number, y: number, scale: number): string {
  const u = scale * 10
  const arm = (dy: number) =>
    `<path d="M${round(x - 4 * u)} ${round(y + dy * u)}h${round(20 * u)}v${round(4 * u)}h${round(-20 * u)}z" fill="#0c0f12"/>`
  return `${arm(-48)}${arm(22)}<rect x="${round(x - 16 * u)}" y="${round(y - 54 * u)}" width="${round(25 * u)}" height="${round(86 * u)}" rx="${round(7 * u)}" fill="#171b1f" stroke="#050709" stroke-width="1"/><path d="M${round(x - 12 * u)} ${round(y - 46 * u)}v${round(70 * u)}" stroke="#454d54" stroke-width="${round(2 * u)}"/>`
}

/** Bars along the roof, on the tall and the long. */
export function rails(car: CarShape, place: Place): string {
  if (!car.rails) return ''
  const roof = car.outline.slice(car.screenTop, car.roofEnd + 1)
  // A corner is the edge of a spoiler.
  const bar = roof
    .slice(1, -1)
    .filter(([, , corner]) => corner !== 1)
    .map(([x, y]) => place([x, y + 22]))
  const feet = [bar[0], bar.at(-1)].filter((foot) => foot !== undefined)
  const d = smooth(bar)
  return (
    shape(d, 'fill="none" stroke="#171b1f" stroke-width="6" stroke-linecap="round"') +
    shape(d, 'fill="none" stroke="#8d979e" stroke-width="1.6" transform="translate(0 -1.6)"') +
    feet.map(([x, y]) => `<circle cx="${round(x)}" cy="${round(y + 3)}" r="5" fill="#171b1f"/>`).join('')
  )
}

import { createPlace, type Place, type Point, round, smooth, straight, yAt } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { scene, shadow, shadowDefs } from '../scene.ts'
import { shape } from '../svg.ts'
import { wheel, wheelDefs } from '../wheel.ts'
import { bedFittings } from './bed.ts'
import { archGap, type CarShape } from './car-shape.ts'
import { handles, lamps, mirror, panels, rails, shutLines } from './details.ts'
import { darkRoof, screens, sideGlass, softTop } from './glass.ts'
import { light } from './light.ts'
import { loadBehind, loadDefs } from './loads.ts'
import { glassDefs, paintDefs } from './materials.ts'
import { truckFittings } from './truck-cab.ts'

/** Low vehicles are drawn a little higher, so that each is centred on the canvas. */
const groundOfLow = 655
const groundOfTall = 745

/** A car from its left. */
export function drawCarSide(car: CarShape, paint: Paint): string {
  const tallest = Math.max(...car.outline.map(([, y]) => y), car.load?.top ?? 0)
  const scale = Math.min(widthOf(car.length) / car.length, 590 / tallest)
  const left = 600 - (car.length * scale) / 2
  const ground = Math.min(groundOfTall, groundOfLow + Math.max(0, tallest * scale - 360) * 0.42)
  const place = createPlace({ left, ground, scale })
  const height = Math.max(...car.outline.map(([, y]) => y))
  const roofY = ground - height * scale
  const sillY = ground - car.sill * scale
  const beltY = ground - yAt(car.shoulder, car.length / 2) * scale
  const right = left + car.length * scale

  const defs = [
    shadowDefs,
    wheelDefs,
    glassDefs(roofY, beltY),
    paintDefs(paint, { roofY, beltY, sillY, left, right }),
    `<clipPath id="body"><path d="${bodyPath(car, place)}"/></clipPath>`,
    `<clipPath id="pane"><path d="${smooth(car.glass.map(place), { closed: true })}"/></clipPath>`,
    car.load ? loadDefs(paint) : '',
    car.tyre > 400 ? `<g id="rearwheel">${wheel('truck-rear')}</g>` : '',
    `<g id="wheel">${wheel(car.wheel, car.finish)}</g>`,
  ].join('')

  const centres = car.axles.map((x) => place([x, car.tyre]))
  const content = [
    shadow(
      left,
      right,
      ground,
      centres.map(([x]) => x),
    ),
    underbody(car, place),
    loadBehind(car, place, paint),
    rails(car, place),
    shape(
      bodyPath(car, place),
      `fill="url(#paint)" stroke="${paint.deep}" stroke-opacity=".55" stroke-width="1.5"`,
    ),
    `<g clip-path="url(#body)">${light(car, place, paint, scale)}</g>`,
    screens(car, place),
    softTop(car, place),
    darkRoof(car, place),
    bedFittings(car, place),
    panels(car, place, paint),
    sideGlass(car, place, scale),
    shutLines(car, place, scale),
    truckFittings(car, place, paint),
    lamps(car, place),
    handles(car, place, paint, scale),
    mirror(car, place, paint, scale),
    centres
      .map(([x, y], index) =>
        wheelAt(x, y, (car.tyre * scale) / 100, car.wheel === 'truck-front' && isRear(car, index)),
      )
      .join(''),
  ].join('')
  return scene(content, defs, ground - 60)
}

/** Pixels. A longer vehicle is wider in its picture, nearly in proportion: small cars look small beside large ones. */
function widthOf(length: number): number {
  return Math.min(1110, 1075 * (length / 5000) ** 0.85)
}

/** Of a truck's wheels those near the cab steer. */
function isRear(car: CarShape, index: number): boolean {
  return (car.axles[index] ?? 0) > car.axles[0] + 2200
}

function wheelAt(x: number, y: number, scale: number, rear = false): string {
  return `<use href="#${rear ? 'rearwheel' : 'wheel'}" transform="translate(${round(x)} ${round(y)})scale(${Math.round(scale * 1000) / 1000})"/>`
}

/** The painted silhouette with both arches cut out. */
function bodyPath(car: CarShape, place: Place): string {
  const arch = car.tyre + archGap
  const reach = Math.sqrt(arch ** 2 - (car.tyre - car.sill) ** 2)
  const end = car.outline.at(-1)?.[0] ?? car.length
  const radius = round(Math.abs((place([arch, 0])[0] as number) - place([0, 0])[0]))
  const along = (x: number) => {
    const [px, py] = place([x, car.sill])
    return `${round(px)} ${round(py)}`
  }
  const archPath = (x: number) => `L${along(x + reach)}A${radius} ${radius} 0 1 0 ${along(x - reach)}`
  const arches = [...car.axles].filter((x) => x < end).sort((a, b) => b - a)
  return `${smooth(car.outline.map(place))}${arches.map(archPath).join('')}Z`
}

/** What shows inside the arches and below the sill. */
function underbody(car: CarShape, place: Place): string {
  const front = car.axles[0]
  const rear = car.load ? (car.outline.at(-1)?.[0] ?? 0) - 300 : car.axles[1]
  const floor = straight(
    (
      [
        [front - 250, car.sill + 60],
        [rear + 300, car.sill + 60],
        [rear + 200, car.sill - 40],
        [front - 150, car.sill - 40],
      ] as Point[]
    ).map(place),
    { closed: true },
  )
  const wells = car.axles
    .filter((x) => x < (car.outline.at(-1)?.[0] ?? car.length))
    .map((x) => {
      const [cx, cy] = place([x, car.tyre])
      const r = Math.abs(place([car.tyre + archGap + 4, 0])[0] - place([0, 0])[0])
      return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}"/>`
    })
    .join('')
  return `<g fill="#0b0e11">${wells}${shape(floor, '')}</g>`
}

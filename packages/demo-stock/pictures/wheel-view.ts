import type { Kind } from './elevation/frame.ts'
import type { Paint } from './paint.ts'
import { scene, shadowDefs } from './scene.ts'
import type { CarShape } from './side/car-shape.ts'
import { linear } from './svg.ts'
import { wheel, wheelDefs } from './wheel.ts'

const ground = 800
const centre = { x: 600, y: 520 }

/** A front wheel in its arch, close by. */
export function drawWheelView(car: CarShape, kind: Kind, paint: Paint): string {
  const radius = ground - centre.y
  const arch = radius + (kind === 'truck' ? 62 : 44)
  const sill = 690
  const reach = Math.round(Math.sqrt(arch ** 2 - (sill - centre.y) ** 2))
  const cladding = car.cladding ? 58 : kind === 'truck' ? 40 : 0
  const body = `M0 0H1200V${sill}H${centre.x + reach}A${arch} ${arch} 0 1 0 ${centre.x - reach} ${sill}H0Z`
  const ring = (grow: number, stroke: string, width: number, opacity = 1) =>
    `<path d="M${centre.x + reach} ${sill}A${arch} ${arch} 0 1 0 ${centre.x - reach} ${sill}" transform="translate(${centre.x} ${centre.y})scale(${(arch + grow) / arch})translate(${-centre.x} ${-centre.y})" fill="none" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}"/>`
  const defs = [
    shadowDefs,
    wheelDefs,
    linear(
      'paint',
      [0, 0, 0, sill],
      [
        [0, paint.light],
        [0.1, paint.lit],
        [0.2, paint.light],
        [0.22, paint.base],
        [0.5, paint.shade],
        [0.72, paint.base],
        [0.9, paint.shade],
        [1, paint.deep],
      ],
    ),
    linear(
      'ends',
      [0, 0, 1200, 0],
      [
        [0, '#05080c', 0.4],
        [0.2, '#05080c', 0],
        [0.85, '#ffffff', 0.06],
        [1, '#05080c', 0.18],
      ],
    ),
    `<clipPath id="body"><path d="${body}"/></clipPath>`,
  ].join('')
  const content = [
    `<rect y="${sill - 40}" width="1200" height="${ground - sill + 40}" fill="#0a0d10" opacity=".5"/>`,
    `<ellipse cx="600" cy="${ground}" rx="640" ry="46" fill="url(#shadow)"/><ellipse cx="600" cy="${ground}" rx="210" ry="20" fill="url(#contact)"/>`,
    `<circle cx="${centre.x}" cy="${centre.y}" r="${arch + 4}" fill="#080a0c"/>`,
    `<path d="${body}" fill="url(#paint)"/><g clip-path="url(#body)"><rect width="1200" height="900" fill="url(#ends)"/>`,
    `<path d="M0 196Q600 132 1200 168V176Q600 142 0 206Z" fill="${paint.light}" opacity="${paint.gloss}"/>`,
    cladding
      ? ring(cladding / 2, '#24292e', cladding) + ring(cladding, '#565f66', 2)
      : ring(26, paint.shade, 26, 0.4) + ring(12, paint.light, 4, 0.6),
    `<rect y="${sill - 46}" width="1200" height="60" fill="#15191d"/><path d="M0 ${sill - 46}H1200" stroke="#4a525a" stroke-width="2"/>`,
    `<path d="M1085 0Q1080 400 1120 ${sill - 46}" fill="none" stroke="#05080b" stroke-width="4" opacity=".6"/><path d="M1089 0Q1084 400 1124 ${sill - 46}" fill="none" stroke="#fff" stroke-width="2" opacity=".2"/>`,
    `</g>${ring(2, '#050709', 5)}`,
    `<g transform="translate(${centre.x} ${centre.y})scale(${radius / 100})">${wheel(car.wheel, car.finish)}</g>`,
  ].join('')
  return scene(content, defs, ground - 40)
}

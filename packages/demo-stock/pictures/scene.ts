import { boxRadial, linear } from './svg.ts'

const canvas = { width: 1200, height: 900 }

/** From this shown width on, in pixels, the label has this size in units of the canvas: 8 to 12 pixels as shown. */
const labelSizes = [
  [160, 64],
  [200, 52],
  [260, 40],
  [340, 30],
  [450, 23],
  [580, 18],
  [760, 14],
  [1000, 11],
] as const

/** A picture in a page is its style's viewport. Too small for words, it has none. */
const labelStyle = `<style>.label{display:none}${labelSizes
  .map(([width, size]) => `@media(min-width:${width}px){.label{display:inline;font-size:${size}px}}`)
  .join('')}</style>`

/** Says that the picture is no photograph. Above the part of the floor that cards, which are 8 by 5, cut off. */
function labelIn(colour: string): string {
  return `${labelStyle}<text class="label" x="1178" y="808" text-anchor="end" font-family="system-ui,Arial,sans-serif" font-size="32" fill="${colour}">Illustration</text>`
}

/** On the studio's pale floor, and on a dark one. */
const label = labelIn('#3c4851')
export const darkLabel = labelIn('#c9d2d8')

/** A calm studio: a pale wall that sweeps into the floor without an edge, lit behind the vehicle. */
export function scene(content: string, defs: string, horizon = 600): string {
  const backdrop =
    linear(
      'wall',
      [0, 0, 0, canvas.height],
      [
        [0, '#cfd8de'],
        [(horizon - 70) / canvas.height, '#e4e9ec'],
        [(horizon + 10) / canvas.height, '#cdd6dc'],
        [(horizon + 110) / canvas.height, '#dbe2e7'],
        [1, '#bfcad2'],
      ],
    ) +
    boxRadial('glow', [
      [0, '#ffffff', 0.75],
      [1, '#ffffff', 0],
    ])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><defs>${backdrop}${defs}</defs><rect width="1200" height="900" fill="url(#wall)"/><ellipse cx="600" cy="${horizon - 200}" rx="640" ry="330" fill="url(#glow)"/>${content}${label}</svg>`
}

/** Ids `shadow` and `contact`. */
export const shadowDefs =
  boxRadial('shadow', [
    [0, '#0d161f', 0.62],
    [0.55, '#0d161f', 0.34],
    [1, '#0d161f', 0],
  ]) +
  boxRadial('contact', [
    [0, '#05080c', 0.85],
    [1, '#05080c', 0],
  ])

/** The shadow of something that stands from `left` to `right`, darkest where it touches the floor. */
export function shadow(left: number, right: number, ground: number, contacts: readonly number[]): string {
  const middle = (left + right) / 2
  const touching = contacts
    .map((x) => `<ellipse cx="${Math.round(x)}" cy="${ground}" rx="74" ry="11" fill="url(#contact)"/>`)
    .join('')
  return `<ellipse cx="${Math.round(middle)}" cy="${ground - 2}" rx="${Math.round((right - left) * 0.54)}" ry="30" fill="url(#shadow)"/>${touching}`
}

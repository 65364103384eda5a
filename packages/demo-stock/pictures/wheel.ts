import { round } from './geometry.ts'
import { boxLinear, boxRadial } from './svg.ts'

export type WheelDesign =
  | 'five'
  | 'double-five'
  | 'ten'
  | 'seven'
  | 'turbine'
  | 'holes'
  | 'mesh'
  | 'blade'
  | 'twin-five'
  | 'cross'
  | 'six'
  | 'aero'
  | 'cover'
  | 'steel'
  | 'truck-front'
  | 'truck-rear'

/** Ids that `wheel` needs, all beginning with `w`. */
export const wheelDefs =
  boxRadial('wt', [
    [0.7, '#2b2f33'],
    [0.86, '#1c1f22'],
    [0.93, '#26292d'],
    [1, '#0e1012'],
  ]) +
  boxRadial('wd', [
    [0, '#202428'],
    [0.75, '#15181b'],
    [1, '#08090b'],
  ]) +
  boxLinear('ws', [
    [0, '#f3f6f8'],
    [0.5, '#c3cad0'],
    [1, '#8d969e'],
  ]) +
  boxLinear('wl', [
    [0, '#fbfcfd'],
    [0.45, '#aab2b9'],
    [1, '#6f7981'],
  ])

const drawn = new Map<string, string>()

/** A wheel of tyre radius 100 around 0,0: scale it into place. */
export function wheel(design: WheelDesign, finish: 'silver' | 'dark' = 'silver'): string {
  const key = `${design} ${finish}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const svg = drawWheel(design, finish)
  drawn.set(key, svg)
  return svg
}

function drawWheel(design: WheelDesign, finish: 'silver' | 'dark'): string {
  const tyre = `<circle r="100" fill="url(#wt)"/><circle r="98.6" fill="none" stroke="#3a3f44" stroke-width="1.2" opacity=".7"/><circle r="86" fill="none" stroke="#3c4146" stroke-width=".8" opacity=".8"/>`
  if (design === 'steel') return tyre + steel()
  if (design === 'cover' || design === 'aero') return tyre + covered(design)
  if (design === 'truck-front' || design === 'truck-rear') return tyre + truckWheel(design)
  const face = finish === 'silver' ? 'url(#ws)' : '#3b4147'
  const disc = `<circle r="46" fill="#6d757c"/><circle r="46" fill="none" stroke="#99a1a8" stroke-width="1.5"/><circle r="22" fill="#30353a"/><path d="M-44-14A46 46 0 0 1-24-39L-14-24A28 28 0 0 0-27-8Z" fill="#2a2e33"/>`
  const spokes = spokesOf(design)
    .map((d) => `<path d="${d}"/>`)
    .join('')
  const lip = `<circle r="71" fill="none" stroke="url(#wl)" stroke-width="4.5"/><circle r="74.2" fill="none" stroke="#07080a" stroke-width="2"/>`
  const hub = `<circle r="17" fill="${face}"/><circle r="9.5" fill="#23282d"/><circle r="9.5" fill="none" stroke="#dfe4e8" stroke-width=".8"/>${bolts(5, 13.2, 1.7, '#4a5157')}`
  return `${tyre}<circle r="73" fill="url(#wd)"/>${disc}<g fill="${face}" fill-rule="evenodd" stroke="#14171a" stroke-opacity=".45" stroke-width=".9">${spokes}</g>${lip}${hub}`
}

function spokesOf(design: WheelDesign): string[] {
  if (design === 'five') return turned(5, 'M-11 12L-17 67.5A70 70 0 0 0 17 67.5L11 12Z')
  if (design === 'ten') return turned(10, 'M-4.5 12L-5.5 69.5A70 70 0 0 0 5.5 69.5L4.5 12Z')
  if (design === 'seven')
    return turned(7, 'M-5 12L-4 42L-20 66.5A70 70 0 0 0-12 69L0 51L12 69A70 70 0 0 0 20 66.5L4 42L5 12Z')
  if (design === 'holes') return holes()
  if (design === 'mesh')
    return turned(8, 'M-3 12L-19 68A70 70 0 0 0-12 69L0 34L12 69A70 70 0 0 0 19 68L3 12Z')
  if (design === 'blade') return turned(5, 'M-13 10C-22 34-27 50-24 65.8A70 70 0 0 0 12 69C2 50 2 30 9 11Z')
  if (design === 'twin-five')
    return turned(5, 'M-9 12L-15 68.4A70 70 0 0 0-5 69.8L-1.5 20H1.5L5 69.8A70 70 0 0 0 15 68.4L9 12Z')
  if (design === 'cross')
    return turned(5, 'M-8 12L-6 36L-30 63.2A70 70 0 0 0-22 66.4L0 46L22 66.4A70 70 0 0 0 30 63.2L6 36L8 12Z')
  if (design === 'six') return turned(6, 'M-7 12L-9 50L-15 68.4A70 70 0 0 0 15 68.4L9 50L7 12Z')
  if (design === 'turbine') return turned(9, 'M-5 11C-10 30-12 50-3 69.9A70 70 0 0 0 12 69C4 50 3 30 6 11Z')
  return turned(5, 'M-12 12L-22 66.5A70 70 0 0 0-9 69.5L-2.5 24H2.5L9 69.5A70 70 0 0 0 22 66.5L12 12Z')
}

/** A plate with five round openings. */
function holes(): string[] {
  const opening = (index: number) => {
    const angle = (index / 5) * 2 * Math.PI
    const [x, y] = [46 * Math.sin(angle), -46 * Math.cos(angle)]
    return `M${round(x - 17.5)} ${round(y)}a17.5 17.5 0 1 0 35 0a17.5 17.5 0 1 0-35 0Z`
  }
  const plate = 'M-70 0A70 70 0 1 1 70 0A70 70 0 1 1-70 0Z'
  return [plate + [0, 1, 2, 3, 4].map(opening).join('')]
}

function turned(count: number, d: string): string[] {
  return Array.from({ length: count }, (_, index) => rotatePath(d, (index / count) * 2 * Math.PI))
}

/** Turns a path of absolute M, L, H, C, Z and circular A commands around 0,0. */
function rotatePath(d: string, angle: number): string {
  const tokens = d.match(/[MLHCAZ]|-?\d*\.?\d+/g) ?? []
  let command = ''
  let numbers: number[] = []
  let last: [number, number] = [0, 0]
  let path = ''
  const turn = (x: number, y: number) =>
    `${round(x * Math.cos(angle) - y * Math.sin(angle))} ${round(x * Math.sin(angle) + y * Math.cos(angle))}`
  for (const token of tokens) {
    if (/[A-Z]/.test(token)) {
      command = token
      numbers = []
      if (command === 'Z') path += 'Z'
      continue
    }
    numbers.push(Number(token))
    const needed = { M: 2, L: 2, H: 1, C: 6, A: 7 }[command] ?? 2
    if (numbers.length < needed) continue
    if (command === 'H') numbers = [numbers[0] ?? 0, last[1]]
    const [x = 0, y = 0] = numbers.slice(-2)
    if (command === 'C') {
      const [a = 0, b = 0, c = 0, e = 0] = numbers
      path += `C${turn(a, b)} ${turn(c, e)} ${turn(x, y)}`
    } else if (command === 'A') {
      path += `A${numbers[0]} ${numbers[1]} 0 ${numbers[3]} ${numbers[4]} ${turn(x, y)}`
    } else path += `${command === 'H' ? 'L' : command}${turn(x, y)}`
    last = [x, y]
    numbers = []
  }
  return path
}

function bolts(count: number, radius: number, size: number, colour: string): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2
    return `<circle cx="${round(radius * Math.cos(angle))}" cy="${round(radius * Math.sin(angle))}" r="${size}" fill="${colour}"/>`
  }).join('')
}

/** A cover over a steel wheel, or the flat disc of an electric car. */
function covered(design: 'cover' | 'aero'): string {
  const slots =
    design === 'aero'
      ? turned(5, 'M-6 66.5A66.8 66.8 0 0 0 20 63.7L12 40A42 42 0 0 0 4 41.8Z')
      : turned(7, 'M-7 63.5A64 64 0 0 0 7 63.5L4 31A31 31 0 0 1-4 31Z')
  const seams =
    design === 'aero'
      ? turned(5, 'M0 16L-12 69')
          .map((d) => `<path d="${d}"/>`)
          .join('')
      : ''
  const face = design === 'aero' ? '#59616a' : 'url(#ws)'
  return `<circle r="73" fill="#0b0d0f"/><circle r="70" fill="${face}"/><circle r="70" fill="none" stroke="url(#wl)" stroke-width="3.5"/><g fill="#14181b">${slots.map((d) => `<path d="${d}"/>`).join('')}</g><g fill="none" stroke="#9aa4ac" stroke-width="1.4" opacity=".7">${seams}</g><circle r="17" fill="${design === 'aero' ? '#3f474e' : '#c6cdd3'}"/><circle r="17" fill="none" stroke="#7d868e" stroke-width="1.4"/><circle r="8" fill="#23282d"/>`
}

function steel(): string {
  const holes = turned(12, 'M-4.5 47A47 47 0 0 0 4.5 47L5.5 57A57 57 0 0 1-5.5 57Z')
    .map((d) => `<path d="${d}"/>`)
    .join('')
  return `<circle r="70" fill="#8f979e"/><circle r="70" fill="none" stroke="url(#wl)" stroke-width="4"/><circle r="62" fill="url(#ws)"/><circle r="60" fill="#a2aab1"/><g fill="#1b1f23">${holes}</g><circle r="36" fill="url(#ws)"/><circle r="36" fill="none" stroke="#6d757c" stroke-width="1.2"/><circle r="17" fill="#5c646b"/><circle r="15" fill="url(#ws)"/>${bolts(5, 25.5, 3, '#4b5359')}`
}

function truckWheel(design: 'truck-front' | 'truck-rear'): string {
  const holes = turned(10, 'M-5 46A47 47 0 0 0 5 46L4.5 54A54 54 0 0 1-4.5 54Z')
    .map((d) => `<path d="${d}"/>`)
    .join('')
  const rim = `<circle r="64" fill="#14171a"/><circle r="61" fill="url(#ws)"/><circle r="61" fill="none" stroke="url(#wl)" stroke-width="3.5"/><g fill="#15181b">${holes}</g>`
  const hub =
    design === 'truck-front'
      ? `<circle r="38" fill="url(#ws)"/><circle r="38" fill="none" stroke="#7d868e" stroke-width="1"/>${bolts(10, 30, 3.2, '#5a636a')}<circle r="20" fill="#6b747b"/><circle r="18" fill="url(#ws)"/>`
      : `<circle r="42" fill="#4a5258"/><circle r="40" fill="#737c84"/><circle r="34" fill="#3c4349"/>${bolts(10, 30, 3, '#9aa3aa')}<circle r="22" fill="url(#ws)"/><circle r="20" fill="#8d969e"/>`
  return rim + hub
}

import type { WheelDesign } from '../wheel.ts'

export type HeadlampDesign = 'swept' | 'slim' | 'round' | 'upright' | 'block' | 'split' | 'slot' | 'notched'
export type TailLampDesign = 'swept' | 'bar' | 'hook' | 'upright' | 'round' | 'claw' | 'block' | 'pillar'

/** How one model differs from the shape that its body shares with others. Lengths are millimetres. */
export interface Look {
  headlamp: HeadlampDesign
  tailLamp: TailLampDesign
  wheel: WheelDesign
  /** The roof's rear end moves back by this, so that the tail stands more upright. */
  tail: number
  /** The roof's rear end is lower by this. */
  drop: number
  /** The bonnet's front end is higher by this. */
  nose: number
  /** Above 0 the windscreen's top moves forward, below 0 its foot does. */
  screen: number
  /** The share of both overhangs that lies before the front wheel; undefined keeps that of the shape. */
  overhang: number | undefined
  cloth: boolean
  darkRoof: boolean
  rails: boolean | undefined
}

const headlamps: Readonly<Record<string, HeadlampDesign>> = {
  w: 'swept',
  s: 'slim',
  r: 'round',
  u: 'upright',
  b: 'block',
  p: 'split',
  c: 'slot',
  y: 'notched',
}
const tailLamps: Readonly<Record<string, TailLampDesign>> = {
  w: 'swept',
  b: 'bar',
  c: 'hook',
  h: 'hook',
  u: 'upright',
  r: 'round',
  a: 'claw',
  k: 'block',
  v: 'pillar',
}
const wheels: Readonly<Record<string, WheelDesign>> = {
  f: 'five',
  d: 'double-five',
  s: 'seven',
  o: 'holes',
  m: 'mesh',
  b: 'blade',
  l: 'twin-five',
  x: 'cross',
  t: 'ten',
  v: 'cover',
  y: 'six',
  a: 'aero',
  w: 'turbine',
}
/** Chosen by a model's name where its maker has no usual design. */
const anyWheel: readonly WheelDesign[] = [
  'double-five',
  'ten',
  'seven',
  'turbine',
  'five',
  'cross',
  'six',
  'twin-five',
]

/**
 * Codes are a letter and a value: `h` headlamp, `t` tail lamp, `w` wheel; in millimetres `k` tail, `d` drop, `n` nose,
 * `s` screen; `o` front overhang in per cent; `C` cloth roof, `D` dark roof, `R` roof rails, `r` none. A later code wins.
 * @throws {Error} that quotes an unknown code.
 */
export function parseLook(name: string, codes: readonly string[]): Look {
  const hash = hashOf(name)
  const look: Look = {
    headlamp: 'swept',
    tailLamp: 'swept',
    wheel: anyWheel[hash % anyWheel.length] as WheelDesign,
    tail: ((hash >> 4) % 5) * 8 - 16,
    drop: ((hash >> 8) % 4) * 5,
    nose: ((hash >> 12) % 5) * 6 - 12,
    screen: 0,
    overhang: undefined,
    cloth: false,
    darkRoof: false,
    rails: undefined,
  }
  for (const code of codes) apply(look, code)
  return look
}

function apply(look: Look, code: string): void {
  const value = code.slice(1)
  const number = Number(value)
  const setters: Readonly<Record<string, () => void>> = {
    h: () => {
      look.headlamp = headlamps[value] ?? fail(code)
    },
    t: () => {
      look.tailLamp = tailLamps[value] ?? fail(code)
    },
    w: () => {
      look.wheel = wheels[value] ?? fail(code)
    },
    k: () => {
      look.tail = number
    },
    d: () => {
      look.drop = number
    },
    n: () => {
      look.nose = number
    },
    s: () => {
      look.screen = number
    },
    o: () => {
      look.overhang = number / 100
    },
    C: () => {
      look.cloth = true
    },
    D: () => {
      look.darkRoof = true
    },
    R: () => {
      look.rails = true
    },
    r: () => {
      look.rails = false
    },
  }
  const set = setters[code.charAt(0)] ?? fail(code)
  if (Number.isNaN(number) && 'kdnso'.includes(code.charAt(0))) fail(code)
  set()
}

/** FNV-1a: the same name gives the same looks everywhere. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  return hash >>> 1
}

function fail(code: string): never {
  throw new Error(`Not a look: ${code}`)
}

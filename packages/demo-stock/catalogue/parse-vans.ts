import { parseYears } from './parse-years.ts'
import { vanLines } from './vans.data.ts'

export type VanSize = 'car' | 'small' | 'middle' | 'large' | 'pickup'

export interface VanLoad {
  wheelbase: string
  /** As a derivative says it: L2, M, Maxi; empty when the line names none. */
  length: string
  roof: string
  loadLengthMm: number
  payloadKg: number
  /** Of the closed van, outside. */
  lengthMm: number
  heightMm: number
  wheelbaseMm: number
}

export interface VanEngine {
  litres: number | null
  name: string
  bhp: number
  gearboxes: readonly ('M' | 'A')[]
  drives: readonly ('F' | 'R' | '4')[]
  battery: { capacityKWh: number; rangeMiles: number } | null
  from: number
  to: number
}

export interface VanModel {
  make: string
  model: string
  bodies: readonly string[]
  from: number
  to: number
  loads: readonly VanLoad[]
  trims: readonly string[]
  engines: readonly VanEngine[]
  /** £ without VAT. */
  priceAtThree: number
  weight: number
  /** Gross weights as the maker badges them. */
  ratings: readonly string[]
  size: VanSize
  /** Codes for `parseLook`. */
  looks: readonly string[]
}

const twoWordMakes = ['Mercedes-Benz']

/** @throws {Error} that quotes a line out of form. */
function parseVan(line: string): VanModel {
  const parts = line.split('|').map((part) => part.trim())
  const [name = '', bodies = '', years = '', loads = '', trims = '', engines = '', price = '', weight = ''] =
    parts
  const [make = ''] = twoWordMakes.find((known) => name.startsWith(known))?.split('|') ?? name.split(' ')
  const span = parseYears(years)
  const [size = '', ...looks] = (parts[9] ?? '').split(' ')
  return {
    make,
    model: name.slice(make.length + 1),
    bodies: bodies.split(','),
    ...span,
    loads: loads.split(',').map(parseLoad),
    trims: trims.split(','),
    engines: engines.split(';').map((text) => parseEngine(text.trim(), span)),
    priceAtThree: Number(price),
    weight: Number(weight),
    ratings: (parts[8] ?? '').split(','),
    size: size as VanSize,
    looks,
  }
}

function parseLoad(text: string): VanLoad {
  const [, wheelbase = '', length = '', roof = '', loadLength, payload, lengthMm, heightMm, wheelbaseMm] =
    /^(\w+)(?: ([\w ]+))?:(\w+):(\d+):(\d+):(\d+)\/(\d+)\/(\d+)$/.exec(text) ?? fail(text)
  return {
    wheelbase,
    length,
    roof,
    loadLengthMm: Number(loadLength),
    payloadKg: Number(payload),
    lengthMm: Number(lengthMm),
    heightMm: Number(heightMm),
    wheelbaseMm: Number(wheelbaseMm),
  }
}

const engineForm = /^(?:(\d\.\d)(D?) ?)?(.*?) ?(\d+) (MA|M|A) ([FR4]+)(?: (\d+)kWh\/(\d+)mi)?(?: @([\d-]+))?$/

function parseEngine(text: string, span: { from: number; to: number }): VanEngine {
  const [, litres, diesel = '', name = '', bhp, gearboxes = 'M', drives = 'F', kwh, miles, years] =
    engineForm.exec(text) ?? fail(text)
  return {
    litres: litres === undefined ? null : Number(litres),
    name: `${diesel} ${name}`.trim(),
    bhp: Number(bhp),
    gearboxes: gearboxes.split('') as ('M' | 'A')[],
    drives: drives.split('') as ('F' | 'R' | '4')[],
    battery: kwh ? { capacityKWh: Number(kwh), rangeMiles: Number(miles) } : null,
    ...(years ? parseYears(years, span) : span),
  }
}

function fail(text: string): never {
  throw new Error(`Not in the form of the vans' catalogue: ${text}`)
}

export const vanModels: readonly VanModel[] = vanLines.trim().split('\n').map(parseVan)

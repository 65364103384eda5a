import { lastYear } from './parse-years.ts'
import { truckLines } from './trucks.data.ts'

export type TruckKind = 'tractor' | 'box' | 'curtain' | 'tipper' | 'flatbed' | 'reefer'

export type CabSize = 'light' | 'middle' | 'heavy'

export interface TruckModel {
  make: string
  model: string
  from: number
  to: number
  kinds: readonly TruckKind[]
  /** Axle layouts with the gross weight of the vehicle itself, kg. */
  chassis: readonly { axles: string; grossKg: number }[]
  cabs: readonly string[]
  engines: readonly { litres: number | null; name: string; bhp: number }[]
  /** £ without VAT. */
  priceAtThree: number
  weight: number
  cabSize: CabSize
  /** How far the top of the windscreen lies behind its foot, beyond that of an upright cab. */
  screenLeanMm: number
  /** A code of `parseLook`. */
  lamp: string
}

export const truckModels: readonly TruckModel[] = truckLines.trim().split('\n').map(parseTruck)

function parseTruck(line: string): TruckModel {
  const [
    name = '',
    years = '',
    kinds = '',
    chassis = '',
    cabs = '',
    engines = '',
    price = '',
    weight = '',
    cab = '',
  ] = line.split('|').map((part) => part.trim())
  const [make = ''] = name.split(' ')
  const [from = '', to] = years.split('-')
  const [cabSize = '', lean = '', lamp = ''] = cab.split(' ')
  return {
    make,
    model: name.slice(make.length + 1),
    from: Number(from),
    to: Number(to || lastYear),
    kinds: kinds.split(',') as TruckKind[],
    chassis: chassis.split(',').map((text) => {
      const [axles = '', grossKg] = text.split(':')
      return { axles, grossKg: Number(grossKg) }
    }),
    cabs: cabs.split(','),
    engines: engines.split(',').map(parseEngine),
    priceAtThree: Number(price),
    weight: Number(weight),
    cabSize: cabSize as CabSize,
    screenLeanMm: Number(lean.slice(1)),
    lamp,
  }
}

/** @throws {Error} that quotes an engine out of form. */
function parseEngine(text: string) {
  const [, litres, name = '', bhp] = /^(?:([\d.]+) )?(.+) (\d+)$/.exec(text) ?? []
  if (!bhp) throw new Error(`Not in the form of the trucks' catalogue: ${text}`)
  return { litres: litres ? Number(litres) : null, name, bhp: Number(bhp) }
}

import type { Battery, CarEngine, CarModel, CarSegment, Fuel } from './car-model.ts'
import { parseYears } from './parse-years.ts'
import { priceCurves } from './price-curves.data.ts'

/** Used prices since October 2022: a small fall for most fuels, a third for electric cars. */
const marketSince2022 = { electric: 0.66, other: 0.95 }
/** Weights of models without a curve are as of 2022, when most were new to the market, so they are increased. */
const newcomers = 3

/** Of a body, or of a body in one segment. */
const picturesByBody: Readonly<Record<string, string>> = {
  'B Hatchback': 'supermini',
  Hatchback: 'hatchback',
  Saloon: 'saloon',
  Estate: 'estate',
  SUV: 'suv',
  Coupe: 'coupe',
  Convertible: 'convertible',
  MPV: 'mpv',
  Pickup: 'pickup',
}

/** @throws {Error} that quotes the first line out of form. */
export function parseCarModels(sources: readonly MakeSource[]): CarModel[] {
  return sources.flatMap((source) =>
    source.models
      .trim()
      .split('\n')
      .map((line) => parseModel(source, line)),
  )
}

function parseModel(source: MakeSource, line: string): CarModel {
  const [model = '', body = '', years = '', trims = '', engines = '', own = ''] = line
    .split('|')
    .map((part) => part.trim())
  const [, segment, bodyType = '', doors = '', picture] =
    /^(\w+) (\w+) ([\d/]+)(?:~([\w-]+))?$/.exec(body) ?? fail(line)
  const span = parseYears(years)
  const parsed = engines.split(';').map((text) => parseEngine(text.trim(), source, span))
  const electric = parsed.every((engine) => engine.fuel === 'E')
  return {
    make: source.make,
    model,
    segment: segment as CarSegment,
    bodyType,
    doors: doors.split('/').map(Number),
    picture: picture ?? picturesByBody[`${segment} ${bodyType}`] ?? picturesByBody[bodyType] ?? fail(line),
    ...span,
    trims: trims.split(','),
    engines: parsed,
    automatic: source.automatic ?? 'Auto',
    allWheel: source.allWheel ?? '4WD',
    ...parsePrice(`${source.make} ${model}`, own, electric),
    meanBhp: parsed.reduce((sum, engine) => sum + engine.bhp, 0) / parsed.length,
  }
}

const engineForm =
  /^(?<name>.+?)(?<complete> !)? (?<fuel>P|DX|D|H|X|E|G)(?<bhp>\d+) (?<boxes>MA|M|A)(?<drive>[4RF])?(?: (?<kwh>[\d.]+)kWh\/(?<miles>\d+)mi)?(?: @(?<years>[\d-]+))?$/

function parseEngine(text: string, source: MakeSource, span: { from: number; to: number }): CarEngine {
  const parts = engineForm.exec(text)?.groups ?? fail(text)
  const name = parts.name ?? ''
  const litres = /^(\d\.\d+)/.exec(name)?.[1]
  return {
    name,
    litres: litres === undefined || parts.fuel === 'E' ? null : Number(litres),
    fuel: parts.fuel as Fuel,
    bhp: Number(parts.bhp),
    gearboxes: (parts.boxes ?? 'A').split('') as ('M' | 'A')[],
    drive: (parts.drive as CarEngine['drive'] | undefined) ?? source.drive ?? 'F',
    battery: parseBattery(parts.kwh, parts.miles),
    complete: parts.complete !== undefined,
    ...(parts.years ? parseYears(parts.years, span) : span),
  }
}

function parseBattery(kwh: string | undefined, miles: string | undefined): Battery | null {
  return kwh && miles ? { capacityKWh: Number(kwh), rangeMiles: Number(miles) } : null
}

function parsePrice(name: string, own: string, electric: boolean) {
  const [, price, weight] = /^£(\d+) w(\d+)$/.exec(own) ?? []
  if (price && weight) {
    return { priceAtThree: Number(price), decay: electric ? 0.15 : 0.125, weight: Number(weight) * newcomers }
  }
  const [priceAtThree, decay, adverts] = priceCurves[name] ?? fail(name)
  const market = electric ? marketSince2022.electric : marketSince2022.other
  return { priceAtThree: priceAtThree * market, decay: decay / 1000, weight: adverts }
}

function fail(text: string): never {
  throw new Error(`Not in the form of the catalogue: ${text}`)
}

/**
 * A make and its models, one a line, parts split by `|`:
 *
 * 1. the model
 * 2. segment, body type, doors (`5/3`: most have five), and `~picture` where the body type does not tell it.
 *    Segments: A city, B small, C family, D large family, E executive, F luxury, S sports, X exotic,
 *    J1 J2 J3 small, middle and large SUV, M and M7 people carriers, P pick-up
 * 3. years of manufacture; `2019-` is still made
 * 4. trims, plain to costly
 * 5. engines, split by `;`: a name that begins with the litres, fuel and bhp, gearboxes (M, A or MA) and driven wheels
 *    (4 all, R rear, F front; else the make's own), for a plug-in `kWh/miles`, and `@from-to` where it was not always sold.
 *    Fuels: P petrol, D diesel, H hybrid, X plug-in, DX diesel plug-in, E electric, G petrol and LPG.
 *    `!` closes a name that needs no trim after it.
 * 6. for a model without a price curve: `£price-at-three-years wWeight`
 */
export interface MakeSource {
  make: string
  models: string
  /** What the trade calls an automatic of this make in a derivative. */
  automatic?: string
  allWheel?: string
  drive?: 'R' | '4'
}

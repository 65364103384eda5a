import { type VanEngine, type VanLoad, type VanModel, vanModels } from './catalogue/parse-vans.ts'
import { colours } from './colours.data.ts'
import { describeVan } from './describe.ts'
import { vanPictures } from './pictures/subjects.ts'
import type { Random } from './random.ts'
import { createDraw } from './random.ts'
import type { DrawSite } from './sites.ts'
import { chargeHours } from './vehicle/car-figures.ts'
import { chooseFeatures } from './vehicle/choose-features.ts'
import { type Day, formatDay, yearOf } from './vehicle/day.ts'
import type { Draft } from './vehicle/draft.ts'
import { vanFeatures } from './vehicle/features.data.ts'
import { historyOf } from './vehicle/history.ts'
import { known } from './vehicle/known.ts'
import { vanMeasures } from './vehicle/measures.ts'
import { type Life, odometer, ownersOf, registrationDay, shareByAge, usualMileage } from './vehicle/plan.ts'
import { forecourtPrice, marketPrice } from './vehicle/price.ts'
import { ageIdentifier, registrationOf } from './vehicle/registration.ts'
import { vanEmissionClass, vanTax } from './vehicle/road-tax.ts'

const lastYear = 2026
const drawModel = createDraw(vanModels, (model) => model.weight ** 0.75)
const drawColour = createDraw(colours, (colour) => colour.van)
const drawAge = createDraw(
  shareByAge.map((share, age) => ({ share, age })),
  ({ share }) => share,
)

interface Body {
  /** Relative to a panel van of the same age. */
  price: number
  share: number
  doors: number
  seats: number
}

const bodies: Readonly<Record<string, Body>> = {
  'Panel Van': { price: 1, share: 60, doors: 5, seats: 3 },
  'Car Derived Van': { price: 0.95, share: 12, doors: 3, seats: 2 },
  'Combi Van': { price: 1.15, share: 10, doors: 5, seats: 9 },
  'Crew Van': { price: 1.1, share: 14, doors: 5, seats: 6 },
  Luton: { price: 1.14, share: 9, doors: 2, seats: 3 },
  Dropside: { price: 1.02, share: 7, doors: 2, seats: 3 },
  Tipper: { price: 1.12, share: 9, doors: 2, seats: 3 },
  'Chassis Cab': { price: 0.94, share: 5, doors: 2, seats: 3 },
  Minibus: { price: 1.22, share: 5, doors: 4, seats: 17 },
  Pickup: { price: 1, share: 30, doors: 4, seats: 5 },
}

export function makeVan(position: number, today: Day, random: Random, drawSite: DrawSite): Draft {
  const model = drawModel(random)
  const life = lifeOf(model, today, random)
  const year = yearOf(life.registered)
  const bodyType = drawBody(model, random)
  const body = bodies[bodyType] as Body
  const load = random.pick(model.loads)
  const engine = engineOf(model, bodyType, year, random)
  const electric = engine.battery !== null
  const grade = random.next()
  const trim = model.trims[Math.floor(grade * model.trims.length)] ?? ''
  const gearbox = random.pick(engine.gearboxes)
  const drive = random.pick(engine.drives)
  const isNew = life.condition === 'New'
  const usual = usualMileage(life.ageYears, electric ? 10_500 : 15_500)
  const mileage = isNew ? random.whole(5, 50) : odometer(usual, random)
  const meanBhp = model.engines.reduce((sum, { bhp }) => sum + bhp, 0) / model.engines.length
  const market = marketPrice({
    priceAtThree: model.priceAtThree,
    decay: electric ? 0.17 : 0.135,
    ageYears: life.ageYears,
    specification:
      body.price * (engine.bhp / meanBhp) ** 0.3 * (0.92 + grade * 0.16) * (gearbox === 'A' ? 1.04 : 1),
    mileage: isNew ? usual : mileage,
    usualMileage: usual,
    lossPerThousandMiles: 0.0042,
  })
  const site = drawSite(random)
  const colour = drawColour(random).name
  const emissionClass = electric ? undefined : vanEmissionClass(life.registered)
  const owners = isNew ? undefined : ownersOf(life.ageYears * 0.7, random)
  const rating = random.pick(model.ratings)
  const vehicle = {
    ownershipCondition: life.condition,
    registration: isNew ? undefined : registrationOf(position, life.registered),
    make: model.make,
    model: model.model,
    derivative: derivativeOf({
      engine,
      rating,
      trim,
      bodyType,
      body,
      gearbox,
      drive,
      load,
      highest: model.loads.some(({ roof }) => roof === 'Medium') ? 'H3' : 'H2',
      emissionClass,
    }),
    trim,
    bodyType,
    colour,
    plate: isNew ? undefined : ageIdentifier(life.registered),
    yearOfManufacture: year,
    firstRegistrationDate: isNew ? undefined : formatDay(life.registered),
    odometerReadingMiles: mileage,
    owners,
    previousOwners: owners,
    transmissionType: gearbox === 'A' ? 'Automatic' : 'Manual',
    fuelType: fuelOf(engine),
    drivetrain: { F: 'Front Wheel Drive', R: 'Rear Wheel Drive', '4': 'Four Wheel Drive' }[drive],
    doors: body.doors,
    seats: bodyType === 'Minibus' && model.model === 'Trafic' ? 9 : body.seats,
    badgeEngineSizeLitres: engine.litres ?? undefined,
    enginePowerBHP: engine.bhp,
    enginePowerPS: Math.round(engine.bhp * 1.01387),
    co2EmissionGPKM: electric
      ? 0
      : Math.round(112 + (engine.litres ?? 1.5) * 32 + engine.bhp * 0.12 + (load.roof === 'High' ? 14 : 0)),
    vehicleExciseDutyWithoutSupplementGBP: vanTax(),
    batteryRangeMiles: engine.battery?.rangeMiles,
    batteryCapacityKWH: engine.battery?.capacityKWh,
    batteryChargeTime: engine.battery ? chargeHours(engine.battery.capacityKWh) : undefined,
    cabType: cabOf(bodyType),
    wheelbaseType: load.wheelbase,
    ...known({ ...vanMeasures(model, bodyType, load, rating), emissionClass }, position),
    ...historyOf(life, mileage, today, 3, random),
  }
  const draft = {
    type: 'van' as const,
    vehicle,
    price: forecourtPrice(market * (1 + random.spread() * 0.035), random),
    marketPrice: market,
    vatStatus: life.ageYears > 3 && random.chance(0.2) ? 'No VAT' : 'Ex VAT',
    features: chooseFeatures(featuresOf(bodyType), 0.15 + grade * 0.7, year, random),
    site,
    pictures: vanPictures(model, bodyType, load),
    colour,
  }
  return { ...draft, ...describeVan(draft, random) }
}

/** Only a closed load space has a bulkhead, a lining, lamps and a door at its side. */
function featuresOf(bodyType: string) {
  return bodyType.includes('Van') ? vanFeatures : openVanFeatures
}

const openVanFeatures = vanFeatures.filter(({ name }) => !/bulkhead|Load|load|Dual passenger/.test(name))

function lifeOf(model: VanModel, today: Day, random: Random): Life {
  const year = Math.min(model.to, Math.max(model.from, lastYear - drawAge(random).age))
  if (year === lastYear && random.chance(0.6)) return { condition: 'New', registered: today, ageYears: 0 }
  const registered = registrationDay(year, today, random)
  return { condition: 'Used', registered, ageYears: (today - registered) / 365.25 }
}

const drawBodies = new Map(
  vanModels.map((model) => [model, createDraw(model.bodies, (name) => bodies[name]?.share ?? 1)] as const),
)

function drawBody(model: VanModel, random: Random): string {
  return drawBodies.get(model)?.(random) ?? 'Panel Van'
}

function engineOf(model: VanModel, bodyType: string, year: number, random: Random): VanEngine {
  const sold = model.engines.filter(
    (engine) =>
      year >= engine.from && year <= engine.to && (bodyType.includes('Van') || engine.battery === null),
  )
  return random.pick(sold.length > 0 ? sold : model.engines)
}

function fuelOf(engine: VanEngine): string {
  if (engine.battery) return engine.name.includes('Extender') ? 'Petrol Plug-in Hybrid' : 'Electric'
  return /EcoBoost|TSI|TCe|Ti-VCT/.test(engine.name) ? 'Petrol' : 'Diesel'
}

function cabOf(bodyType: string): string {
  if (bodyType === 'Crew Van' || bodyType === 'Pickup') return 'Double Cab'
  return bodyType === 'Minibus' || bodyType === 'Combi Van' ? 'Crew Cab' : 'Single Cab'
}

interface Wording {
  engine: VanEngine
  rating: string
  trim: string
  bodyType: string
  body: Body
  gearbox: 'M' | 'A'
  drive: 'F' | 'R' | '4'
  load: VanLoad
  /** H2 is the highest of a van that is made in two heights. */
  highest: 'H2' | 'H3'
  emissionClass: string | undefined
}

/** As the trade words a van: "2.0 350 EcoBlue Leader Panel Van 5dr Diesel Manual RWD L3 H2 Euro 6 (s/s) (130 ps)". */
function derivativeOf(words: Wording): string {
  const { engine, load } = words
  const closed = words.bodyType.includes('Van') || words.bodyType === 'Minibus'
  const hasLength = /^L\d$/.test(load.length)
  const height = { Low: 'H1', Medium: 'H2', High: words.highest }[load.roof] ?? ''
  return [
    engine.litres?.toFixed(1),
    words.rating,
    engine.name,
    words.trim === 'Base' ? '' : words.trim,
    words.bodyType === 'Pickup' ? 'Double Cab Pickup' : words.bodyType,
    `${words.body.doors}dr`,
    fuelOf(engine),
    words.gearbox === 'A' ? 'Auto' : 'Manual',
    { F: 'FWD', R: 'RWD', '4': '4WD' }[words.drive],
    hasLength ? `${load.length} ${closed ? height : ''}`.trim() : load.wheelbase,
    words.emissionClass,
    words.emissionClass ? '(s/s)' : '',
    `(${Math.round(engine.bhp * 1.01387)} ps)`,
  ]
    .filter(Boolean)
    .join(' ')
}

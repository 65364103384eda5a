import { type TruckKind, type TruckModel, truckModels } from './catalogue/parse-trucks.ts'
import { colours } from './colours.data.ts'
import { describeTruck } from './describe.ts'
import { truckPictures } from './pictures/subjects.ts'
import type { Random } from './random.ts'
import { createDraw } from './random.ts'
import type { DrawSite } from './sites.ts'
import { chooseFeatures } from './vehicle/choose-features.ts'
import { type Day, formatDay, yearOf } from './vehicle/day.ts'
import type { Draft } from './vehicle/draft.ts'
import { truckFeatures } from './vehicle/features.data.ts'
import { historyOf } from './vehicle/history.ts'
import { known } from './vehicle/known.ts'
import { truckMeasures } from './vehicle/measures.ts'
import { type Life, odometer, ownersOf, registrationDay, shareByAge } from './vehicle/plan.ts'
import { forecourtPrice, marketPrice } from './vehicle/price.ts'
import { ageIdentifier, registrationOf } from './vehicle/registration.ts'
import { truckEmissionClass } from './vehicle/road-tax.ts'

const lastYear = 2026
const drawModel = createDraw(truckModels, (model) => model.weight ** 0.8)
const drawColour = createDraw(colours, (colour) => colour.truck)
const drawAge = createDraw(
  shareByAge.map((share, age) => ({ share: age < 1 ? 4 : share, age })),
  ({ share }) => share,
)

interface Kind {
  style: string
  subStyle: string
  bodyType: string
  price: number
  milesAYear: number
}

const kinds: Readonly<Record<TruckKind, Kind>> = {
  tractor: {
    style: 'Tractor Unit',
    subStyle: 'Tractor Unit',
    bodyType: 'Tractor Unit',
    price: 1,
    milesAYear: 68_000,
  },
  box: {
    style: 'Rigid',
    subStyle: 'Box',
    bodyType: 'Box',
    price: 1.05,
    milesAYear: 29_000,
  },
  curtain: {
    style: 'Rigid',
    subStyle: 'Curtainsider',
    bodyType: 'Curtainsider',
    price: 1.06,
    milesAYear: 32_000,
  },
  tipper: {
    style: 'Rigid',
    subStyle: 'Tipper',
    bodyType: 'Tipper',
    price: 1.18,
    milesAYear: 30_000,
  },
  flatbed: {
    style: 'Rigid',
    subStyle: 'Flatbed',
    bodyType: 'Flatbed',
    price: 1.02,
    milesAYear: 26_000,
  },
  reefer: {
    style: 'Rigid',
    subStyle: 'Refrigerated',
    bodyType: 'Refrigerated',
    price: 1.2,
    milesAYear: 36_000,
  },
}

export function makeTruck(position: number, today: Day, random: Random, drawSite: DrawSite): Draft {
  const model = drawModel(random)
  const life = lifeOf(model, today, random)
  const year = yearOf(life.registered)
  const kind = random.pick(model.kinds)
  const { style, subStyle, bodyType, price, milesAYear } = kinds[kind]
  const chassis = chassisOf(model, kind, random)
  const cabType = random.pick(model.cabs)
  const engine = engineOf(model, kind, random)
  const electric = engine.litres === null
  const isNew = life.condition === 'New'
  const yearly = milesAYear * (chassis.grossKg < 13_000 ? 0.7 : 1)
  const usual = yearly * life.ageYears
  const mileage = isNew ? random.whole(20, 90) : odometer(usual, random)
  const automatic = electric || chassis.grossKg > 16_000 || random.chance(0.6)
  const meanGross = model.chassis.reduce((sum, { grossKg }) => sum + grossKg, 0) / model.chassis.length
  const meanBhp = model.engines.reduce((sum, { bhp }) => sum + bhp, 0) / model.engines.length
  const grade = random.next()
  const market = marketPrice({
    priceAtThree: model.priceAtThree,
    decay: kind === 'tractor' ? 0.165 : 0.13,
    ageYears: life.ageYears,
    specification:
      price * (engine.bhp / meanBhp) ** 0.4 * (chassis.grossKg / meanGross) ** 0.45 * (0.95 + grade * 0.1),
    mileage: isNew ? usual : mileage,
    usualMileage: usual,
    lossPerThousandMiles: 0.0009,
  })
  const emissionClass = electric ? undefined : truckEmissionClass(life.registered)
  const owners = isNew ? undefined : Math.min(4, ownersOf(life.ageYears * 0.6, random))
  const vehicle = {
    ownershipCondition: life.condition,
    registration: isNew ? undefined : registrationOf(position, life.registered),
    make: model.make,
    model: model.model,
    derivative: [
      nameOf(model.model, chassis.grossKg, engine.bhp),
      chassis.axles,
      cabType,
      subStyle,
      automatic ? 'Auto' : 'Manual',
      emissionClass,
    ]
      .filter(Boolean)
      .join(' '),
    style,
    subStyle,
    bodyType,
    colour: drawColour(random).name,
    plate: isNew ? undefined : ageIdentifier(life.registered),
    yearOfManufacture: year,
    firstRegistrationDate: isNew ? undefined : formatDay(life.registered),
    odometerReadingMiles: mileage,
    owners,
    previousOwners: owners,
    transmissionType: automatic ? 'Automatic' : 'Manual',
    fuelType: electric ? 'Electric' : 'Diesel',
    doors: 2,
    seats: kind === 'tractor' ? 2 : 3,
    badgeEngineSizeLitres: engine.litres ?? undefined,
    enginePowerBHP: engine.bhp,
    enginePowerPS: Math.round(engine.bhp * 1.01387),
    axleConfiguration: chassis.axles,
    axles: Number(chassis.axles.charAt(0)) / 2,
    cabType,
    wheelbaseType: wheelbaseOf(kind, chassis.axles, random),
    grossVehicleWeightKG: chassis.grossKg,
    ...known({ ...truckMeasures(kind, chassis.grossKg), emissionClass }, position),
    grossCombinedWeightKG: kind === 'tractor' ? (chassis.axles === '6x2' ? 44_000 : 40_000) : undefined,
    batteryRangeMiles: electric ? 205 : undefined,
    batteryCapacityKWH: electric ? 336 : undefined,
    ...historyOf(life, mileage, today, 1, random),
  }
  const draft = {
    type: 'truck' as const,
    vehicle,
    price: forecourtPrice(market * (1 + random.spread() * 0.035), random),
    marketPrice: market,
    vatStatus: 'Ex VAT',
    features: chooseFeatures(truckFeatures, 0.3 + grade * 0.6, year, random),
    site: drawSite(random),
    pictures: truckPictures(model, kind, chassis, cabType),
    colour: vehicle.colour,
  }
  return { ...draft, ...describeTruck(draft, random) }
}

/**
 * As its maker calls it: most by the power, "FH 500". The first number of a Eurocargo is its gross weight in hundreds of
 * kilograms, the second its power in tens: a "Eurocargo 160E25" is a 16-tonner of 250 bhp.
 */
function nameOf(model: string, grossKg: number, bhp: number): string {
  return model === 'Eurocargo'
    ? `${model} ${grossKg / 100}E${Math.round(bhp / 10)}`
    : `${model.replace(' Series', '')} ${bhp}`
}

function lifeOf(model: TruckModel, today: Day, random: Random): Life {
  const year = Math.min(model.to, Math.max(model.from, lastYear - drawAge(random).age))
  if (year === lastYear && random.chance(0.5)) return { condition: 'New', registered: today, ageYears: 0 }
  const registered = registrationDay(year, today, random)
  return { condition: 'Used', registered, ageYears: (today - registered) / 365.25 }
}

/** Tractors have two or three axles; a tipper takes the heaviest chassis that is made. */
function chassisOf(model: TruckModel, kind: TruckKind, random: Random) {
  const fitting = model.chassis.filter(({ axles }) => kind === 'tipper' || axles !== '8x4')
  return random.pick(fitting.length > 0 ? fitting : model.chassis)
}

/** The strongest engines pull trailers. */
function engineOf(model: TruckModel, kind: TruckKind, random: Random) {
  const fitting = kind === 'tractor' ? model.engines : model.engines.filter(({ bhp }) => bhp <= 480)
  return random.pick(fitting.length > 0 ? fitting : model.engines)
}

function wheelbaseOf(kind: TruckKind, axles: string, random: Random): string {
  if (kind === 'tractor') return 'SWB'
  if (axles === '8x4') return 'MWB'
  return random.chance(0.55) ? 'LWB' : 'MWB'
}

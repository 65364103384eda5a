import type { CarEngine, CarModel } from './catalogue/car-model.ts'
import { carModels } from './catalogue/cars.ts'
import { colours } from './colours.data.ts'
import { describeCar } from './describe.ts'
import { carPictures } from './pictures/subjects.ts'
import { createDraw, type Random, scramble } from './random.ts'
import type { DrawSite } from './sites.ts'
import { chargeHours, co2Of, figuresOf, insuranceGroup, mpgOf, zeroToSixty } from './vehicle/car-figures.ts'
import { chooseFeatures } from './vehicle/choose-features.ts'
import { type Day, dayOf, formatDay, yearOf } from './vehicle/day.ts'
import type { Draft } from './vehicle/draft.ts'
import { carFeatures } from './vehicle/features.data.ts'
import { historyOf } from './vehicle/history.ts'
import { type Life, odometer, ownersOf, registrationDay, shareByAge, usualMileage } from './vehicle/plan.ts'
import { forecourtPrice, marketPrice } from './vehicle/price.ts'
import { ageIdentifier, registrationOf } from './vehicle/registration.ts'
import { carEmissionClass, carTax } from './vehicle/road-tax.ts'

const lastYear = 2026
const wltpFrom = dayOf(2018, 9, 1)

// Popular models are common, as on a real forecourt, so that most of them have comparable vehicles of their age.
const drawPopular = createDraw(carModels, (model) => {
  let years = 0
  for (let year = model.from; year <= model.to; year++) years += shareByAge[lastYear - year] ?? 0
  return model.weight ** 1.4 * years
})

/** Positions that are a multiple of it are cars, one in four of them. */
const catalogueEvery = 6
const catalogueOrder = carModels
  .map((model, place) => ({ model, order: scramble(place + 1) }))
  .sort((a, b) => a.order - b.order)
  .map(({ model }) => model)

const drawColour = createDraw(colours, (colour) => colour.car)
const drawYear = carModels.reduce((draws, model) => {
  const years = Array.from({ length: model.to - model.from + 1 }, (_, offset) => model.from + offset)
  return draws.set(
    model,
    createDraw(years, (year) => shareByAge[lastYear - year] ?? 0.2),
  )
}, new Map<CarModel, (random: Random) => number>())

const fuelNames = {
  P: 'Petrol',
  D: 'Diesel',
  H: 'Petrol Hybrid',
  X: 'Petrol Plug-in Hybrid',
  DX: 'Diesel Plug-in Hybrid',
  E: 'Electric',
  G: 'Bi Fuel',
} as const

const milesAYear = { P: 7600, D: 11_500, H: 8800, X: 8600, DX: 10_500, E: 8700, G: 8200 } as const

export function makeCar(position: number, today: Day, random: Random, drawSite: DrawSite): Draft {
  const model = nextModel(position, random)
  const life = lifeOf(model, position, today, random)
  const year = yearOf(life.registered)
  const engine = engineOf(model, year, random)
  const grade = random.next() ** 0.8
  const trim = model.trims[Math.floor(grade * model.trims.length)] ?? ''
  const gearbox = random.pick(engine.gearboxes)
  const doors = model.doors.length > 1 && random.chance(0.3) ? model.doors[1] : model.doors[0]
  const isNew = life.condition === 'New'
  const exotic = model.segment === 'X' || model.segment === 'S'
  const usual = usualMileage(life.ageYears, milesAYear[engine.fuel] * (exotic ? 0.55 : 1))
  const mileage = isNew ? random.whole(5, 50) : odometer(usual, random)
  const wltp = life.registered >= wltpFrom
  const co2 = co2Of(model, engine, wltp)
  const mpg = mpgOf(engine, co2)
  const market = marketPrice({
    ...model,
    ageYears: life.ageYears,
    specification:
      (engine.bhp / model.meanBhp) ** 0.45 * (0.93 + grade * 0.14) * (gearbox === 'A' ? 1.02 : 0.98),
    mileage: isNew ? usual : mileage,
    usualMileage: usual,
    lossPerThousandMiles: 0.0055,
  })
  const features = chooseFeatures(carFeatures, levelOf(model, grade), year, random)
  const figures = figuresOf(model.segment)
  const site = drawSite(random)
  const colour = drawColour(random).name
  const owners = isNew ? undefined : ownersOf(life.ageYears, random)

  const vehicle = {
    ownershipCondition: life.condition,
    registration: isNew ? undefined : registrationOf(position, life.registered),
    make: model.make,
    model: model.model,
    generation:
      model.from > 2013
        ? `${model.bodyType} (${model.from} - ${model.to < lastYear ? model.to : ''})`
        : undefined,
    derivative: derivativeOf(model, engine, trim, gearbox, doors ?? 5, life),
    trim: engine.complete ? badgeOf(engine.name) : trim === 'Standard' ? undefined : trim,
    bodyType: model.bodyType,
    colour,
    plate: isNew ? undefined : ageIdentifier(life.registered),
    yearOfManufacture: year,
    firstRegistrationDate: isNew ? undefined : formatDay(life.registered),
    odometerReadingMiles: mileage,
    owners,
    previousOwners: owners,
    transmissionType: gearbox === 'A' ? 'Automatic' : 'Manual',
    fuelType: fuelNames[engine.fuel],
    drivetrain: drivetrains[engine.drive],
    doors,
    seats: model.segment === 'S' && model.bodyType === 'Convertible' ? 2 : figures.seats,
    badgeEngineSizeLitres: engine.litres ?? undefined,
    enginePowerBHP: engine.bhp,
    enginePowerPS: Math.round(engine.bhp * 1.01387),
    emissionClass: engine.fuel === 'E' ? undefined : carEmissionClass(life.registered),
    co2EmissionGPKM: co2,
    ...(mpg ? { [wltp ? 'fuelEconomyWLTPCombinedMPG' : 'fuelEconomyNEDCCombinedMPG']: mpg } : {}),
    zeroToSixtyMPHSeconds: zeroToSixty(model, engine),
    vehicleExciseDutyWithoutSupplementGBP: carTax(life.registered, co2),
    insuranceGroup: insuranceGroup(model, engine),
    batteryRangeMiles: engine.battery?.rangeMiles,
    batteryCapacityKWH: engine.battery?.capacityKWh,
    batteryChargeTime: engine.battery ? chargeHours(engine.battery.capacityKWh) : undefined,
    bootSpaceSeatsUpLitres: figures.bootLitres || undefined,
    ...historyOf(life, mileage, today, 3, random),
  }
  const draft = {
    type: 'car' as const,
    vehicle,
    price: forecourtPrice(market * (1 + random.spread() * 0.035), random),
    marketPrice: market,
    vatStatus: life.ageYears < 1 && random.chance(0.5) ? 'Inc VAT' : undefined,
    features,
    site,
    pictures: carPictures(model, doors ?? 5),
    colour,
  }
  return { ...draft, ...describeCar(draft, random) }
}

/** One car in four is the next of the whole catalogue, so that a stock of the default size has every model. */
function nextModel(position: number, random: Random): CarModel {
  const place = position / catalogueEvery
  return (
    (Number.isInteger(place) && catalogueOrder[place % catalogueOrder.length]) ||
    drawPopular(evenly(position, random, 0.7548776662466927))
  )
}

/**
 * Draws spread evenly over the positions by a low-discrepancy sequence: models and years come in the proportion of their
 * weights without clusters or gaps. They are the same for every seed.
 */
function evenly(position: number, random: Random, step: number): Random {
  return { ...random, next: () => (0.5 + position * step) % 1 }
}

function lifeOf(model: CarModel, position: number, today: Day, random: Random): Life {
  const year = drawYear.get(model)?.(evenly(position, random, 0.5698402909980532)) ?? model.to
  if (year === lastYear && random.chance(0.6)) return { condition: 'New', registered: today, ageYears: 0 }
  const registered = registrationDay(year, today, random)
  return { condition: 'Used', registered, ageYears: (today - registered) / 365.25 }
}

function engineOf(model: CarModel, year: number, random: Random): CarEngine {
  const sold = model.engines.filter((engine) => year >= engine.from && year <= engine.to)
  return random.pick(sold.length > 0 ? sold : model.engines)
}

const drivetrains = { F: 'Front Wheel Drive', R: 'Rear Wheel Drive', '4': 'Four Wheel Drive' } as const

const costlySegments: Partial<Record<CarModel['segment'], number>> = {
  E: 0.15,
  F: 0.3,
  X: 0.3,
  J3: 0.2,
  A: -0.15,
}

function levelOf(model: CarModel, grade: number): number {
  return 0.15 + grade * 0.6 + (costlySegments[model.segment] ?? 0)
}

/** Words of an engine's name that say nothing of the trim. */
const engineWord = /^(?:[\d.]+[dT]?|\d+kWh|TSI|VTEC|Turbo|BiTurbo|T-GDi|EcoBoost|Boosterjet|MHEV|V\d)$/

/** The trim that an engine's name says: "GTI" of "2.0 TSI GTI". */
function badgeOf(name: string): string {
  return name
    .split(' ')
    .filter((word) => !engineWord.test(word))
    .join(' ')
}

function derivativeOf(
  model: CarModel,
  engine: CarEngine,
  trim: string,
  gearbox: 'M' | 'A',
  doors: number,
  life: Life,
): string {
  const combustion = engine.fuel !== 'E'
  const plugIn = engine.fuel === 'X' || engine.fuel === 'DX'
  const automatic = combustion ? model.automatic : 'Auto'
  return [
    engine.name,
    plugIn && engine.battery ? `${engine.battery.capacityKWh}kWh` : '',
    engine.complete || trim === 'Standard' ? '' : trim,
    gearbox === 'A' ? automatic : '',
    engine.drive === '4' && !engine.name.includes('xDrive') ? model.allWheel : '',
    combustion ? carEmissionClass(life.registered) : '',
    combustion && yearOf(life.registered) >= 2013 ? '(s/s)' : '',
    `${doors}dr`,
  ]
    .filter(Boolean)
    .join(' ')
}

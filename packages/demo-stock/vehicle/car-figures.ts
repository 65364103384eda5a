import type { CarEngine, CarModel, CarSegment } from '../catalogue/car-model.ts'

interface SegmentFigures {
  massKg: number
  /** g/km of a petrol and of a diesel engine without power; each bhp adds to it. */
  petrolCo2: number
  dieselCo2: number
  bootLitres: number
  seats: number
}

const figures: Readonly<Record<CarSegment, SegmentFigures>> = {
  A: { massKg: 960, petrolCo2: 92, dieselCo2: 86, bootLitres: 220, seats: 4 },
  B: { massKg: 1130, petrolCo2: 93, dieselCo2: 84, bootLitres: 300, seats: 5 },
  C: { massKg: 1350, petrolCo2: 88, dieselCo2: 90, bootLitres: 380, seats: 5 },
  D: { massKg: 1560, petrolCo2: 96, dieselCo2: 90, bootLitres: 480, seats: 5 },
  E: { massKg: 1760, petrolCo2: 104, dieselCo2: 98, bootLitres: 540, seats: 5 },
  F: { massKg: 2100, petrolCo2: 126, dieselCo2: 122, bootLitres: 530, seats: 5 },
  S: { massKg: 1430, petrolCo2: 104, dieselCo2: 92, bootLitres: 260, seats: 4 },
  X: { massKg: 1650, petrolCo2: 120, dieselCo2: 120, bootLitres: 200, seats: 2 },
  J1: { massKg: 1350, petrolCo2: 100, dieselCo2: 96, bootLitres: 400, seats: 5 },
  J2: { massKg: 1620, petrolCo2: 108, dieselCo2: 110, bootLitres: 510, seats: 5 },
  J3: { massKg: 2150, petrolCo2: 132, dieselCo2: 142, bootLitres: 650, seats: 5 },
  M: { massKg: 1420, petrolCo2: 104, dieselCo2: 96, bootLitres: 500, seats: 5 },
  M7: { massKg: 1720, petrolCo2: 116, dieselCo2: 114, bootLitres: 650, seats: 7 },
  P: { massKg: 2120, petrolCo2: 170, dieselCo2: 178, bootLitres: 0, seats: 5 },
}

export function figuresOf(segment: CarSegment): SegmentFigures {
  return figures[segment]
}

/** g/km; the older NEDC test gave about a fifth less than WLTP. */
export function co2Of(model: CarModel, engine: CarEngine, wltp: boolean): number {
  const { petrolCo2, dieselCo2 } = figures[model.segment]
  const grip = engine.drive === '4' ? 10 : 0
  const petrol = petrolCo2 + engine.bhp * 0.25 + grip
  const diesel = dieselCo2 + engine.bhp * 0.17 + grip
  const byFuel = {
    E: 0,
    X: 18 + engine.bhp * 0.045,
    DX: 24 + engine.bhp * 0.04,
    H: petrol * 0.8 - 6,
    P: petrol,
    G: petrol * 0.9,
    D: diesel,
  }[engine.fuel]
  return Math.round(wltp ? byFuel : byFuel * 0.81)
}

/** Official mpg follows from CO2: a litre of petrol makes 2.31 kg of it, one of diesel 2.64 kg. */
export function mpgOf(engine: CarEngine, co2: number): number | null {
  if (engine.fuel === 'E') return null
  const perGallon = engine.fuel === 'D' || engine.fuel === 'DX' ? 7457 : 6525
  return Math.round((perGallon / co2) * 10) / 10
}

/** Seconds from rest to 60 mph. */
export function zeroToSixty(model: CarModel, engine: CarEngine): number {
  const load = (figures[model.segment].massKg * (engine.battery ? 1.12 : 1)) / engine.bhp
  const grip = engine.drive === '4' ? 0.96 : 1
  return Math.round(Math.max(2.6, 1.12 * load ** 0.9 * grip) * 10) / 10
}

/** 1 to 50, with the letter E for a car as secure as its group asks. */
export function insuranceGroup(model: CarModel, engine: CarEngine): string {
  return `${Math.max(1, Math.min(50, Math.round(engine.bhp * 0.09 + model.priceAtThree / 2500 - 2)))}E`
}

/** Hours on a 7.4 kW wall box from empty, in tenths. */
export function chargeHours(capacityKWh: number): number {
  return Math.round((capacityKWh / 6.9) * 10) / 10
}

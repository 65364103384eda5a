import type { CarModel } from '../catalogue/car-model.ts'
import { carSizes } from '../catalogue/car-sizes.ts'
import { carModels } from '../catalogue/cars.ts'
import { type TruckKind, type TruckModel, truckModels } from '../catalogue/parse-trucks.ts'
import { type VanLoad, type VanModel, vanModels } from '../catalogue/parse-vans.ts'
import type { Kind } from './elevation/frame.ts'
import type { CarShape } from './side/car-shape.ts'
import { carShapes } from './side/car-shapes.data.ts'
import { fitCar } from './side/fit-car.ts'
import { cabRoofOf, fitTruck } from './side/fit-truck.ts'
import { fitPeopleVan, fitVan, type VanBody } from './side/fit-van.ts'
import { parseLook } from './side/look.ts'

/** What is drawn: one version of a model, or for the views ahead and behind one of the faces that models share. */
export interface Subject {
  shape: CarShape
  kind: Kind
  /** The body, which decides how wide it is. */
  body: string
}

/** The names under which the pictures of one vehicle are found. */
export interface PictureNames {
  side: string
  /** Ahead and behind. Models of a body with the same lamps share them, because only the side tells models apart. */
  front: string
  rear: string
  wheel: string
  /** Without the gearbox. */
  cabin: Kind
}

const vanBodies: Readonly<Record<string, VanBody>> = {
  'Panel Van': 'panel',
  'Car Derived Van': 'panel',
  'Combi Van': 'minibus',
  'Crew Van': 'crew',
  Luton: 'luton',
  Dropside: 'dropside',
  Tipper: 'tipper-van',
  'Chassis Cab': 'chassis-cab',
  Minibus: 'minibus',
  Pickup: 'panel',
}

const made = new Map<string, Subject>()
const named = new Map<object, Map<string, PictureNames>>()

/** @throws {RangeError} when no vehicle of the catalogue has this name. */
export function subjectOf(name: string): Subject {
  if (made.size === 0) nameAll()
  const subject = made.get(name)
  if (!subject) throw new RangeError(`No drawing of a ${name}`)
  return subject
}

/** The names of all that can be drawn. */
export function subjectNames(): readonly string[] {
  if (made.size === 0) nameAll()
  return [...made.keys()]
}

function nameAll(): void {
  for (const model of carModels) for (const doors of model.doors) carPictures(model, doors)
  for (const model of vanModels)
    for (const body of model.bodies) for (const load of model.loads) vanPictures(model, body, load)
  for (const model of truckModels)
    for (const kind of model.kinds)
      for (const chassis of model.chassis)
        for (const cab of model.cabs) truckPictures(model, kind, chassis, cab)
}

export function carPictures(model: CarModel, doors: number): PictureNames {
  return remember(model, String(doors), () => {
    const name = `${model.make} ${model.model}`
    const size = carSizes.get(name)
    if (!size) throw new RangeError(`No size of a ${name}`)
    const look = parseLook(name, size.looks)
    const body = carShapes[model.picture]
    const shape = body ? fitCar(body, size, look, doors) : fitPeopleVan(size, look)
    return register(
      slug(`${name} ${doors}dr`),
      { shape, kind: 'car', body: model.picture },
      { body: model.picture, headlamp: look.headlamp, tailLamp: look.tailLamp },
    )
  })
}

export function vanPictures(model: VanModel, bodyType: string, load: VanLoad): PictureNames {
  const version = `${bodyType} ${load.wheelbase} ${load.length} ${load.roof}`
  return remember(model, version, () => {
    const name = `${model.make} ${model.model}`
    const body = vanBodies[bodyType] ?? 'panel'
    const look = parseLook(name, model.looks)
    const kind = model.size === 'pickup' || model.size === 'car' ? 'car' : 'van'
    const roof = closedBodies.has(body) && model.size === 'large' ? `-${load.roof.toLowerCase()}` : ''
    const drawn = kind === 'car' ? { car: 'hatchback', pickup: 'pickup' }[model.size as string] : undefined
    return register(
      slug(`${name} ${version}`),
      {
        shape: fitVan(model.size, body, load, look),
        kind,
        body: drawn ?? (closedBodies.has(body) ? `${model.size}-van` : body),
      },
      {
        body: `${drawn ?? `${model.size}-${body}`}${roof}`,
        headlamp: look.headlamp,
        tailLamp: look.tailLamp,
      },
    )
  })
}

const closedBodies: ReadonlySet<VanBody> = new Set(['panel', 'crew', 'minibus'])

export function truckPictures(
  model: TruckModel,
  kind: TruckKind,
  chassis: { axles: string; grossKg: number },
  cab: string,
): PictureNames {
  const version = `${kind} ${chassis.axles} ${chassis.grossKg} ${cab}`
  return remember(model, version, () => {
    const name = `${model.make} ${model.model}`
    const roof = cabRoofOf(cab)
    const tonnes = Math.round(chassis.grossKg / 1000)
    return register(
      slug(`${name} ${kind} ${chassis.axles} ${tonnes}t ${roof}`),
      { shape: fitTruck(model, kind, chassis, roof), kind: 'truck', body: kind },
      // Truck cabs have one face, and lamps at the tail are those of the load body.
      { body: `${kind}-${model.cabSize}-${roof}`, headlamp: 'cab', tailLamp: 'load' },
    )
  })
}

function remember(model: object, version: string, name: () => PictureNames): PictureNames {
  let versions = named.get(model)
  if (!versions) {
    versions = new Map()
    named.set(model, versions)
  }
  let names = versions.get(version)
  if (!names) {
    names = name()
    versions.set(version, names)
  }
  return names
}

interface Face {
  body: string
  headlamp: string
  tailLamp: string
}

/** A face or a wheel shows the first subject that has it. */
function register(side: string, subject: Subject, face: Face): PictureNames {
  const { shape, kind } = subject
  const front = `front-${face.body}-${face.headlamp}`
  const rear = `rear-${face.body}-${face.tailLamp}`
  const wheel = `wheel-${kind}-${shape.wheel}${shape.cladding ? '-clad' : ''}`
  made.set(side, subject)
  for (const shared of [front, rear, wheel]) if (!made.has(shared)) made.set(shared, subject)
  return { side, front, rear, wheel, cabin: kind }
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}

import { knownWord } from './known-word.ts'

interface ReadType {
  /** As Auto Trader has it. */
  vehicleType: 'Car' | 'Van' | 'Truck'
  /** Of a text that says it too: "Panel Van", "SUV". */
  bodyType?: string
}

/** How feeds write the type, in small letters. */
const words: Readonly<Record<ReadType['vehicleType'], string>> = {
  Car: 'car, cars, passenger car, passenger cars, passenger vehicle, passenger, private car, motor car, used car, used cars, new car, new cars, auto, pkw, limousine, m1',
  Van: 'van, vans, lcv, lcvs, light commercial, light commercials, light commercial vehicle, light commercial vehicles, commercial, commercials, comm, comms, commercial vehicle, commercial vehicles, light van, used van, used vans, new van, new vans, light goods, light goods vehicle, light goods vehicles, transporter, nutzfahrzeug, n1',
  Truck:
    'truck, trucks, lorry, lorries, hgv, hgvs, heavy goods vehicle, heavy goods vehicles, heavy commercial, heavy truck, used truck, used trucks, new truck, new trucks, rigid, rigids, artic, artics, 7 5t, 7 5 ton, 7 5 tonne, lkw, n2, n3',
}

const spellings: ReadonlyMap<string, ReadType['vehicleType']> = new Map(
  Object.entries(words).flatMap(([type, others]) =>
    others
      .split(', ')
      .map((word): [string, ReadType['vehicleType']] => [word, type as ReadType['vehicleType']]),
  ),
)

/** The type of a vehicle with a body that only one type has. A pick-up and a minibus may be either. */
const bodyTypes: ReadonlyMap<string, ReadType['vehicleType']> = new Map([
  ...['Hatchback', 'Saloon', 'Estate', 'SUV', 'Coupe', 'Convertible', 'MPV', 'Limousine'].map(
    (body) => [body, 'Car'] as const,
  ),
  ...['Panel Van', 'Combi Van', 'Window Van', 'Crew Van', 'Car Derived Van', 'Luton', 'Pickup'].map(
    (body) => [body, 'Van'] as const,
  ),
  ...['Tractor Unit', 'Curtainsider'].map((body) => [body, 'Truck'] as const),
])

/** The type that a text means, such as "LCV", "panel van" or "SUV"; null for one that is not known. */
export function readVehicleType(text: string): ReadType | null {
  if (text.length > longestWord) return null
  const type = spellings.get(
    text
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, ' ')
      .trim(),
  )
  if (type) return { vehicleType: type }
  const bodyType = knownWord('bodyType', text)
  const ofBody = bodyType === null ? undefined : bodyTypes.get(bodyType)
  return bodyType !== null && ofBody ? { vehicleType: ofBody, bodyType } : null
}

/** The type of a vehicle of which only the body is known, such as "Panel Van"; null for a pick-up, which may be either. */
export function typeOfBody(text: string): ReadType['vehicleType'] | null {
  const bodyType = knownWord('bodyType', text)
  return bodyType === null || bodyType === 'Pickup' ? null : (bodyTypes.get(bodyType) ?? null)
}

/** Characters. */
const longestWord = 60

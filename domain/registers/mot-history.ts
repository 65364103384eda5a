import { z } from 'zod'
import { type IsoDay, isoDay } from '../stock/iso-day.ts'
import { ukDay } from '../stock/uk-day.ts'

/** What the MOT register (DVSA's MOT history, version 1) has of a plate, as a record keeps it. */
export type MotHistory = { plate: string; readOn: IsoDay } & (
  | ({ state: 'found' } & MotVehicle)
  /** The register has no such vehicle. */
  | { state: 'unknown' }
  /** It could not be asked, so far. */
  | { state: 'away' }
)

/** Texts are the register's own; null is what it does not say. */
export interface MotVehicle {
  make: string | null
  model: string | null
  colour: string | null
  fuel: string | null
  firstUsed: IsoDay | null
  registered: IsoDay | null
  /** When the first test is due, of a vehicle that was never tested. */
  firstTestDue: IsoDay | null
  /** Whether a safety recall is outstanding: "Yes", "No", "Unknown", "Unavailable". */
  recall: string | null
  /** The latest first. */
  tests: MotTest[]
}

export interface MotTest {
  /** In the UK; null where the register's date cannot be read. */
  on: IsoDay | null
  /** `passed`, `failed`, or another word of the register. */
  result: string
  /** Of the certificate. */
  expires: IsoDay | null
  odometer: Odometer
  /** "DVSA", "DVA NI" or "CVS", or what is new. */
  source: string | null
  defects: MotDefect[]
}

/** `miles` is converted, to a whole mile, where the tester read kilometres. */
export type Odometer =
  | { state: 'read'; miles: number; kilometres?: number }
  | { state: 'unreadable' | 'none' | 'not-given' }

export interface MotDefect {
  /** In the tester's words. */
  text: string
  /** `advisory`, `minor`, `major`, `dangerous`, `fail`, `prs`, `user entered`, or a new word. */
  kind: string
  isDangerous: boolean
}

/** What somebody has confirmed: the mileage of the advert, below that of the last test then. */
export interface CheckedMileage {
  advert: number
  test: number
}

/** Above these an answer is cut: the register's own are far below. */
const limits = { tests: 200, defects: 100, characters: 1_000 }

const text = z.string().trim().min(1).max(limits.characters).nullable().catch(null)
const day = z
  .string()
  .transform((given) => isoDay(given.replaceAll('.', '-')))
  .nullable()
  .catch(null)

const defectSchema = z.looseObject({
  text: z.string().trim().min(1).catch('The register gives no text'),
  type: text,
  dangerous: z.boolean().nullable().catch(null),
})

const testSchema = z.looseObject({
  completedDate: text,
  testResult: text,
  expiryDate: day,
  odometerValue: z
    .union([z.string(), z.number().transform(String)])
    .nullable()
    .catch(null),
  odometerUnit: text,
  odometerResultType: text,
  dataSource: text,
  defects: z.array(z.unknown()).nullable().catch(null),
})

const vehicleSchema = z.looseObject({
  registration: z.string(),
  make: text,
  model: text,
  primaryColour: text,
  fuelType: text,
  firstUsedDate: day,
  registrationDate: day,
  motTestDueDate: day,
  hasOutstandingRecall: text,
  motTests: z.array(z.unknown()).nullable().catch(null),
})

/** Null for what is no answer of the register, or one about another plate. */
export function readMotVehicle(body: unknown, plate: string): MotVehicle | null {
  const parsed = vehicleSchema.safeParse(body)
  if (!parsed.success || parsed.data.registration.replaceAll(/\s/g, '').toUpperCase() !== plate) return null
  const { data } = parsed
  return {
    make: data.make,
    model: data.model,
    colour: data.primaryColour?.toUpperCase() === 'NOT STATED' ? null : data.primaryColour,
    fuel: data.fuelType,
    firstUsed: data.firstUsedDate,
    registered: data.registrationDate,
    firstTestDue: data.motTestDueDate,
    recall: data.hasOutstandingRecall,
    tests: readTests(data.motTests ?? []),
  }
}

/** In the order of their instants, the latest first; those whose date cannot be read come last. */
function readTests(given: readonly unknown[]): MotTest[] {
  const tests = given.flatMap((each) => {
    const parsed = testSchema.safeParse(each)
    if (!parsed.success) return []
    const at = instantOf(parsed.data.completedDate)
    return [{ at, test: readTest(parsed.data, at) }]
  })
  return tests
    .toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))
    .slice(0, limits.tests)
    .map(({ test }) => test)
}

function readTest(test: z.infer<typeof testSchema>, at: number | null): MotTest {
  const defects = (test.defects ?? []).slice(0, limits.defects).flatMap((each) => {
    const parsed = defectSchema.safeParse(each)
    if (!parsed.success) return []
    const { text, type, dangerous } = parsed.data
    const kind = type?.toLowerCase() ?? 'not given'
    return [
      {
        text: text.slice(0, limits.characters),
        kind,
        isDangerous: dangerous === true || kind === 'dangerous',
      },
    ]
  })
  return {
    on: at === null ? null : ukDay(at),
    result: test.testResult?.toLowerCase() ?? 'not given',
    expires: test.expiryDate,
    odometer: readOdometer(test),
    source: test.dataSource,
    defects,
  }
}

/** "2024-11-14T10:15:00.000Z"; "2013.11.03 09:33:08" of the register's older version, in UK time. */
function instantOf(given: string | null): number | null {
  const plain = given?.replace(/^(\d{4})\.(\d\d)\.(\d\d)/, '$1-$2-$3').replace(' ', 'T') ?? ''
  if (isoDay(plain) === null) return null
  const instant = Date.parse(plain)
  return Number.isNaN(instant) ? null : instant
}

const kilometresPerMile = 1.609344

type Reading = Pick<z.infer<typeof testSchema>, 'odometerValue' | 'odometerUnit' | 'odometerResultType'>

function readOdometer({ odometerValue, odometerUnit, odometerResultType }: Reading): Odometer {
  const kind = odometerResultType?.toUpperCase() ?? 'READ'
  if (kind === 'UNREADABLE') return { state: 'unreadable' }
  if (kind === 'NO_ODOMETER') return { state: 'none' }
  const digits = odometerValue?.replaceAll(/[,\s]/g, '') ?? ''
  const unit = odometerUnit?.toUpperCase() ?? 'MI'
  // A unit that is not known would make another mileage of it.
  if (kind !== 'READ' || !/^\d{1,7}$/.test(digits) || !/^(MI|KM)/.test(unit)) return { state: 'not-given' }
  const value = Number(digits)
  if (unit.startsWith('MI')) return { state: 'read', miles: value }
  return { state: 'read', miles: Math.round(value / kilometresPerMile), kilometres: value }
}

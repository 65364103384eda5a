import { z } from 'zod'
import { type IsoDay, isoDay } from '../stock/iso-day.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'

/**
 * What the DVLA's Vehicle Enquiry Service says of a registration, in its own words. Null: it does not say. It knows no
 * model, no derivative and no mileage.
 */
export interface PlateFacts {
  /** By the type approval: a pickup is a van, a motorhome may be a car. */
  type: VehicleType | null
  /** In capitals. */
  make: string | null
  yearOfManufacture: number | null
  /** `2019-03`. */
  monthOfFirstRegistration: string | null
  fuel: string | null
  colour: string | null
  engineCc: number | null
  co2: number | null
  euroStatus: string | null
  /** "Taxed", "Untaxed", "SORN" or "Not Taxed for on Road Use". */
  taxStatus: string | null
  taxDue: IsoDay | null
  motStatus: string | null
  motExpires: IsoDay | null
}

const text = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}*$/u)
  .nullable()
  .catch(null)
const whole = z.number().int().min(0).max(100_000).nullable().catch(null)
const day = z
  .string()
  .transform((given) => isoDay(given))
  .nullable()
  .catch(null)
const month = z
  .string()
  .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/)
  .nullable()
  .catch(null)

/** Each field may be missing, and a value that is not as the specification has it is left out. */
const enquirySchema = z.looseObject({
  registrationNumber: z.string(),
  taxStatus: text,
  taxDueDate: day,
  motStatus: text,
  motExpiryDate: day,
  make: text,
  monthOfFirstRegistration: month,
  monthOfFirstDvlaRegistration: month,
  yearOfManufacture: z.number().int().min(1886).max(2100).nullable().catch(null),
  engineCapacity: whole,
  co2Emissions: whole,
  fuelType: text,
  colour: text,
  typeApproval: text,
  euroStatus: text,
})

/** Null for what is no answer of the service, or one about another plate. */
export function readPlateFacts(body: unknown, plate: string): PlateFacts | null {
  const parsed = enquirySchema.safeParse(body)
  if (!parsed.success || parsed.data.registrationNumber.replaceAll(' ', '').toUpperCase() !== plate)
    return null
  const { data } = parsed
  return {
    type: typeOfApproval(data.typeApproval),
    make: data.make,
    yearOfManufacture: data.yearOfManufacture,
    // Of an imported vehicle, the second is the month in which it came to the UK.
    monthOfFirstRegistration: data.monthOfFirstRegistration ?? data.monthOfFirstDvlaRegistration,
    fuel: data.fuelType?.toUpperCase() === 'OTHER' ? null : data.fuelType,
    colour: data.colour?.toUpperCase() === 'NOT STATED' ? null : data.colour,
    // An electric vehicle has 0 or none.
    engineCc: data.engineCapacity || null,
    co2: data.co2Emissions,
    euroStatus: data.euroStatus,
    taxStatus: data.taxStatus,
    taxDue: data.taxDueDate,
    motStatus: data.motStatus,
    motExpires: data.motExpiryDate,
  }
}

const typeOfClass: Readonly<Record<string, VehicleType>> = { M1: 'car', N1: 'van', N2: 'truck', N3: 'truck' }

function typeOfApproval(approval: string | null): VehicleType | null {
  return typeOfClass[approval?.slice(0, 2).toUpperCase() ?? ''] ?? null
}

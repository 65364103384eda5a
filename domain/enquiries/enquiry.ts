import type { ApplicationPayload } from '../applications/application.ts'
import type { BranchPlace } from '../stock/shown-record.ts'
import type { OwnField, VehicleField } from './enquiry-fields.ts'
import { type EnquiryKind, enquiryKinds } from './enquiry-kind.ts'

/** The visitor's own vehicle, as they describe it. */
export type OfferedVehicle = { [F in VehicleField]?: string }

/** The body of the call to the lead service: `enquiry-fields.ts` has its fields. A field without an answer is absent. */
export type EnquiryPayload = { [F in Exclude<OwnField, 'name'>]?: string } & {
  kind: EnquiryKind
  name: string
  /** The stock id. Absent only for a part-exchange that names no vehicle of ours. */
  vehicleId?: string
  vehicleDetails?: ApplicationPayload['vehicleDetails']
  partExchange?: OfferedVehicle
}

export interface Enquiry {
  /** Also the Idempotency-Key at the lead service. */
  id: string
  payload: EnquiryPayload
}

/** What the dealer offers, as far as an enquiry is checked against it; `content/site.ts` has the site's own. */
export interface EnquiryRules {
  /** A kind that is not listed has no link and no form, and the API refuses it. */
  kinds: readonly EnquiryKind[]
  callTimes: readonly string[]
  /** The days of the week on which vehicles can be viewed; 0 is Sunday. */
  viewingWeekdays: readonly number[]
  viewingTimes: readonly string[]
  /** Where vehicles are kept. A vehicle elsewhere can be viewed on every day of `viewingWeekdays`. */
  branches: readonly ViewingBranch[]
}

/** A site of the dealer, as far as viewings go. */
export interface ViewingBranch extends BranchPlace {
  /** Those of `EnquiryRules.viewingWeekdays` on which it has viewings; all of them where this is absent. */
  viewingWeekdays?: readonly number[]
}

/** Every kind. For parts of the site that run without its content, such as tests of the API. */
export const everyEnquiry: EnquiryRules = {
  kinds: enquiryKinds,
  callTimes: ['Any time', 'Morning', 'Afternoon'],
  viewingWeekdays: [1, 2, 3, 4, 5, 6],
  viewingTimes: ['Morning', 'Afternoon'],
  branches: [],
}

import { formatCount } from '#app/ui/format-count.ts'
import { anyType, isSoldType, mainType } from '#content/sold-types.ts'
import { plainFigure } from '#domain/finance/written-number.ts'
import { registerPlate } from '#domain/registers/plate.ts'
import { knownWord } from '#domain/stock/known-word.ts'
import { monthsOfPlate, plateOfRegistration } from '#domain/stock/number-plate.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { ValuedVehicle } from '#domain/valuation/comparable-filters.ts'
import { filledFrom, plateValues } from './plate-values.ts'

export interface ValuationQuestion extends ValuedVehicle {
  type: VehicleType
  /** Absent: of any body type. */
  bodyType?: string
  /** In the words of the stock. Absent: not known. */
  fuel?: string
}

/** Of one value. No make, model or body type is as long. */
const longest = 100

/** What is said around a mileage: "about 58,000 miles", "58k ish", "58000m on the clock". */
const around =
  /^(?:about|around|approx(?:imately|\.)?|roughly|circa|~) ?|(?: ?(?:ish|or so|approx))$|(?: ?(?:miles?|mi|mls|m)\.?)?(?: on the clock)?$/gi
const kilometres = /^(.*\d) ?(k?)(?:km|kms|kilomet(?:re|er)s?)$/i
const milesPerKilometre = 0.621371

const mostMiles = 2_000_000
/** Miles, after two years: "45" is a slip of "45k". */
const fewestMiles = 200

/** The vehicle in the address, or a sentence on what is missing; null unless the address is of a sent form. */
export function parseValuation(
  query: URLSearchParams,
  thisYear: number,
): ValuationQuestion | { message: string } | null {
  const [type, make, model, year, mileage] = ['type', 'make', 'model', 'year', 'mileage'].map(
    (name) => query.get(name)?.trim().slice(0, longest) ?? '',
  )
  if (!query.has('mileage')) return null
  if (!isSoldType(type || mainType)) return { message: `Choose ${anyType}.` }
  if (!make || !model) return { message: 'Choose a make and a model.' }
  if (!year || !/^(19|20)\d\d$/.test(year))
    return { message: 'Enter the year it was made as four digits, such as 2019.' }
  if (Number(year) > thisYear) return { message: `Check the year. ${year} is still to come.` }
  const miles = parseMiles(mileage ?? '')
  if (miles === null || miles > mostMiles) return { message: askForMiles(mileage ?? '') }
  if (miles > 0 && miles < fewestMiles && Number(year) < thisYear - 1)
    return {
      message: `Check the mileage. ${miles} is few miles for ${year}: for ${miles},000 enter ${miles}k.`,
    }
  const bodyType = query.get('bodyType')?.trim().slice(0, longest)
  const fuel = knownWord('fuelType', query.get('fuel')?.slice(0, longest) ?? '')
  return {
    type: (type || mainType) as VehicleType,
    make,
    model,
    year: Number(year),
    mileage: miles,
    ...(bodyType ? { bodyType } : {}),
    ...(fuel ? { fuel } : {}),
  }
}

/** Null for a text that is no mileage. */
function parseMiles(text: string): number | null {
  const figure = plainFigure(text.replaceAll(around, '').replace(/ ?thousand$/i, 'k'))
  return /^\d{1,9}$/.test(figure) ? Number(figure) : null
}

function askForMiles(text: string): string {
  const [, typed = '', thousand = ''] = kilometres.exec(text) ?? []
  const driven = parseMiles(typed + thousand)
  const example = driven === null ? 42_000 : Math.round(driven * milesPerKilometre)
  return driven === null
    ? `Enter the mileage in whole miles, such as ${example}.`
    : `Enter the mileage in miles: ${formatCount(driven)} km are ${formatCount(example)} miles.`
}

/** The parameters of an answer's address, in the order of the form's controls. */
const parameters = ['type', 'make', 'model', 'year', 'mileage', 'vehicle'] as const

export interface ReadValuationForm {
  /** The address of the answer. A number plate identifies its owner, so only its age identifier is in it. */
  query: URLSearchParams
  /** The sentence on a plate that gives no year, when the form gives none either; else null. */
  plateFault: string | null
}

/**
 * Reads the posted form. The year of a number plate replaces the entered year, unless that was entered after the
 * plate had been read. Without a number plate, the age identifier of an earlier one is kept while the year is still its year.
 * `listsOnly`: it was sent to update its lists, so what is blank is not missing yet.
 */
export function readValuationForm(form: FormData, listsOnly = false): ReadValuationForm {
  const given = (name: string) => String(form.get(name) ?? '').slice(0, longest)
  const query = new URLSearchParams()
  for (const name of parameters)
    if (form.has(name) && !(listsOnly && given(name) === '')) query.set(name, given(name))
  const registration = given('registration').trim()
  if (registration === '') {
    const earlier = given('plate')
    if (String(monthsOfPlate(earlier)?.from.year) === given('year')) query.set('plate', earlier)
    return { query, plateFault: null }
  }
  const { fuel } = plateValues(form, registration)
  if (fuel) query.set('fuel', fuel)
  const read = plateParams(registration)
  if (read === null) return { query, plateFault: given('year').trim() === '' ? unreadablePlate : null }
  const isReadBefore = read.plate === given('plate') && isSamePlate(form, registration)
  query.set('year', isReadBefore && given('year').trim() ? given('year') : read.year)
  query.set('plate', read.plate)
  return { query, plateFault: null }
}

/** False only where the form was filled in from another plate. */
function isSamePlate(form: FormData, registration: string): boolean {
  const from = filledFrom(form)
  return from === null || from === registerPlate(registration)
}

/** What an address may have of a number plate: its year and its age identifier. Null when it shows none, or one still to come. */
export function plateParams(
  registration: string,
  thisYear = new Date().getUTCFullYear(),
): { year: string; plate: string } | null {
  const plate = plateOfRegistration(registration)
  const months = plate === null ? null : monthsOfPlate(plate)
  return plate === null || months === null || months.from.year > thisYear
    ? null
    : { year: String(months.from.year), plate }
}

const unreadablePlate =
  'We cannot read a year from this number plate. Check it, or enter the year instead: personal and Northern Irish plates, and plates from before September 2001, do not show it in this form.'

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "A 71 plate: first registered September 2021 to February 2022." Null for another text. */
export function describePlate(plate: string): string | null {
  const months = monthsOfPlate(plate)
  if (months === null) return null
  const [from, to] = [months.from, months.to].map(({ year, month }) =>
    monthName.format(Date.UTC(year, month - 1)),
  )
  return `A ${plate} plate: first registered ${from} to ${to}.`
}

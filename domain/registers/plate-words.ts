import { knownMake } from '../makes/known-make.ts'
import { emissionClassOf } from '../stock/emission-class.ts'
import { formatDay } from '../stock/iso-day.ts'
import { knownColour, knownWord } from '../stock/known-word.ts'
import type { FoundPlate } from './plate-answer.ts'
import type { PlateFacts } from './plate-facts.ts'

/** What the DVLA says of a visitor's vehicle, by the names of the fields of their forms; nothing where it says nothing. */
export type PlateWords = Partial<Record<keyof typeof inWords, string>>

/** As a person would write it in the form. Of an unknown value, the DVLA's own word. */
const inWords = {
  make: ({ make }) => make && knownMake(make),
  year: ({ yearOfManufacture: year }) => year && String(year),
  firstRegistered: ({ monthOfFirstRegistration: month }) =>
    month && monthName.format(new Date(`${month}-01`)),
  fuel: ({ fuel }) => fuel && (knownWord('fuelType', fuel) ?? fuel),
  colour: ({ colour }) => colour && (knownColour(colour) ?? colour),
  engine: ({ engineCc }) => engineCc && (engineCc / 1000).toFixed(1),
  co2: ({ co2 }) => (co2 === null ? null : String(co2)),
  emissions: ({ euroStatus }) => emissionClassOf(euroStatus),
  tax: ({ taxStatus, taxDue }) =>
    datedWords(taxStatus, taxDue, { Taxed: 'Taxed until', Untaxed: 'Untaxed, due on' }),
  mot: ({ motStatus, motExpires }) =>
    datedWords(motStatus, motExpires, { Valid: 'Valid until', 'Not valid': 'Not valid, it ended on' }),
} as const satisfies Record<string, (facts: PlateFacts) => string | number | null>

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "Taxed until 1 March 2027". A status that has no date, such as "SORN", stands alone. */
function datedWords(
  status: string | null,
  day: string | null,
  until: Readonly<Record<string, string>>,
): string | null {
  if (day === null) return status
  if (status === null) return `Until ${formatDay(day)}`
  return until[status] === undefined ? status : `${until[status]} ${formatDay(day)}`
}

export function plateWords(facts: PlateFacts): PlateWords {
  const told = Object.entries(inWords).flatMap(([name, of]) => {
    const words = of(facts)
    return words ? [[name, String(words)]] : []
  })
  return Object.fromEntries(told)
}

/** Characters. An answer of an enquiry takes no more. */
const longestLine = 200

/** All of it in one line, with the day: "Ford, 2019, first registered March 2019, petrol, …; asked on 28 November 2026". */
export function plateInOneLine({ facts, on }: FoundPlate): string {
  const { make, year, firstRegistered, fuel, colour, engine, co2, emissions, tax, mot } = plateWords(facts)
  const told = [
    make,
    year,
    firstRegistered && `first registered ${firstRegistered}`,
    fuel?.toLowerCase(),
    colour?.toLowerCase(),
    engine && `${engine} litres`,
    co2 && `${co2} g/km of CO2`,
    emissions,
    tax && (tax === 'SORN' ? tax : lowerFirst(tax)),
    mot && `MOT ${lowerFirst(mot)}`,
  ].filter(Boolean)
  return `${told.join(', ').slice(0, longestLine - 30)}; asked on ${formatDay(on)}`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

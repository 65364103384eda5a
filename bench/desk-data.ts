import type { Lead, Outbox } from '../domain/leads/outbox.ts'
import type { StoredVehicle } from '../domain/stock/stock-list.ts'
import type { StockStore } from '../domain/stock/store.ts'

/** How long ago the first lead came, in milliseconds: ninety days. */
const span = 90 * 86_400_000

const firstNames = 'Ada Ben Chloe Dev Erin Femi Grace Hari Isla Jack Kemi Liam Mo Nia Owen Priya'.split(' ')
const surnames = 'Ashworth Begum Campbell Doyle Evans Fraser Green Hughes Iqbal Jones Khan Lewis Moss'.split(
  ' ',
)
const kinds = ['call', 'viewing', 'reserve', 'part-exchange'] as const

/** What somebody of the staff may know of a lead and look for. */
export interface SoughtLead {
  id: string
  name: string
  phone: string
  email: string
  plate: string
}

/** Leads of the last ninety days about these vehicles; of three, one is open, one answered and one lost. */
export async function addLeads(
  outbox: Outbox,
  vehicles: readonly StoredVehicle[],
  count: number,
): Promise<SoughtLead[]> {
  const now = Date.now()
  const sought: SoughtLead[] = []
  for (let number = 0; number < count; number++) {
    const vehicle = vehicles[(number * 37) % vehicles.length]
    if (!vehicle) throw new Error('There is no vehicle to ask for')
    const { lead, ...known } = leadOf(number, vehicle)
    await outbox.add(lead, now - Math.round((span * (count - number)) / count))
    const act = ([null, 'replied', 'lost'] as const)[number % 3]
    const event = { person: 'Bench', at: now, text: 'Prefers the evening' }
    if (act) await outbox.note(lead.id, { ...event, act }, 0)
    sought.push(known)
  }
  return sought
}

function leadOf(number: number, { id: vehicleId, record }: StoredVehicle): SoughtLead & { lead: Lead } {
  const { make = '', model = '', registration = '', odometerReadingMiles } = record.vehicle
  const [firstName = '', family = ''] = [
    firstNames[number % firstNames.length],
    surnames[Math.floor(number / firstNames.length) % surnames.length],
  ]
  const surname = `${family}-${number}`
  const known = {
    id: crypto.randomUUID(),
    name: `${firstName} ${surname}`,
    phone: `07700 ${String(900_000 + number)}`,
    email: `${firstName}.${surname}@example.com`.toLowerCase(),
    plate: registration ?? '',
  }
  const { id, name, phone, email } = known
  const vehicleDetails = {
    make: make ?? '',
    model: model ?? '',
    registration: known.plate,
    mileage: odometerReadingMiles ?? ('' as const),
  }
  const kind = kinds[number % 5]
  const payload: Lead['payload'] = kind
    ? {
        kind,
        name,
        phone,
        email,
        vehicleId,
        vehicleDetails,
        message: 'Is it still there? I could come on Saturday.',
      }
    : {
        vehicleId,
        vehicleDetails,
        licenseType: 'Full UK',
        firstName,
        surname,
        phone,
        email,
        dob: '1987-03-14',
        residentialStatus: 'Married',
        address1: '1 Castle Street',
        city: 'Liverpool',
        postcode: 'L2 0NE',
        occupationalStatus: 'Full-Time Employment',
        employer: 'Bench and Sons',
        jobTitle: 'Fitter',
        netIncome: '1850',
      }
  return { ...known, lead: { id, payload } as Lead }
}

/** As a dealer has them: some reserved, sold, and taken off the site. */
export async function setSomeByHand(store: StockStore): Promise<void> {
  const { vehicles } = await store.list.page({}, { order: 'newest', offset: 0, limit: 300 })
  const states = ['reserved', 'sold', 'removed'] as const
  await store.write(async (writer) => {
    for (const [place, { id }] of vehicles.entries())
      await writer.override(id, { fields: { state: states[place % 3] ?? 'sold' }, note: null })
  })
}

import { type ContractAnswer, type ContractRequest, startContractServer } from './contract-server.ts'

type Enquiry = Readonly<Record<string, unknown>>

/** The plates that the DVLA's test environment answers, and how. */
const testPlates: Readonly<Record<string, ContractAnswer>> = {
  AA19AAA: found('AA19AAA', { make: 'FORD', fuelType: 'PETROL' }),
  AA19EEE: found('AA19EEE', {
    make: 'TESLA',
    fuelType: 'ELECTRICITY',
    engineCapacity: undefined,
    co2Emissions: 0,
    euroStatus: undefined,
  }),
  AA19PPP: found('AA19PPP', { make: 'VOLKSWAGEN', fuelType: 'HYBRID ELECTRIC', co2Emissions: 36 }),
  AA19DSL: found('AA19DSL', {
    make: 'MERCEDES-BENZ',
    fuelType: 'DIESEL',
    engineCapacity: 2143,
    typeApproval: 'N1',
    euroStatus: 'EURO6',
  }),
  ER19BAD: fault(400, 'ENQ103', 'Bad Request', 'Invalid format for field - vehicle registration number'),
  ER19NFD: fault(404, '404', 'Vehicle Not Found', 'Record for vehicle not found'),
  ER19THR: { ...fault(429, '429', 'Too Many Requests'), headers: { 'Retry-After': '30' } },
  ER19ERR: fault(500, 'ENQ106', 'Internal Server Error', 'System error occurred'),
  ER19MNT: fault(503, '503', 'Service Unavailable', 'Down for maintenance'),
}

/**
 * The DVLA's Vehicle Enquiry Service, version 1.2, on loopback: ../shared/data/public-apis.md. Refuses a request that the
 * real one would refuse. `vehicles` are answered beside the plates of its test environment.
 */
export async function startDvlaServer({
  key,
  vehicles = {},
  change = (answer) => answer,
}: {
  key: string
  /** By plate, `registrationNumber` added. */
  vehicles?: Record<string, Enquiry>
  /** For a server that is slow, limits or answers nonsense. */
  change?: (answer: ContractAnswer, plate: string) => ContractAnswer
}) {
  return startContractServer((request) => {
    const refusal = refuse(request, key)
    if (refusal) return refusal
    const plate = plateOf(request.body)
    if (plate === null)
      return fault(400, 'ENQ103', 'Bad Request', 'Invalid format for field - vehicle registration number')
    const vehicle = vehicles[plate]
    const answer = vehicle
      ? { status: 200, body: { registrationNumber: plate, ...vehicle } }
      : testPlates[plate]
    return change(answer ?? (testPlates.ER19NFD as ContractAnswer), plate)
  })
}

function refuse({ method, url, headers }: ContractRequest, key: string): ContractAnswer | null {
  // The gateway in front of the service has the first two answers.
  if (url !== '/v1/vehicles' || method !== 'POST')
    return { status: 403, body: { message: 'Missing Authentication Token' } }
  if (headers['x-api-key'] !== key) return { status: 403, body: { message: 'Forbidden' } }
  if (!/^application\/json(;|$)/i.test(headers['content-type'] ?? ''))
    return fault(415, '415', 'Unsupported Media Type')
  return null
}

function plateOf(body: string): string | null {
  try {
    const sent: unknown = JSON.parse(body)
    if (typeof sent !== 'object' || sent === null || Object.keys(sent).join() !== 'registrationNumber')
      return null
    const { registrationNumber: plate } = sent as { registrationNumber: unknown }
    return typeof plate === 'string' && /^[A-Za-z\d]{1,7}$/.test(plate) ? plate.toUpperCase() : null
  } catch {
    return null
  }
}

function fault(status: number, code: string, title: string, detail = title): ContractAnswer {
  return { status, body: { errors: [{ status: String(status), code, title, detail }] } }
}

function found(registrationNumber: string, fields: Enquiry): ContractAnswer {
  return {
    status: 200,
    body: {
      registrationNumber,
      taxStatus: 'Taxed',
      taxDueDate: '2027-03-01',
      motStatus: 'Valid',
      motExpiryDate: '2027-03-14',
      yearOfManufacture: 2019,
      monthOfFirstRegistration: '2019-03',
      engineCapacity: 999,
      co2Emissions: 105,
      markedForExport: false,
      colour: 'BLUE',
      typeApproval: 'M1',
      wheelplan: '2 AXLE RIGID BODY',
      revenueWeight: 1640,
      dateOfLastV5CIssued: '2024-05-20',
      euroStatus: 'EURO 6',
      automatedVehicle: false,
      ...fields,
    },
  }
}

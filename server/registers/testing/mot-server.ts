import { randomUUID } from 'node:crypto'
import { type ContractAnswer, type ContractRequest, startContractServer } from './contract-server.ts'

export const motClient = {
  clientId: 'a-client-of-dvsa',
  clientSecret: 'the secret of a client/+&=',
  apiKey: 'a-key-of-the-register',
}

type Vehicle = Readonly<Record<string, unknown>>

interface MotServerOptions {
  /** By plate; `registration` is added. */
  vehicles?: Readonly<Record<string, Vehicle>> | ((plate: string) => Vehicle | null)
  /** For a server that is slow, limits or answers nonsense. `call` counts from 0. */
  change?: (answer: ContractAnswer, plate: string, call: number) => ContractAnswer
  /** Of a token. */
  lifeSeconds?: number
  perSecond?: number
  perDay?: number
  /** Epoch milliseconds. */
  now?: () => number
}

/**
 * DVSA's MOT history, version 1, with its token endpoint, on loopback: ../shared/data/public-apis.md. Refuses a request
 * that the real ones would refuse, and keeps to the limits that they state.
 */
export async function startMotServer({
  vehicles = {},
  change = (answer) => answer,
  lifeSeconds = 3_600,
  perSecond = 15,
  perDay = 500_000,
  now = Date.now,
}: MotServerOptions = {}) {
  const tokens = new Map<string, number>()
  const counts = { tokens: 0, lookUps: 0, limited: 0 }
  const days = new Map<number, number>()
  const seconds = new Map<number, number>()
  const find = typeof vehicles === 'function' ? vehicles : (plate: string) => vehicles[plate] ?? null

  const server = await startContractServer((request) => {
    const { pathname } = new URL(request.url, 'http://register')
    return pathname === '/token' ? grant(request) : lookUp(request)
  })

  function grant({ method, headers, body }: ContractRequest): ContractAnswer {
    counts.tokens += 1
    const form = new URLSearchParams(body)
    const isForm = /^application\/x-www-form-urlencoded(;|$)/.test(headers['content-type'] ?? '')
    if (method !== 'POST' || !isForm || form.get('grant_type') !== 'client_credentials')
      return { status: 400, body: { error: 'unsupported_grant_type' } }
    if (form.get('scope') !== 'https://tapi.dvsa.gov.uk/.default')
      return { status: 400, body: { error: 'invalid_scope' } }
    if (form.get('client_id') !== motClient.clientId || form.get('client_secret') !== motClient.clientSecret)
      return { status: 401, body: { error: 'invalid_client' } }
    const token = randomUUID()
    tokens.set(token, now() + lifeSeconds * 1000)
    return { status: 200, body: { token_type: 'Bearer', expires_in: lifeSeconds, access_token: token } }
  }

  function lookUp({ method, url, headers }: ContractRequest): ContractAnswer {
    const call = counts.lookUps++
    const [, path = ''] = /^\/v1\/trade\/vehicles\/registration\/([^/?]*)$/.exec(url) ?? []
    const plate = decodeURIComponent(path)
    if (method !== 'GET' || path === '') return fault(404, 'MOTH-NP-01', 'Not a resource of this service')
    const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
    if (token === '') return fault(403, 'MOTH-FB-04', 'Missing token')
    const until = tokens.get(token)
    if (until === undefined) return fault(401, 'MOTH-UA-01', 'Unauthorised')
    if (now() >= until) return fault(403, 'MOTH-FB-02', 'The token has expired')
    if (headers['x-api-key'] !== motClient.apiKey) return fault(403, 'MOTH-FB-03', 'Unknown API key')
    const limit = countCall()
    if (limit) return limit
    if (!/^[A-Z\d]{1,7}$/.test(plate)) return fault(400, 'MOTH-IV-01', 'Invalid registration')
    const vehicle = find(plate)
    const answer: ContractAnswer = vehicle
      ? { status: 200, body: { registration: plate, ...vehicle } }
      : fault(404, 'MOTH-NF-01', 'MOT data could not be found')
    return change(answer, plate, call)
  }

  function countCall(): ContractAnswer | null {
    const second = Math.floor(now() / 1000)
    const day = Math.floor(second / 86_400)
    seconds.set(second, (seconds.get(second) ?? 0) + 1)
    days.set(day, (days.get(day) ?? 0) + 1)
    if ((days.get(day) ?? 0) > perDay)
      return limited('MOTH-RL-01', { 'Retry-After': String(86_400 - (second % 86_400)) })
    if ((seconds.get(second) ?? 0) > perSecond) return limited('MOTH-RL-02', { 'Retry-After': '120' })
    return null
  }

  function limited(code: string, headers: Record<string, string>): ContractAnswer {
    counts.limited += 1
    return { ...fault(429, code, 'Too many requests'), headers }
  }

  return {
    ...server,
    settings: { ...motClient, url: server.url, tokenUrl: `${server.url}/token` },
    counts,
    /** Requests by day since 1970. */
    days,
    /** No token that was granted until now is accepted any more. */
    withdrawTokens: () => tokens.clear(),
  }
}

export function fault(status: number, errorCode: string, errorMessage: string): ContractAnswer {
  return { status, body: { errorCode, errorMessage, requestId: randomUUID() } }
}

/** A test as the register has it. */
export function testOf(day: string, miles: number | null, fields: Vehicle = {}): Vehicle {
  return {
    completedDate: `${day}T10:15:00.000Z`,
    testResult: 'PASSED',
    expiryDate: `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`,
    odometerValue: miles === null ? null : String(miles),
    odometerUnit: 'MI',
    odometerResultType: 'READ',
    motTestNumber: '123456789012',
    dataSource: 'DVSA',
    defects: [],
    ...fields,
  }
}

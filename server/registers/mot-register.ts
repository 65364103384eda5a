import { type MotVehicle, readMotVehicle } from '#domain/registers/mot-history.ts'
import { registerPlate } from '#domain/registers/plate.ts'
import { type AskOptions, askRegister, type RegisterAnswer } from './ask-register.ts'
import { createMotTokens } from './mot-token.ts'

/** What came of asking the MOT register for a plate. A `failure` is a status or a code, and never holds the plate. */
export type MotAnswer =
  | { state: 'found'; vehicle: MotVehicle }
  /** The register has no such vehicle. */
  | { state: 'unknown' }
  /** It is no plate: the register was not asked, or refused it. */
  | { state: 'no-plate' }
  /** `day`: the day's allowance is used up. `short`: too many in a short time. */
  | { state: 'limited'; scope: 'day' | 'short'; retryAfterMs: number | null }
  /** Id, secret or key is not accepted: a person has to mend it. */
  | { state: 'refused'; failure: string }
  | { state: 'away'; failure: string; retryAfterMs: number | null }

/** DVSA's MOT history. */
export interface MotRegister {
  /** Does not throw. */
  lookUp(plate: string, signal?: AbortSignal): Promise<MotAnswer>
}

export interface MotSettings {
  clientId: string
  clientSecret: string
  apiKey: string
  tokenUrl: string
  /** `MOT_URL`: what `/v1/trade/…` is put behind. */
  url: string
}

interface MotOptions extends MotSettings, Partial<Pick<AskOptions, 'timeoutMs'>> {
  /** Epoch milliseconds. */
  now?: () => number
}

/** The register takes the plate in the address of the request, so that address is in no log of ours. */
export function createMotRegister({
  timeoutMs = 10_000,
  now = Date.now,
  ...settings
}: MotOptions): MotRegister {
  const { url, apiKey, tokenUrl, clientId, clientSecret } = settings
  const tokens = createMotTokens({ url: tokenUrl, clientId, clientSecret, timeoutMs, now })

  async function ask(plate: string, isRepeated: boolean, signal?: AbortSignal): Promise<MotAnswer> {
    const granted = await tokens.current()
    if (granted.state !== 'token') return granted
    const headers = {
      Authorization: `Bearer ${granted.token}`,
      'X-API-Key': apiKey,
      Accept: 'application/json',
    }
    const address = `${url}/v1/trade/vehicles/registration/${encodeURIComponent(plate)}`
    const answer = await askRegister(address, { headers }, { timeoutMs, signal })
    if (!isRepeated && endsToken(answer)) {
      tokens.forget(granted.token)
      return ask(plate, true, signal)
    }
    return outcomeOf(answer, plate)
  }

  return {
    async lookUp(typed, signal) {
      const plate = registerPlate(typed)
      return plate === null ? { state: 'no-plate' } : ask(plate, false, signal)
    },
  }
}

function outcomeOf(answer: RegisterAnswer, plate: string): MotAnswer {
  if (answer.status === null) return { state: 'away', failure: answer.failure, retryAfterMs: null }
  const { status, body, retryAfterMs } = answer
  const code = codeOf(body)
  if (status === 200) {
    const vehicle = readMotVehicle(body, plate)
    return vehicle ? { state: 'found', vehicle } : { state: 'away', failure: 'unreadable', retryAfterMs }
  }
  // Any other 404 is an address that is wrong or a gateway that is not set up, and no word about the vehicle.
  if (code === 'MOTH-NF-01') return { state: 'unknown' }
  if (/^MOTH-(BR|NP|IV)-/.test(code)) return { state: 'no-plate' }
  if (status === 429)
    return { state: 'limited', scope: code === 'MOTH-RL-01' ? 'day' : 'short', retryAfterMs }
  if (status === 401 || status === 403) return { state: 'refused', failure: `HTTP ${status} ${code}`.trim() }
  return { state: 'away', failure: `HTTP ${status}`, retryAfterMs }
}

/** An expired token, or one that was withdrawn. */
function endsToken(answer: RegisterAnswer): boolean {
  if (answer.status !== 401 && answer.status !== 403) return false
  return /^MOTH-(UA-01|FB-02)$/.test(codeOf(answer.body)) || answer.status === 401
}

/** "MOTH-NF-01"; empty for none. */
function codeOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('errorCode' in body)) return ''
  return /^[A-Z]{2,8}-[A-Z]{2}-\d\d$/.exec(String(body.errorCode))?.[0] ?? ''
}

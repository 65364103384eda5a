import { type AskOptions, askRegister } from './ask-register.ts'

export type TokenAnswer =
  | { state: 'token'; token: string }
  /** The client's id or secret is not accepted: a person has to mend it. */
  | { state: 'refused'; failure: string }
  | { state: 'away'; failure: string; retryAfterMs: number | null }

interface TokenOptions extends AskOptions {
  /** `MOT_TOKEN_URL`. */
  url: string
  clientId: string
  clientSecret: string
  /** Epoch milliseconds. */
  now: () => number
}

export interface MotTokens {
  current(): Promise<TokenAnswer>
  /** Of a token that the register no longer accepts. */
  forget(token: string): void
}

/** A token is replaced this long before it ends, so that none ends on its way. */
const earlierMs = 60_000

/**
 * Access tokens of OAuth 2.0's client credentials (RFC 6749, section 4.4). A token is kept until a minute before it ends;
 * callers that need a new one at the same time share one request.
 */
export function createMotTokens({ url, clientId, clientSecret, now, ...ask }: TokenOptions): MotTokens {
  let held: { token: string; until: number } | null = null
  let renewal: Promise<TokenAnswer> | null = null

  async function renew(): Promise<TokenAnswer> {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope: 'https://tapi.dvsa.gov.uk/.default',
    })
    const asked = now()
    const answer = await askRegister(
      url,
      { method: 'POST', body, headers: { Accept: 'application/json' } },
      ask,
    )
    if (answer.status === null)
      return { state: 'away', failure: `token ${answer.failure}`, retryAfterMs: null }
    const { status, retryAfterMs } = answer
    const granted = status === 200 ? readGrant(answer.body) : null
    if (granted === null) {
      const failure = `token HTTP ${status}`
      const isPassing = status === 200 || status === 408 || status === 429 || status >= 500
      return isPassing ? { state: 'away', failure, retryAfterMs } : { state: 'refused', failure }
    }
    held = { token: granted.token, until: asked + granted.lifeMs - earlierMs }
    return { state: 'token', token: granted.token }
  }

  return {
    async current() {
      if (held && now() < held.until) return { state: 'token', token: held.token }
      renewal ??= renew().finally(() => {
        renewal = null
      })
      return renewal
    },
    forget(token) {
      if (held?.token === token) held = null
    },
  }
}

function readGrant(body: unknown): { token: string; lifeMs: number } | null {
  if (typeof body !== 'object' || body === null) return null
  const { access_token: token, expires_in: seconds } = body as Record<string, unknown>
  if (typeof token !== 'string' || !/^[\x21-\x7e]{1,8192}$/.test(token)) return null
  const life = Number(seconds)
  return { token, lifeMs: life > 0 ? life * 1000 : 0 }
}

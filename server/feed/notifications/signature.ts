import { createHmac, timingSafeEqual } from 'node:crypto'

/** Largest difference between the sender's clock and ours. Older deliveries may be replayed by an attacker. */
export const toleranceMs = 300_000

export const signatureHeader = 'autotrader-signature'

/** The header's value in Auto Trader's format: `t=<epoch seconds>,v1=<hex HMAC-SHA256 of t + "." + body>`. */
export function sign(body: string | Buffer, secret: string, nowMs: number): string {
  const time = String(Math.floor(nowMs / 1000))
  return `t=${time},v1=${digest(time, body, secret).toString('hex')}`
}

/**
 * Whether `header` is a recent signature of `body` by the secret. Of several `v1`, as sent while a secret is being
 * changed, one must match.
 */
export function isSignedBy(
  secret: string,
  { header, body, nowMs }: { header: unknown; body: Buffer; nowMs: number },
): boolean {
  const { time, signatures } = readHeader(header)
  if (time === null || Math.abs(nowMs - Number(time) * 1000) > toleranceMs) return false
  const expected = digest(time, body, secret)
  return signatures.some((signature) => timingSafeEqual(signature, expected))
}

function digest(time: string, body: string | Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest()
}

function readHeader(header: unknown): { time: string | null; signatures: Buffer[] } {
  let time: string | null = null
  const signatures: Buffer[] = []
  for (const part of String(header ?? '').split(',')) {
    const [, name, value = ''] = /^\s*(t|v1)\s*=\s*(\w+)\s*$/.exec(part) ?? []
    if (name === 't' && /^\d{1,12}$/.test(value)) time = value
    if (name === 'v1' && /^[\da-f]{64}$/i.test(value)) signatures.push(Buffer.from(value, 'hex'))
  }
  return { time, signatures }
}

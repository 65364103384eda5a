import { z } from 'zod'
import { text } from './fact-values.ts'

const https = z.url({ protocol: /^https$/, error: 'expected an address that begins with https://' })
// For trials: only this machine answers there.
const loopback = z.string().regex(/^http:\/\/127\.0\.0\.1(:\d+)?\//)
const origin = z
  .string()
  .regex(/^(https|wss):\/\/[a-z\d*.-]+(:\d+)?$/, 'expected an origin such as "https://cdn.example.com"')

/** A script of another company, such as a chat or a widget for reviews. */
export const foreignScriptSchema = z.strictObject({
  /** As in "Allow NAME?": "live chat". */
  name: text,
  company: text,
  /** A sentence: what it is good for. */
  purpose: text,
  /** A sentence or two: what the company learns, what it keeps in the browser and how long. */
  stores: text,
  /** The company's own notice. */
  privacyNotice: https,
  src: z.union([https, loopback], 'expected an address that begins with https://'),
  /** What it loads from and talks to besides the origin of `src`. */
  origins: z.array(origin),
})

export type ForeignScript = z.infer<typeof foreignScriptSchema>

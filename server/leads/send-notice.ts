import { site } from '#content/site.ts'
import type { Config } from '../config.ts'
import { smtpServer } from './smtp-server.ts'

/** An email to the dealer about the site. It holds nothing of a lead. */
interface Notice {
  subject: string
  text: string
}

/** @throws {Error} when the server does not accept the email. */
export type SendNotice = (notice: Notice) => Promise<void>

const timeoutMs = 10_000

/** Sends to `LEAD_EMAIL`; null where that is not set. */
export function createNotices({
  leadEmails: to,
  leadEmailFrom,
  smtpUrl,
  smtpAllowsPlain,
}: Pick<Config, 'leadEmails' | 'leadEmailFrom' | 'smtpUrl' | 'smtpAllowsPlain'>): SendNotice | null {
  const [first] = to
  if (first === undefined || smtpUrl === null) return null
  return async ({ subject, text }) => {
    const { createTransport } = await import('nodemailer')
    await createTransport(smtpServer(smtpUrl, { allowsPlain: smtpAllowsPlain, timeoutMs })).sendMail({
      subject,
      text,
      from: { name: `${site.name} website`, address: leadEmailFrom ?? first },
      to: to.map((address) => ({ name: '', address })),
      headers: { 'X-Auto-Response-Suppress': 'All', 'Auto-Submitted': 'auto-generated' },
    })
  }
}

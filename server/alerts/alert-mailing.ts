import { site } from '#content/site.ts'
import type { Config } from '../config.ts'
import type { AlertMailing } from './send-alerts.ts'

/** How alerts are sent; null where they are off, because no mail can be sent or no link can be written. */
export function alertMailing({
  smtpUrl,
  smtpAllowsPlain,
  publicUrl,
  leadEmailFrom,
  leadEmails,
}: Pick<
  Config,
  'smtpUrl' | 'smtpAllowsPlain' | 'publicUrl' | 'leadEmailFrom' | 'leadEmails'
>): AlertMailing | null {
  if (smtpUrl === null || publicUrl === null) return null
  return {
    smtp: { smtpUrl, allowsPlain: smtpAllowsPlain },
    sender: { name: site.name, address: leadEmailFrom ?? leadEmails[0] ?? site.email },
    publicUrl,
    emailFoot: site.emailFoot,
  }
}

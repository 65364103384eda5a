import { createHash } from 'node:crypto'
import { mailHtml } from './mail-html.ts'
import { type MailContent, mailText } from './mail-text.ts'
import type { WholeMail } from './send-mail.ts'

export interface MailSender {
  /** Of the dealer, as visitors read it. */
  name: string
  address: string
}

interface BuildOptions {
  sender: MailSender
  to: string
  /** The same for all attempts to send one mail. */
  messageKey: string
  /** Ends the alert by one POST (RFC 8058); null in a mail that nobody has subscribed to. */
  endHref: string | null
}

/** The mail with its headers, as text and HTML. */
export async function buildMail(
  content: MailContent,
  { sender, to, messageKey, endHref }: BuildOptions,
): Promise<WholeMail> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1)
  // Ids of alerts end them, so they are in no header but the one that is for it.
  const name = createHash('sha256').update(messageKey).digest('hex').slice(0, 32)
  const composed = new MailComposer({
    from: { name: sender.name, address: sender.address },
    to: { name: '', address: to },
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content, sender.name),
    messageId: `<${name}.alert@${domain}>`,
    // Asks robots such as out-of-office replies not to answer.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(endHref && {
        'List-Unsubscribe': { prepared: true, value: `<${endHref}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { from: sender.address, to, raw: await composed.compile().build() }
}

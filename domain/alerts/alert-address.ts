/** Longer than any address that a mail server has to take (RFC 5321, 4.5.3.1). */
const longest = 254

/**
 * The address that somebody has typed; null where it is none that mail can be sent to. One address in ASCII, with what
 * people write around it left out, and nothing that a header could take for a second one.
 */
export function readAddress(typed: string): string | null {
  if (typed.length > 400) return null
  const inBrackets = /<([^<>]*)>\s*$/.exec(typed)?.[1] ?? typed
  const address = inBrackets
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[.,;]$/, '')
    .trim()
  if (address.length > longest || address.includes('..')) return null
  const [local = '', domain = '', ...more] = address.split('@')
  if (more.length > 0 || local.length > 64 || !/^[!#$%&'*+/=?^`{|}~\w.-]+$/.test(local)) return null
  if (local.startsWith('.') || local.endsWith('.')) return null
  const labels = domain.toLowerCase().split('.')
  const isHost =
    labels.length > 1 && labels.every((label) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(label))
  return isHost && /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(labels.at(-1) ?? '')
    ? `${local}@${labels.join('.')}`
    : null
}

/** The same for one mailbox: all large providers ignore case. For counting and finding, never for sending. */
export function addressKey(address: string): string {
  return address.toLowerCase()
}

/**
 * The same for all spellings of an address that lead to one person: providers drop what follows a plus sign, and Gmail dots
 * and its second name. Two people may share one, so it is for limits only.
 */
export function recipientKey(address: string): string {
  const [local = '', domain = ''] = addressKey(address).split('@')
  const [person = ''] = local.split(/(?!^)\+/)
  return `${person.replaceAll('.', '')}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`
}

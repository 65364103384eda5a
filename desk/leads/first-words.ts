/** Addresses that begin a reply in the program of the staff's own device, with a first text. */
export interface ReplyLinks {
  call: string | null
  email: string | null
  /** Null for a number that has no mobile of the UK or abroad. */
  whatsApp: string | null
}

interface Customer {
  name: string
  phone: string
  email: string
  /** "Ford Focus, AB12 CDE"; '' for none. */
  vehicle: string
  reference: string
}

/** @param dealer its name, as customers know it */
export function replyLinks(
  { name, phone, email, vehicle, reference }: Customer,
  dealer: string,
  person: string,
): ReplyLinks {
  const number = phone.replaceAll(/[^+\d]/g, '')
  const about = vehicle ? ` about the ${vehicle}` : ''
  const greeting = `Hello${name ? ` ${name}` : ''},\n\nThank you for contacting ${dealer}${about}.\n\n`
  const mail = new URLSearchParams({
    subject: `${dealer}: ${reference}`,
    body: `${greeting}${person}\n${dealer}`,
  })
  const international = internationalOf(number)
  return {
    call: number === '' ? null : `tel:${number}`,
    // Programs for mail read "+" as itself.
    email:
      email === '' ? null : `mailto:${encodeURIComponent(email)}?${mail.toString().replaceAll('+', '%20')}`,
    whatsApp: international && `https://wa.me/${international}?text=${encodeURIComponent(greeting)}`,
  }
}

/** The digits with the code of the country; null for what is no mobile number. */
function internationalOf(number: string): string | null {
  const digits = number
    .replace(/^(?:\+|00)/, '')
    .replace(/^440?/, '0')
    .replace(/^(?=7\d{9}$)/, '0')
  if (/^07\d{9}$/.test(digits)) return `44${digits.slice(1)}`
  return number.startsWith('+') && !number.startsWith('+44') && /^[1-9]\d{7,14}$/.test(digits) ? digits : null
}

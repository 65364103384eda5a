import { callLink, emailLink, messageLink, site } from '#content/site.ts'

/** The ways to ask about one vehicle; e-mail and message come with its name and address filled in. */
export function contactLinksFor({ name, pageUrl }: { name: string; pageUrl: string }) {
  const subject = encodeURIComponent(`Your ${name}`)
  const body = encodeURIComponent(`Hello, I am asking about this vehicle: ${pageUrl}`)
  const message = encodeURIComponent(`Hello, I am asking about your ${name}: ${pageUrl}`)
  return {
    phone: { label: site.phone.label, to: callLink },
    email: { label: 'E-mail us', to: `${emailLink}?subject=${subject}&body=${body}` },
    message: { label: 'Message us on WhatsApp', to: `${messageLink}?text=${message}` },
  }
}

import { callLink, emailLink, messageLink, site } from '#content/site.ts'

/** The ways to ask about one vehicle; email and message come with its name and address filled in. */
export function contactLinksFor({ name, pageUrl }: { name: string; pageUrl: string }) {
  const subject = encoded(`Your ${name}`)
  const body = encoded(`Hello, I am asking about this vehicle: ${pageUrl}`)
  const message = encoded(`Hello, I am asking about your ${name}: ${pageUrl}`)
  return {
    phone: { label: site.phone.label, to: callLink },
    email: { label: 'Email us', to: `${emailLink}?subject=${subject}&body=${body}` },
    message: { label: 'Message us on WhatsApp', to: `${messageLink}?text=${message}` },
  }
}

/** Half of a surrogate pair, which a cut text may end in, has no encoding. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

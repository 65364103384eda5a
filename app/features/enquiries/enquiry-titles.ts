import type { EnquiryKind } from '#domain/enquiries/enquiry.ts'

/**
 * The link to each form on the vehicle's page, and the title of its document. Apart from `enquiry-words.ts`, which reads
 * the dealer's facts: the vehicle's script would then read them too.
 */
export const enquiryTitles: Readonly<Record<EnquiryKind, string>> = {
  call: 'Ask us to call',
  viewing: 'Book a viewing',
  reserve: 'Reserve',
  'part-exchange': 'Part-exchange',
}

import { site } from '#content/site.ts'
import { type EnquiryKind, isEnquiryKind } from '#domain/enquiries/enquiry.ts'

/** The kind in an address; null for text that is none, and for a kind that is switched off. */
export function offeredKind(text: string | undefined): EnquiryKind | null {
  return isEnquiryKind(text) && site.enquiries.kinds.includes(text) ? text : null
}

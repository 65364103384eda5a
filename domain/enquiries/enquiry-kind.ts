/** What a visitor can ask for besides finance: a call, a viewing, a reservation, or an offer for their own vehicle. */
export const enquiryKinds = ['call', 'viewing', 'reserve', 'part-exchange'] as const

export type EnquiryKind = (typeof enquiryKinds)[number]

export function isEnquiryKind(text: unknown): text is EnquiryKind {
  return (enquiryKinds as readonly unknown[]).includes(text)
}

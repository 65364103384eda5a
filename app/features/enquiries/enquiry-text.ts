import { site } from '#content/site.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry-kind.ts'

const { phoneHours, emailReply, enquiries } = site
const hours = enquiries.reservationHours

interface EnquiryText {
  heading: string
  description: string
  lead: string
  submit: string
  sent: string
  /** What happens next, a sentence each. */
  next: readonly string[]
}

export const enquiryText: Readonly<Record<EnquiryKind, EnquiryText>> = {
  call: {
    heading: 'Ask us to call',
    description: 'Leave your number and we will call you about this vehicle.',
    lead: `Leave your number and we will call you about this vehicle, ${phoneHours}.`,
    submit: 'Ask us to call',
    sent: 'We will call you',
    next: [
      `We call during office hours, ${phoneHours}, at the time you chose if we can.`,
      'If you miss our call, we will try again and leave a message.',
    ],
  },
  viewing: {
    heading: 'Book a viewing',
    description: 'Choose a day to see this vehicle. We confirm every viewing before you travel.',
    lead: 'Choose a day and we will have the vehicle ready for you. Please wait for us to confirm before you travel.',
    submit: 'Ask for this viewing',
    sent: 'We have your request for a viewing',
    next: [
      'We check that the vehicle will be ready, then call or email you to confirm the time and the address.',
      'Please do not travel before we have confirmed.',
    ],
  },
  reserve: {
    heading: 'Reserve this vehicle',
    description: 'Reserve this vehicle without paying. We confirm every reservation by phone or email.',
    lead: 'Reserving is free, and you can change your mind.',
    submit: 'Ask to reserve',
    sent: 'We have your request to reserve',
    next: [
      'We check that nobody else has bought the vehicle, then call or email you to confirm.',
      `From then on we hold it for you for ${hours} hours. You do not pay anything to reserve.`,
    ],
  },
  'part-exchange': {
    heading: 'Part-exchange your vehicle',
    description: 'Tell us about your vehicle and we will make you an offer for it in part-exchange.',
    lead: 'Tell us about your vehicle. We will reply with what we need to know to make you an offer.',
    submit: 'Send',
    sent: 'We have your vehicle’s details',
    next: [
      `We look at the details and call or email you. ${emailReply}.`,
      `We make the offer in writing once we have seen and driven your vehicle. It lasts for ${enquiries.offerDays} days, and you do not have to take it.`,
    ],
  },
}

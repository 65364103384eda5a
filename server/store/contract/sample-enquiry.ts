import type { Enquiry } from '#domain/enquiries/enquiry.ts'

export function enquiry(id: string, name = 'Ottoline Marchbanks'): Enquiry {
  return {
    id,
    payload: { kind: 'viewing', vehicleId: 'v1', name, phone: '07700 900456', viewingDay: '2061-07-19' },
  }
}

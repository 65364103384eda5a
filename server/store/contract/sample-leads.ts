import type { Application } from '#domain/applications/application.ts'
import type { Enquiry } from '#domain/enquiries/enquiry.ts'

// Values that nothing else holds: PostgreSQL's log has the writes of other tests too.

export function application(id: string, surname = 'Quillfeather'): Application {
  return {
    id,
    payload: {
      vehicleId: 'v1',
      vehicleDetails: { make: 'Ford', model: 'Transit Plumecart', registration: 'QF12 QFE', mileage: 37_000 },
      surname,
      dob: '1987-03-14',
      netIncome: '18,507.13',
    },
  }
}

export function enquiry(id: string, name = 'Ottoline Marchbanks'): Enquiry {
  return {
    id,
    payload: { kind: 'viewing', vehicleId: 'v1', name, phone: '07700 900456', viewingDay: '2061-07-19' },
  }
}

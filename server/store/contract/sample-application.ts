import type { Application } from '#domain/applications/application.ts'

export function application(id: string, surname = 'Quillfeather'): Application {
  return {
    id,
    payload: {
      vehicleId: 'v1',
      vehicleDetails: { make: 'Ford', model: 'Transit', registration: 'AB12 CDE', mileage: 37_000 },
      surname,
      dob: '1987-03-14',
      netIncome: '1850',
    },
  }
}

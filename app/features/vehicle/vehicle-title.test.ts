import { describe, expect, it } from 'vitest'
import { vehicleTitle } from './vehicle-title.ts'

describe('the title of a vehicle', () => {
  it('names it, with its registration', () => {
    expect(vehicleTitle({ name: 'Ford Ka', derivative: '1.2 Zetec', registration: 'AB12 CDE' })).toBe(
      'Ford Ka 1.2 Zetec, AB12 CDE | Pierhead Motors',
    )
  })

  it('drops words from the end of a long derivative', () => {
    const derivative = '3.0 320 TDI V6 Aventura Double Cab Pickup 4dr Diesel Auto 4WD LWB Euro 6 (s/s)'
    const title = vehicleTitle({ name: 'Volkswagen Amarok', derivative, registration: 'AB12 CDE' })
    expect(title).toBe('Volkswagen Amarok 3.0 320 TDI V6 Aventura, AB12 CDE | Pierhead Motors')
    expect(title.length).toBeLessThanOrEqual(70)
  })

  it('does without what is not known', () => {
    expect(vehicleTitle({ name: 'Vehicle', derivative: null, registration: null })).toBe(
      'Vehicle | Pierhead Motors',
    )
  })
})

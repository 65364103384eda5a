import type { StockRecord } from './record.ts'

/** For tests: a published car as Auto Trader Connect sends it, with `changes` to its vehicle. */
export function exampleRecord(changes: Partial<StockRecord['vehicle']> = {}): StockRecord {
  return {
    metadata: {
      stockId: '8a4290d5801234560180123456789abc',
      lifecycleState: 'FORECOURT',
      dateOnForecourt: '2026-10-01',
      lastUpdated: '2026-11-05T09:30:00.000Z',
      versionNumber: 4,
    },
    vehicle: {
      vehicleType: 'Car',
      ownershipCondition: 'Used',
      make: 'Hyundai',
      model: 'Tucson',
      derivative: '1.6 GDi Blue Drive SE Nav SUV 5dr Petrol Manual Euro 6 (s/s) (132 ps)',
      bodyType: 'SUV',
      colour: 'Blue',
      plate: '18',
      registration: 'EK18 FUT',
      vin: 'TMAJ3812ALJ000000',
      yearOfManufacture: '2018',
      odometerReadingMiles: 45_000,
      previousOwners: 2,
      transmissionType: 'Manual',
      fuelType: 'Petrol',
      drivetrain: 'Front Wheel Drive',
      doors: 5,
      seats: 5,
      badgeEngineSizeLitres: 1.6,
      enginePowerBHP: 130,
      ...changes,
    },
    advertiser: { name: 'Pierhead Motors', location: { town: 'Liverpool', postCode: 'L1 8JQ' } },
    adverts: {
      purchasePrice: { amountGBP: 8_000 },
      retailAdverts: {
        suppliedPrice: { amountGBP: 10_995 },
        totalPrice: { amountGBP: 10_995 },
        vatStatus: 'No VAT',
        description: 'One careful keeper.',
        advertiserAdvert: { status: 'PUBLISHED' },
      },
    },
    features: [{ name: 'Heated seats', type: 'Optional' }],
    media: { images: [{ href: 'https://images.example/{resize}/1.jpg' }] },
  }
}

/** For tests: another vehicle for each id, with a registration and a VIN of its own. */
export function exampleVehicle(stockId: string, changes: Partial<StockRecord['vehicle']> = {}): StockRecord {
  const digits = [...stockId].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 456_976_000, 7)
  const letter = (place: number) => String.fromCharCode(65 + (Math.floor(digits / 26 ** place) % 26))
  const registration = `EK${String(10 + (digits % 60)).padStart(2, '0')} ${letter(0)}${letter(1)}${letter(2)}`
  const vin = `TMAJ381${String(digits).padStart(10, '0')}`
  const example = exampleRecord({ registration, vin, ...changes })
  return { ...example, metadata: { ...example.metadata, stockId } }
}

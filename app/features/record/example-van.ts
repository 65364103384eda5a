import type { StockRecord } from '#domain/stock/record.ts'

/** For tests: a van with everything that the vehicle page shows. `parts` replace whole parts of the record. */
export function exampleVan(parts: Partial<StockRecord> = {}): StockRecord {
  return {
    metadata: { stockId: 'van-1', lifecycleState: 'FORECOURT' },
    vehicle: {
      vehicleType: 'Van',
      ownershipCondition: 'Used',
      make: 'Ford',
      model: 'Transit',
      derivative: '2.0 350 EcoBlue Leader Panel Van',
      bodyType: 'Panel Van',
      colour: 'White',
      plate: '71',
      registration: 'AB71CDE',
      yearOfManufacture: '2021',
      odometerReadingMiles: 37_000,
      owners: 1,
      transmissionType: 'Manual',
      fuelType: 'Diesel',
      doors: 5,
      seats: 3,
      badgeEngineSizeLitres: 2,
      enginePowerBHP: 130,
      emissionClass: 'Euro 6',
      serviceHistory: 'Full service history',
      cabType: 'Single cab',
      wheelbaseType: 'LWB',
      grossVehicleWeightKG: 3_500,
      payloadWeightKG: 1_339,
    },
    adverts: {
      retailAdverts: {
        totalPrice: { amountGBP: 10_000 },
        vatStatus: 'Ex VAT',
        description: 'One owner.\n\nPly lined.',
        advertiserAdvert: { status: 'PUBLISHED' },
      },
    },
    features: [
      { name: 'Ply lining', category: 'Interior' },
      { name: 'Bluetooth', category: 'Audio and Communications' },
      { name: 'Bulkhead', category: 'Interior' },
    ],
    media: {
      images: [
        { href: 'https://pictures.example/{resize}/1.jpg' },
        {
          href: 'https://pictures.example/{resize}/2.jpg',
          classificationTags: [{ category: 'Exterior', label: 'Front Right' }],
        },
      ],
    },
    ...parts,
  }
}

/** A record with only what the schema requires. */
export function bareRecord(): StockRecord {
  return { metadata: { stockId: 'bare' }, vehicle: {}, adverts: { retailAdverts: {} } }
}

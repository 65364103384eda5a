import { expect, it } from 'vitest'
import { type KnownWordField, knownColour, knownWord, knownWordFields } from './known-word.ts'
import { knownWords } from './known-words.data.ts'

it.each<[KnownWordField, string, string | null]>([
  ['bodyType', 'hatch', 'Hatchback'],
  ['bodyType', 'HATCHBACK', 'Hatchback'],
  ['bodyType', 'Hatch-back', 'Hatchback'],
  ['bodyType', 'Sedan', 'Saloon'],
  ['bodyType', 'Coupé', 'Coupe'],
  ['bodyType', 'station wagon', 'Estate'],
  ['bodyType', '4x4', 'SUV'],
  ['bodyType', 'Cabriolet', 'Convertible'],
  ['bodyType', 'PICK-UP', 'Pickup'],
  ['bodyType', 'panel van', 'Panel Van'],
  ['bodyType', 'Shooting Brake', null],
  ['transmissionType', '5 speed manual', 'Manual'],
  ['transmissionType', 'Manual 6-speed', 'Manual'],
  ['transmissionType', '6 Spd Man', 'Manual'],
  ['transmissionType', '8-Speed Automatic', 'Automatic'],
  ['transmissionType', 'AUTO', 'Automatic'],
  ['transmissionType', '7G DCT', 'Automatic'],
  ['transmissionType', 'Semi-Auto', 'Semi-Automatic'],
  ['transmissionType', 'Schaltgetriebe', 'Manual'],
  ['transmissionType', 'Manual or auto', null],
  ['transmissionType', 'Auto (7)', 'Automatic'],
  ['transmissionType', 'DSG 7', 'Automatic'],
  ['transmissionType', 'Geartronic 8', 'Automatic'],
  ['transmissionType', '8 Automatic', 'Automatic'],
  ['transmissionType', 'S-Tronic (auto)', 'Automatic'],
  ['transmissionType', 'Automatic (CVT)', 'Automatic'],
  ['transmissionType', 'M6', 'Manual'],
  ['transmissionType', 'A8', 'Automatic'],
  ['transmissionType', 'Auto/Manual', null],
  ['transmissionType', '6', null],
  ['fuelType', 'Petrol, unleaded', 'Petrol'],
  ['fuelType', 'Petrol/Diesel', null],
  ['fuelType', 'Gasoline', 'Petrol'],
  ['fuelType', 'Benzin', 'Petrol'],
  ['fuelType', 'PETROL', 'Petrol'],
  ['fuelType', 'Petrol/Electric Hybrid', 'Petrol Hybrid'],
  ['fuelType', 'Petrol Plug-In Hybrid', 'Petrol Plug-in Hybrid'],
  ['fuelType', 'Hybrid – Petrol/Electric Plug-in', 'Petrol Plug-in Hybrid'],
  ['fuelType', 'PHEV', 'Plug-in Hybrid'],
  ['fuelType', 'Heavy oil', 'Diesel'],
  ['fuelType', 'Petrol / LPG', 'Bi Fuel'],
  ['fuelType', 'Gas', null],
  ['drivetrain', 'AWD', 'Four Wheel Drive'],
  ['drivetrain', 'front-wheel drive', 'Front Wheel Drive'],
  ['drivetrain', '2WD', null],
  ['wheelbaseType', 'Long Wheelbase', 'LWB'],
  ['cabType', 'crewcab', 'Crew Cab'],
  ['ownershipCondition', 'NEW', 'New'],
  ['ownershipCondition', 'Brand New', 'New'],
  ['ownershipCondition', 'Pre-owned', 'Used'],
  ['ownershipCondition', 'Ex-demo', 'Used'],
  ['ownershipCondition', 'Excellent', null],
  ['ownershipCondition', 'CPO', 'Used'],
  ['serviceHistory', 'FSH', 'Full service history'],
  ['serviceHistory', 'Y', 'Service history'],
  ['serviceHistory', 'N', 'No service history'],
  ['transmissionType', 'Single speed', 'Automatic'],
  ['transmissionType', 'I-Shift', 'Automatic'],
  ['transmissionType', 'Manuell', 'Manual'],
  ['bodyType', 'x'.repeat(300), null],
])('%s: %j is %j', (field, text, word) => {
  expect(knownWord(field, text)).toBe(word)
})

it.each([
  ['white met', 'White'],
  ['WHITE', 'White'],
  ['Alpine White III', 'White'],
  ['Metallic - Moondust Silver', 'Silver'],
  ['Silver Grey', 'Grey'],
  ['midnight blue pearlescent', 'Blue'],
  ['Gray', 'Grey'],
  ['Weiß', 'White'],
  ['Grün metallic', 'Green'],
  ['gun metal', 'Grey'],
  ['Multi-coloured', 'Multicolour'],
  ['Black/Red', null],
  ['white with black roof', null],
  ['Kinetic', null],
  ['Redline', null],
])('the colour of %j is %j', (text, colour) => {
  expect(knownColour(text)).toBe(colour)
})

it('has each spelling once in a field', () => {
  for (const field of knownWordFields) {
    const all = Object.entries(knownWords[field]).flatMap(([word, others]) => [
      word.toLowerCase().replaceAll('-', ' '),
      ...others.split(',').map((other) => other.trim()),
    ])
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([])
  }
})

import { describe, expect, it } from 'vitest'
import { equipmentItems } from './equipment.data.ts'
import { equipmentNames, equipmentOf, equipmentPhrases } from './equipment.ts'

const read = (...names: string[]) => equipmentOf({ features: names.map((name) => ({ name })) })

describe('the equipment of a record', () => {
  it.each([
    ['Satellite Navigation with 8" Touchscreen', ['Sat nav', 'Touchscreen']],
    ['Apple CarPlay & Android Auto', ['Apple CarPlay', 'Android Auto']],
    ['Heated Front Seats', ['Heated seats']],
    ['Heated front/rear seats', ['Heated seats', 'Heated rear seats']],
    ['Electric sliding side doors', ['Side loading door']],
    ['Alloy wheels with locking wheel nuts', ['Alloy wheels']],
    ['Push-button start/stop', ['Keyless start']],
    ['Lane departure alarm', ['Lane assist']],
    ['Perimeter alarm, reversing alarm', ['Alarm']],
    ['HEATED AND VENTILATED FRONT SEATS', ['Heated seats', 'Ventilated seats']],
    ['Electrically adjustable driver’s seat', ['Electric seats']],
    ['Front and rear parking sensors', ['Parking sensors', 'Front parking sensors']],
    ['Dual-zone climate control', ['Air conditioning', 'Climate control']],
    ['360-degree camera', ['Reversing camera', '360-degree camera']],
    ['Adaptive Cruise Control (ACC)', ['Cruise control', 'Adaptive cruise control']],
    ['ISOFIX child-seat fixings', ['Isofix']],
    ['Detachable Towbar', ['Tow bar']],
    ['Keyless start', ['Keyless start']],
    ['Bang & Olufsen 3D sound', ['Premium sound system']],
  ])('is read from "%s"', (name, equipment) => {
    expect(read(name)).toEqual(equipment)
  })

  it.each([
    'Tow bar preparation',
    'Part-leather upholstery',
    'Leather effect trim',
    'Vegan leather seats',
    'No sat nav',
    'Sat nav (not fitted)',
    'Without tow bar',
    'CarPlay ready',
    'Sunroof delete',
    'Leather-trimmed steering wheel',
    'Spare wheel delete',
    'LED daytime running lamps',
    'Heated rear window',
    'Metallic paint',
    'Reversing alarm',
    'Seat belt alarm',
    'Seat-belt warning alarm',
    'Panoramic windscreen',
    '12V ACC socket',
    'Stop/start button',
    'Rear camera washer',
    'Boot light sensor',
    'Ambient light sensor',
    'Alloy wheel locks',
    'Locking alloy wheel nuts',
    'Fully lined boot',
    'Emergency braking lights',
    'Auto parking brake',
    'GPS tracker',
    'Air suspension driver’s seat',
    'Reversing camera preparation',
    '',
    'x'.repeat(100_000),
  ])('is not read from "%.40s"', (name) => {
    expect(read(name)).toBeNull()
  })

  it('is listed once, in one order, from the names and the generic names of features', () => {
    const features = [
      { name: 'Isofix' },
      { name: 'Pack 7', genericName: 'Satellite Navigation' },
      { name: 'Sat nav' },
      { name: null },
    ]
    expect(equipmentOf({ features })).toEqual(['Sat nav', 'Isofix'])
    expect(equipmentOf({ features: null })).toBeNull()
  })
})

describe('the table of equipment', () => {
  it('has each name once, called by itself, and implies what it has', () => {
    expect(new Set(equipmentNames).size).toBe(equipmentNames.length)
    for (const { name, implies = [] } of equipmentItems) {
      expect(read(name)).toContain(name)
      for (const implied of implies) expect(equipmentNames).toContain(implied)
    }
  })

  it('writes its phrases as words in lower case', () => {
    for (const phrase of equipmentPhrases.keys()) expect(phrase).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/)
  })
})

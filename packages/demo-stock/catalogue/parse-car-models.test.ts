import { describe, expect, it } from 'vitest'
import { parseCarModels } from './parse-car-models.ts'

function parse(line: string) {
  const [model] = parseCarModels([{ make: 'Morris', models: line, automatic: 'DSG' }])
  return model
}

describe('a line of the catalogue', () => {
  const line =
    'Minor | C Hatchback 5/3 | 2015- | S,SE | 1.0 TSI P109 MA @2017-2020; 1.4 GTE ! X242 A 13kWh/39mi; 77kWh Pro E201 AR 77kWh/338mi | £12000 w50'

  it('gives body, doors, years and trims', () => {
    expect(parse(line)).toMatchObject({
      segment: 'C',
      bodyType: 'Hatchback',
      doors: [5, 3],
      picture: 'hatchback',
      from: 2015,
      to: 2026,
      trims: ['S', 'SE'],
      priceAtThree: 12_000,
      weight: 150,
    })
  })

  it('gives each engine its fuel, power, gearboxes, wheels, battery and years', () => {
    expect(parse(line)?.engines).toMatchObject([
      {
        name: '1.0 TSI',
        litres: 1,
        fuel: 'P',
        bhp: 109,
        gearboxes: ['M', 'A'],
        drive: 'F',
        from: 2017,
        to: 2020,
      },
      { name: '1.4 GTE', complete: true, fuel: 'X', battery: { capacityKWh: 13, rangeMiles: 39 } },
      { name: '77kWh Pro', litres: null, fuel: 'E', drive: 'R', from: 2015, to: 2026 },
    ])
  })

  it.each([
    'Minor | Hatchback | 2015- | S | 1.0 P60 M | £1 w1',
    'Minor | C Hatchback 5 | 2015- | S | 1.0 M | £1 w1',
  ])('out of form is refused: %s', (wrong) => {
    expect(() => parse(wrong)).toThrow('Not in the form')
  })
})

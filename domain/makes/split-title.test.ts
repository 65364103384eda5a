import { describe, expect, it } from 'vitest'
import { createTitleSplitter } from './split-title.ts'

const split = createTitleSplitter()

describe('the title of an advert', () => {
  it.each([
    ['Ford Fiesta 1.0 EcoBoost Titanium 5dr', 'Ford', 'Fiesta', '1.0 EcoBoost Titanium 5dr'],
    ['Land Rover Range Rover Sport 3.0', 'Land Rover', 'Range Rover Sport', '3.0'],
    ['LAND ROVER DISCOVERY SPORT 2.0 TD4', 'Land Rover', 'DISCOVERY SPORT', '2.0 TD4'],
    ['Alfa Romeo Giulietta 1.6 JTDM-2', 'Alfa Romeo', 'Giulietta', '1.6 JTDM-2'],
    ['Aston Martin V8 Vantage', 'Aston Martin', 'V8', 'Vantage'],
    ['Mercedes Benz A Class A180d Sport', 'Mercedes-Benz', 'A Class', 'A180d Sport'],
    ['Mercedes-Benz E-Class 2.1 E220', 'Mercedes-Benz', 'E-Class', '2.1 E220'],
    ['Rolls Royce Ghost 6.6', 'Rolls-Royce', 'Ghost', '6.6'],
    ['VW Golf GTI', 'Volkswagen', 'Golf', 'GTI'],
    ['BMW 3 Series 320d M Sport', 'BMW', '3 Series', '320d M Sport'],
    ['Tesla Model 3 Long Range', 'Tesla', 'Model 3', 'Long Range'],
    ['Vauxhall Corsa', 'Vauxhall', 'Corsa', undefined],
    ['MINI Hatch 1.5 Cooper', 'MINI', 'Hatch', '1.5 Cooper'],
    ['Citroën C4 Picasso 1.6', 'Citroen', 'C4 Picasso', '1.6'],
    ['Mazda 3 2.0 Sport', 'Mazda', '3', '2.0 Sport'],
    ['Range Rover Evoque 2.2 SD4', 'Land Rover', 'Range Rover Evoque', '2.2 SD4'],
    ['DS Automobiles DS 3 Crossback 1.2', 'DS Automobiles', 'DS 3 Crossback', '1.2'],
    ['DS 7 Crossback 2.0', 'DS', '7 Crossback', '2.0'],
    ['Rover 75 1.8', 'Rover', '75', '1.8'],
  ])('%s', (title, make, model, derivative) => {
    expect(split(title)).toEqual({ make, model, ...(derivative && { derivative }) })
  })

  it.each([
    ['Used 2017 (67) Ford Focus ST', '2017'],
    ['2019 Ford Focus ST', '2019'],
    ['(67) Ford Focus ST', undefined],
    ['Ford Focus ST', undefined],
  ])('keeps the year before the make: %s', (title, yearOfManufacture) => {
    expect(split(title)).toEqual({
      ...{ make: 'Ford', model: 'Focus', derivative: 'ST' },
      ...(yearOfManufacture && { yearOfManufacture }),
    })
  })

  it.each(['', 'Fiesta 1.0', 'Fordson tractor'])(
    'is not guessed at when it begins with no make: %s',
    (title) => {
      expect(split(title)).toBeNull()
    },
  )

  it('is read by the makes and models of the stock too', () => {
    const own = createTitleSplitter([{ make: 'Northern Star', model: 'Comet Long Range' }])
    expect(own('Northern Star Comet Long Range 77 kWh')).toEqual({
      make: 'Northern Star',
      model: 'Comet Long Range',
      derivative: '77 kWh',
    })
  })

  it.each([
    ['Porsche Macan 3.0', 'Porsche', 'Macan', '3.0'],
    ['Jaguar XF 2.0 Prestige', 'Jaguar', 'XF', '2.0 Prestige'],
    ['Northern Star Comet 77 kWh', 'Northern Star', 'Comet', '77 kWh'],
    ['VW Golf GTI', 'Volkswagen', 'Golf', 'GTI'],
    ['Renault Trucks T High', 'Renault Trucks', 'T', 'High'],
  ])(
    'is not read by a wrong make of the stock that begins with a make: %s',
    (title, make, model, derivative) => {
      const wrong = [
        'Porsche Macan',
        'Jaguar XF',
        'Northern Star Comet',
        'Northern Star',
        'VW Golf',
        'Renault Trucks',
      ]
      const own = createTitleSplitter(wrong.map((make) => ({ make, model: undefined })))
      expect(own(title)).toEqual({ make, model, derivative })
    },
  )
})

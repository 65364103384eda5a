import { expect, it } from 'vitest'
import { cleanAirClasses } from './clean-air.ts'

it('counts Euro 6 and newer as clean, and never a class that is not known', () => {
  const values = ['EEV', 'Euro 4', 'Euro 5', 'Euro 6', 'Euro 7', 'Unknown', 'Euro 5\nEuro 6']
  expect(cleanAirClasses(values.map((value) => ({ value, text: value })))).toEqual(['Euro 6', 'Euro 7'])
})

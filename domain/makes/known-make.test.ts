import { expect, it } from 'vitest'
import { knownMake } from './known-make.ts'

it.each([
  ['VW', 'Volkswagen'],
  ['mercedes', 'Mercedes-Benz'],
  ['Mercedes Benz', 'Mercedes-Benz'],
  ['Landrover', 'Land Rover'],
  ['Citroën', 'Citroen'],
  ['Škoda', 'Skoda'],
  ['KIA', 'Kia'],
  ['FORD', 'Ford'],
  ['Bmw', 'BMW'],
  ['seat', 'SEAT'],
  ['MERCEDES-BENZ', 'Mercedes-Benz'],
  ['Northern Star', 'Northern Star'],
])('the make %s is read as %s', (make, known) => {
  expect(knownMake(make)).toBe(known)
})

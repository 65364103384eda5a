import { expect, it } from 'vitest'
import { branchOf } from './vehicle-place.ts'

const quay = { name: 'Quay', town: 'Leeds', postcode: 'LS1 4DB' }
const mill = { name: 'Mill', town: 'Leeds', postcode: 'LS2 4DB' }
const york = { town: 'York', postcode: 'YO1 7HH' }

it.each([
  ['a postcode', { postCode: 'ls2 4db' }, mill],
  ['a postcode and a town of another', { postCode: 'LS14DB', town: 'York' }, quay],
  ['the name of a branch', { town: 'MILL' }, mill],
  ['a town with one branch', { town: 'york' }, york],
  ['a town with two branches', { town: 'Leeds' }, undefined],
  ['another postcode in a town with one branch', { town: 'York', postCode: 'YO1 9AA' }, york],
  ['a town without a branch', { town: 'Hull' }, undefined],
  ['nothing', {}, undefined],
])('a vehicle stands at the branch that its record names: %s', (_, location, branch) => {
  expect(branchOf({ advertiser: { location } }, [quay, mill, york])).toBe(branch)
})

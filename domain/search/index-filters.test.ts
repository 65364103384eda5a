import { expect, it } from 'vitest'
import { withoutModels } from './index-filters.ts'

const beside = (make: string, model: string) => ({ keyword: model, beside: { field: 'make', keyword: make } })

it.each([
  ['Discovery', ['Discovery']],
  ['Polestar 2', ['Polestar 2', beside('Polestar', '2')]],
  [
    'Land Rover Discovery Sport',
    [
      'Land Rover Discovery Sport',
      beside('Land', 'Rover Discovery Sport'),
      beside('Land Rover', 'Discovery Sport'),
      beside('Land Rover Discovery', 'Sport'),
    ],
  ],
])('leaves out %s as a model, and as the end of a make and its model', (name, not) => {
  expect(withoutModels([name])).toEqual({ only: [], not })
})

it('tries few ends of a make in a text of a hundred words', () => {
  expect(withoutModels(['a '.repeat(100).trim()]).not).toHaveLength(7)
})

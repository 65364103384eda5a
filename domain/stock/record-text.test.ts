import { expect, it } from 'vitest'
import { modelName } from './record-text.ts'

it.each([
  ['Ford', 'Transit', 'Ford Transit'],
  ['MG', 'MG ZS', 'MG ZS'],
  ['MG', 'mg zs', 'mg zs'],
  ['Mini', 'Minivan', 'Mini Minivan'],
  ['MINI', 'Mini', 'MINI Mini'],
  ['Ford', null, 'Ford'],
  [null, null, ''],
])('the make %s and the model %s are the name "%s"', (make, model, name) =>
  expect(modelName(make, model)).toBe(name),
)

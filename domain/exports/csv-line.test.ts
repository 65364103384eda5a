import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { csvLine, formulaAsText, withoutFormula } from './csv-line.ts'

const dangerous = [
  ['=HYPERLINK("https://a.example";"Click")', 'HYPERLINK("https://a.example";"Click")'],
  ['+1+cmd', '1+cmd'],
  ['-2+3', '2+3'],
  ['- One owner', 'One owner'],
  ['@SUM(1)', 'SUM(1)'],
  ['\t=1', '1'],
  ['\r=1', '1'],
  ['  =1+1', '1+1'],
  ['=-=1', '1'],
  ['＝1+1', '1+1'],
] as const

it.each(dangerous)('%j is no formula, for programs and for people', (text, plain) => {
  expect(withoutFormula(text)).toBe(plain)
  expect(formulaAsText(text)).toBe(`'${text}`)
})

it.each(['-1.5', '+441514960123', '-4', '0', '2.0 TDI', 'e-Golf', 'S=W', ''])('%j stays as it is', (text) => {
  expect(withoutFormula(text)).toBe(text)
  expect(formulaAsText(text)).toBe(text)
})

it('keeps quotes, commas and line breaks in their cell', () => {
  const cells = ['a "b"', 'c,d', 'e\r\nf', '']
  expect(parse(csvLine(cells))).toEqual([cells])
})

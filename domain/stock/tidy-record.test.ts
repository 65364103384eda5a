import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import { type JsonObject, replaceAt, valueAt } from './json-path.ts'
import { isTooHeavy } from './page-weight.ts'
import { parseRecord } from './parse-record.ts'
import { recordLimits } from './record-limits.ts'
import { tidyRecord } from './tidy-record.ts'
import { isUnshowable } from './unshowable-text.ts'

const rules = { now: new Date('2026-12-31') }

function withField(path: string, value: unknown) {
  return parseRecord(replaceAt(exampleRecord(), path.split('.'), value), rules)
}

/** The value at `path` after the example was tidied with `value` there, and the warnings. */
function outcome(path: string, value: unknown) {
  const parsed = withField(path, value)
  if (!parsed.ok) throw new Error(parsed.faults.map(({ reason }) => reason).join())
  return { kept: valueAt(parsed.record, path.split('.')), warnings: parsed.warnings }
}

const picture = (number: number) => ({ href: `https://pictures.example/{resize}/${number}.jpg` })
const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i))

describe('a tidied record', () => {
  it('is the same object when nothing has to be repaired', () => {
    const record = exampleRecord({ description2: 'Škoda, £5 & “new”\n\nsecond paragraph' })
    expect(tidyRecord(record)).toEqual({ value: record, warnings: [] })
    expect(tidyRecord(record).value).toBe(record)
  })

  it.each([
    ['a NUL', 'Tuc\u0000son'],
    ['a control character', 'Tuc\u001bson'],
    ['half of a surrogate pair', 'Tuc\ud83dson'],
    ['what XML cannot hold', 'Tuc\uffffson'],
  ])('loses %s from its texts, with a warning', (_, model) => {
    expect(outcome('vehicle.model', model)).toEqual({
      kept: 'Tucson',
      warnings: [
        {
          field: 'vehicle.model',
          reason: 'held characters that cannot be shown: they were removed',
          outcome: 'field repaired',
        },
      ],
    })
  })

  it('keeps line breaks in descriptions, and has one line in other texts', () => {
    const paragraphs = 'One\n\nTwo\tthree'
    expect(outcome('adverts.retailAdverts.description', paragraphs)).toEqual({
      kept: paragraphs,
      warnings: [],
    })
    expect(outcome('vehicle.derivative', 'GTD\n5dr')).toEqual({ kept: 'GTD 5dr', warnings: [] })
  })

  it.each([
    ['vehicle.model', recordLimits.model],
    ['vehicle.derivative', recordLimits.text],
    ['vehicle.oemWords', recordLimits.text],
    ['adverts.retailAdverts.description', recordLimits.description],
  ])('has %s of at most %i characters', (path, limit) => {
    expect(outcome(path, 'x'.repeat(limit))).toMatchObject({ kept: 'x'.repeat(limit), warnings: [] })
    expect(outcome(path, 'x'.repeat(limit + 1))).toMatchObject({
      kept: 'x'.repeat(limit),
      warnings: [{ field: path, outcome: 'field repaired' }],
    })
  })

  it('is never cut inside a surrogate pair', () => {
    const { kept } = outcome('vehicle.model', `${'x'.repeat(recordLimits.model - 1)}🚗`)
    expect(kept).toBe('x'.repeat(recordLimits.model - 1))
  })

  it.each([
    'https://[',
    'https://a b/x.jpg',
    'https://x:99999/a.jpg',
    'https://',
    'ftp://a/x',
    'x.jpg',
    '/x.jpg',
  ])('loses the picture %s and keeps the others', (href) => {
    const reason = `${JSON.stringify(href)} is not an https address`
    expect(outcome('media.images', [picture(1), { href }, picture(2)])).toEqual({
      kept: [picture(1), picture(2)],
      warnings: [{ field: 'media.images.1.href', reason, outcome: 'field left out' }],
    })
  })

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,<script>',
    'http://films.example/1',
    'https://user:secret@films.example/1',
    '/films/1',
  ])('loses %j as the address of a film, because no link may lead there', (href) => {
    const reason = `${JSON.stringify(href)} is not an https address`
    const lost = (field: string) => [{ field, reason, outcome: 'field left out' }]
    expect(outcome('media.video', { href })).toEqual({ kept: {}, warnings: lost('media.video.href') })
    expect(outcome('media.spin', href)).toEqual({ kept: undefined, warnings: lost('media.spin') })
    const film = { href: 'https://films.example/1' }
    expect(outcome('media.video', film)).toEqual({ kept: film, warnings: [] })
  })

  it.each([
    ['Ford \u202Etrac', 'Ford trac'],
    ['Ford\u2066 Kuga\u2069', 'Ford Kuga'],
    ['\u200EFord\u200F', 'Ford'],
    ['Fo\u200Brd\u2060\uFEFF', 'Ford'],
    ['\u061CFord', 'Ford'],
  ])('loses what turns or hides letters: %j', (text, kept) => {
    expect(outcome('vehicle.derivative', text).kept).toBe(kept)
  })

  it('keeps addresses with unusual but valid characters, and those of the demo pictures', () => {
    const images = ['HTTPS://a.example/ä b.jpg', 'https://127.0.0.1:8080/?a={resize}', '/media/van.svg'].map(
      (href) => ({ href }),
    )
    expect(outcome('media.images', images)).toEqual({ kept: images, warnings: [] })
  })

  it('has at most 100 pictures and 200 features', () => {
    expect(outcome('media.images', many(8_000, picture))).toMatchObject({
      kept: many(100, picture),
      warnings: [{ field: 'media.images', reason: 'has 8,000 entries: the first 100 are kept' }],
    })
    const feature = (number: number) => ({ name: `Feature ${number}` })
    expect(outcome('features', many(201, feature)).kept).toEqual(many(200, feature))
  })

  it('keeps the first elements of a list, as many as a page can show', () => {
    const long = many(100, (i) => ({ href: `https://pictures.example/${i}/${'x'.repeat(900)}` }))
    const { kept, warnings } = outcome('media.images', long)
    expect(kept).toEqual(long.slice(0, (kept as unknown[]).length))
    expect((kept as unknown[]).length).toBeGreaterThan(20)
    expect(warnings).toMatchObject([{ field: 'media.images', outcome: 'field repaired' }])
  })

  it('has bounded objects, names and depth', () => {
    const fields = Object.fromEntries(many(1_000, (i) => [`field${i}`, 1]))
    expect(Object.keys(outcome('vehicle.extras', fields).kept as object)).toHaveLength(recordLimits.fields)
    expect(outcome('vehicle.extras', { ['x'.repeat(101)]: 1, y: 2 }).kept).toEqual({ y: 2 })
    const deep = JSON.parse(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`)
    expect(outcome('history', deep).warnings).toMatchObject([{ reason: 'lies deeper than 10 levels' }])
  })

  it('has at most twenty warnings, and one that counts the others', () => {
    const { warnings } = outcome(
      'media.images',
      many(5_000, () => ({ href: 'no' })),
    )
    expect(warnings).toHaveLength(21)
    expect(warnings.at(-1)).toMatchObject({
      field: '',
      reason: '4,980 more repairs of this record are not listed',
    })
  })

  it('warns of what is cut in unknown fields', () => {
    const record = { ...exampleRecord(), ['x'.repeat(101)]: 1 }
    expect(tidyRecord(record)).toEqual({
      value: exampleRecord(),
      warnings: [
        { field: '', reason: 'has a field with a name of 101 characters', outcome: 'field left out' },
      ],
    })
    const wide = { ...exampleRecord(), ...Object.fromEntries(many(1_000, (i) => [`part${i}`, 1])) }
    const { value, warnings } = tidyRecord(wide)
    expect(Object.keys(value as object)).toHaveLength(recordLimits.fields)
    expect(warnings).toMatchObject([{ field: '', reason: expect.stringContaining('the first 300 are kept') }])
  })

  it('loses a picture whose address is too long, with a warning', () => {
    const href = `https://pictures.example/${'x'.repeat(1_000)}.jpg`
    expect(outcome('media.images', [{ href }])).toMatchObject({
      kept: [],
      warnings: [{ reason: 'is an address of more than 1000 characters', outcome: 'field left out' }],
    })
  })

  it('is rejected when its id cannot be part of a URL, or its make cannot be a name', () => {
    for (const id of ['.', '..', 'a%2Fb', 'car.data']) {
      const faults = [{ field: 'metadata.stockId', reason: 'Stock id cannot stand in an address' }]
      expect(withField('metadata.stockId', id)).toEqual({ ok: false, faults })
    }
    expect(withField('vehicle.make', 'x'.repeat(61))).toEqual({
      ok: false,
      faults: [{ field: 'vehicle.make', reason: 'Make has more than 60 characters' }],
    })
    expect(withField('vehicle.make', '\u0000').ok).toBe(false)
  })

  it('is rejected without an exception when its fields have the names of methods', () => {
    const trap = JSON.parse('{"toString": 1, "valueOf": 1}')
    expect(withField('metadata.stockId', trap).ok).toBe(false)
    expect(withField('adverts.priceOnApplication', trap).ok).toBe(true)
  })

  it('is within the limits for any input', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('\u0000', '\ud800', 'a\nb', '"'.repeat(11_000), 'x'.repeat(301), 'https://['),
    )
    const paths = ['vehicle.model', 'vehicle.odd', 'media.images', 'features', 'history']
    const value = fc.oneof(
      text,
      fc.array(fc.record({ href: text, name: text }), { maxLength: 20 }),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...paths), value), { maxLength: 4 }), (changes) => {
        const record = changes.reduce<unknown>(
          (before, [path, next]) => replaceAt(before, path.split('.'), next),
          exampleRecord(),
        )
        const tidied = tidyRecord(record).value
        expect(isTooHeavy(tidied as JsonObject)).toBe(false)
        const again = tidyRecord(tidied)
        expect(again).toEqual({ value: tidied, warnings: [] })
        expect(again.value).toBe(tidied)
        const shown = (tidied as { vehicle: Record<string, unknown> }).vehicle.odd
        expect(typeof shown === 'string' && isUnshowable(shown)).toBe(false)
      }),
      { numRuns: 200 },
    )
  })
})

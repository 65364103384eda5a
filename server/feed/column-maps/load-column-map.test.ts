import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTemporaryFolder } from '../../store/contract/temporary-folder.ts'
import { loadColumnMap, mapForHeading, ukAdverts } from './load-column-map.ts'

async function mapFile(content: string): Promise<string> {
  const file = join(await openTemporaryFolder(), 'map.json')
  await writeFile(file, content)
  return file
}

it("loads a built-in map by name and the dealer's own by file", async () => {
  expect(await loadColumnMap('uk-adverts')).toBe(ukAdverts)
  const file = await mapFile(
    '{"columns": {"Make": "vehicle.make", "£": {"to": "adverts.retailAdverts.totalPrice.amountGBP", "as": "pounds"}}}',
  )
  expect((await loadColumnMap(file)).columns).toMatchObject({
    Make: { to: 'vehicle.make', as: 'text' },
    '£': { as: 'pounds' },
  })
})

it.each([
  ['{', 'is not JSON'],
  ['\n', 'is empty. If `forecourt stock columns` was to write it'],
  ['{"columns": {"a": {"to": "vehicle.make", "as": "magic"}}}', 'is not valid'],
  ['{"columns": {"a": "vehicle.constructor.name"}}', 'is not valid'],
  ['{"columns": {"a": "__proto__.x"}}', 'is not valid'],
])('refuses %s', async (content, reason) => {
  await expect(loadColumnMap(await mapFile(content))).rejects.toThrow(reason)
})

it('names the built-in maps when there is no such file', async () => {
  await expect(loadColumnMap('uk-advert')).rejects.toThrow('give a JSON file or one of uk-adverts')
})

it('finds the built-in map that fits a heading', () => {
  expect(mapForHeading(Object.keys(ukAdverts.columns))).toBe(ukAdverts)
  expect(mapForHeading(['make', 'model'])).toBeNull()
})

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { sample } from '#server/store/contract/sample-stock.ts'
import { openStockStore } from '#server/store/open-stock-store.ts'
import { accessibilityFaults } from './support/accessibility.ts'
import { comeIn, type DeskPlace, deskListens, testAtDesk } from './support/desk-visit.ts'
import { expect, sampled } from './support/test.ts'

const test = testAtDesk([], {
  async fill(config) {
    const store = await openStockStore(config)
    await store.write((writer) => writer.put(['a', 'b', 'c', 'd'].map((id) => sample(id))))
    await store.close()
  },
})

async function openPhotos(context: BrowserContext, { desk }: DeskPlace, id: string): Promise<Page> {
  const page = await comeIn(context, desk, 'Ann')
  await page.goto(`${desk.url}/stock/${id}/photos`)
  await expect(page.getByRole('heading', { name: 'Photos', level: 1 })).toBeVisible()
  return page
}

async function photo(background: string, name = `${background}.jpg`) {
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

const addresses = (page: Page) =>
  page
    .getByRole('img', { name: /^Photo \d/ })
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.split('/').at(-2) ?? ''))

test('photos are added, ordered by key and by drag, turned and removed', async ({ context, place }) => {
  const page = await openPhotos(context, place, 'a')
  await deskListens(page)
  const broken = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') }
  await page
    .getByLabel('Add photos')
    .setInputFiles([await photo('red'), broken, await photo('green'), await photo('blue')])
  await page.getByRole('button', { name: 'Add them' }).click()
  await expect(page.getByRole('heading', { name: '3 photos' })).toBeVisible()
  await expect(page.getByText('notes.jpg is no JPEG, PNG, WebP or AVIF photo.')).toBeVisible()
  const [red, green, blue] = await addresses(page)
  await page.getByRole('button', { name: 'Later: photo 1' }).press('Enter')
  await expect.poll(() => addresses(page)).toEqual([green, red, blue])
  await page.getByRole('button', { name: 'Make first: photo 3' }).click()
  await expect.poll(() => addresses(page)).toEqual([blue, green, red])
  await page.getByRole('img', { name: 'Photo 1' }).dragTo(page.getByRole('img', { name: 'Photo 3' }))
  await expect.poll(() => addresses(page)).toEqual([green, red, blue])
  // What buyers see has the first one.
  await expect(page.getByRole('article').locator('img')).toHaveAttribute('src', new RegExp(String(green)))
  await page.getByRole('button', { name: 'Rotate: photo 1' }).click()
  await expect.poll(async () => (await addresses(page))[0]).not.toBe(green)
  const [turned = ''] = await addresses(page)
  const { width, height } = await sharp(join(place.dataDir, 'media/photos', turned, 'w400.jpg')).metadata()
  expect([width, height]).toEqual([400, 600])
  await page.getByRole('button', { name: 'Remove: photo 2' }).click()
  await expect(page.getByRole('heading', { name: '2 photos' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  // What no vehicle has any more is deleted.
  const kept = await readdir(join(place.dataDir, 'media', 'photos'))
  expect(kept).toHaveLength(2)
  expect(await readdir(join(place.dataDir, 'incoming'))).toEqual([])
})

test('photos are added, ordered, turned and removed by keys alone, and the focus stays at the photo', async ({
  context,
  place,
}) => {
  const pictures = [await photo('red'), await photo('green'), await photo('blue')]
  const page = await openPhotos(context, place, 'd')
  // Listened for before the press: the browser is asked to hand over its choosers, which takes a moment.
  page.on('filechooser', (chooser) => chooser.setFiles(pictures))
  await deskListens(page)
  const { keyboard } = page
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  async function tabTo(name: string): Promise<void> {
    await expect(async () => {
      await keyboard.press('Tab')
      await expect(button(name)).toBeFocused({ timeout: 1 })
    }).toPass({ intervals: [0] })
  }
  const input = page.getByLabel('Add photos')
  await input.focus()
  await keyboard.press('Enter')
  await expect.poll(() => input.evaluate(({ files }: HTMLInputElement) => files?.length)).toBe(3)
  await tabTo('Add them')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '3 photos' })).toBeVisible()
  const [red, green, blue] = await addresses(page)

  await tabTo('Later: photo 1')
  await keyboard.press('Enter')
  await expect.poll(() => addresses(page)).toEqual([green, red, blue])
  await expect(button('Later: photo 2')).toBeFocused()
  await keyboard.press('Enter')
  await expect.poll(() => addresses(page)).toEqual([green, blue, red])
  // It is the last one now, and goes no further.
  await expect(button('Earlier: photo 3')).toBeFocused()
  await tabTo('Make first: photo 3')
  await keyboard.press('Enter')
  await expect.poll(() => addresses(page)).toEqual([red, green, blue])
  await expect(button('Later: photo 1')).toBeFocused()
  await tabTo('Rotate: photo 1')
  await keyboard.press('Enter')
  await expect.poll(async () => (await addresses(page))[0]).not.toBe(red)
  await expect(button('Rotate: photo 1')).toBeFocused()
  await tabTo('Remove: photo 2')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '2 photos' })).toBeVisible()
  expect((await addresses(page))[1]).toBe(blue)
  await expect(button('Remove: photo 2')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '1 photo' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Photos', level: 1 })).toBeFocused()
})

test('it works without script, and names the cure of a photo that cannot be read', async ({
  browser,
  place,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await openPhotos(context, place, 'b')
  // The beginning of a HEIC file, as iPhones write it.
  const heic = Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic', 'latin1')
  await page
    .getByLabel('Add photos')
    .setInputFiles([
      await photo('red'),
      await photo('blue'),
      { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic },
    ])
  await page.getByRole('button', { name: 'Add them' }).click()
  await expect(page.getByRole('heading', { name: '2 photos' })).toBeVisible()
  await expect(page.getByText('“Most Compatible”')).toBeVisible()
  const [red, blue] = await addresses(page)
  await page.getByRole('button', { name: 'Earlier: photo 2' }).click()
  expect(await addresses(page)).toEqual([blue, red])
  await context.close()
})

test(
  'two people at the photos of one vehicle: the second is told, and nothing is lost',
  sampled(false),
  async ({ browser, context, place }) => {
    const ann = await openPhotos(context, place, 'c')
    await ann.getByLabel('Add photos').setInputFiles([await photo('red'), await photo('blue')])
    await ann.getByRole('button', { name: 'Add them' }).click()
    await expect(ann.getByRole('heading', { name: '2 photos' })).toBeVisible()
    const other = await browser.newContext()
    const bob = await openPhotos(other, place, 'c')
    await ann.getByRole('button', { name: 'Remove: photo 1' }).click()
    await expect(ann.getByRole('heading', { name: '1 photo' })).toBeVisible()
    await bob.getByRole('button', { name: 'Rotate: photo 1' }).click()
    await expect(bob.getByText('Somebody has changed these photos meanwhile')).toBeVisible()
    await expect(bob.getByRole('heading', { name: '1 photo' })).toBeVisible()
    await other.close()
  },
)

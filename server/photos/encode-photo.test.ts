import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { encodePhoto, photoName } from './encode-photo.ts'
import { keepPhoto } from './photo-folder.ts'

async function openFolder(): Promise<string> {
  const folder = await openTemporaryFolder()
  return folder
}

/** Red, with a blue band along its upper edge. */
function draw(width: number, height: number) {
  const band = {
    create: { width, height: Math.round(height / 4), channels: 3 as const, background: '#0000ff' },
  }
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: band, gravity: 'north' },
  ])
}

function line(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .jpeg()
    .toBuffer()
}

async function encoded(bytes: Buffer): Promise<string> {
  const folder = await openFolder()
  await encodePhoto(bytes, folder)
  return folder
}

describe('a photo', () => {
  it('is kept in every width that pages ask for, as JPEG and as WebP', async () => {
    const folder = await encoded(await draw(2_000, 1_500).png().toBuffer())
    const sizes: Record<string, string> = {}
    for (const file of await readdir(folder)) {
      const { format, width, height } = await sharp(join(folder, file)).metadata()
      sizes[file] = `${format} ${width}x${height}`
    }
    expect(sizes).toEqual({
      'w200.jpg': 'jpeg 200x150',
      'w200.webp': 'webp 200x150',
      'w400.jpg': 'jpeg 400x300',
      'w400.webp': 'webp 400x300',
      'w800.jpg': 'jpeg 800x600',
      'w800.webp': 'webp 800x600',
      'w1200.jpg': 'jpeg 1200x900',
      'w1200.webp': 'webp 1200x900',
      'w1600.jpg': 'jpeg 1600x1200',
      'w1600.webp': 'webp 1600x1200',
    })
  })

  it('is never enlarged', async () => {
    const folder = await encoded(await draw(600, 400).jpeg().toBuffer())
    expect(await sharp(join(folder, 'w1600.webp')).metadata()).toMatchObject({ width: 600, height: 400 })
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is upright, as a browser shows it, with the orientation %d',
    async (orientation) => {
      // Left of the band is green, so that a mirrored photo differs.
      const left = { create: { width: 100, height: 450, channels: 3 as const, background: '#00ff00' } }
      const bytes = await sharp(
        await draw(600, 450)
          .composite([{ input: left, gravity: 'west' }])
          .png()
          .toBuffer(),
      )
        .jpeg()
        .withMetadata({ orientation })
        .toBuffer()
      const folder = await encoded(bytes)
      const corners = (photo: Sharp) => photo.resize(6, 6, { fit: 'fill' }).removeAlpha().raw().toBuffer()
      const [shown, upright] = [
        await corners(sharp(join(folder, 'w400.webp'))),
        await corners(sharp(await sharp(bytes, { autoOrient: true }).png().toBuffer())),
      ]
      const farthest = Math.max(...shown.map((value, at) => Math.abs(value - (upright[at] ?? 0))))
      expect(farthest).toBeLessThan(60)
    },
  )

  it('loses what the camera wrote, and keeps its upper edge up', async () => {
    // 8: the camera was turned, and the picture must be turned back by a quarter.
    const bytes = await sharp(await draw(900, 1_200).png().toBuffer())
      .rotate(90)
      .jpeg()
      .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '53/1 24/1 0/1' } })
      .withMetadata({ orientation: 8 })
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const folder = await encoded(bytes)
    for (const file of ['w800.jpg', 'w800.webp']) {
      const { exif, orientation, width, height } = await sharp(join(folder, file)).metadata()
      expect({ exif, orientation, width, height }).toEqual({ width: 800, height: 1_067 })
      const { data } = await sharp(join(folder, file))
        .resize(1, 8, { fit: 'fill' })
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(data[2]).toBeGreaterThan(200)
      expect(data.at(-3)).toBeGreaterThan(200)
    }
  })

  it.each([
    [
      'is no JPEG, PNG, WebP or AVIF photo',
      () =>
        Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>')),
    ],
    ['is no JPEG, PNG, WebP or AVIF photo', () => Promise.resolve(Buffer.alloc(2_000))],
    ['is 100 × 75 pixels: give one that is at least 400 wide', () => draw(100, 75).jpeg().toBuffer()],
    ['is 65000 × 1 pixels: one side may be at most 4 times the other', () => line(65_000, 1)],
    ['is 400 × 65000 pixels: one side may be at most 4 times the other', () => line(400, 65_000)],
    ['cannot be read to its end', async () => (await draw(800, 600).png().toBuffer()).subarray(0, 900)],
    ['at most 100 million fit', () => draw(12_000, 9_000).jpeg().toBuffer()],
  ])('that cannot be shown is refused: it %s', async (reason, make) => {
    const folder = await openFolder()
    await expect(encodePhoto(await make(), folder)).rejects.toThrow(reason)
    expect(await readdir(folder)).toEqual([])
  })
})

it('a photo is kept under a name of its content, and nothing of one that is refused', async () => {
  const dataDir = await openFolder()
  const [file, other] = [join(dataDir, 'front.jpg'), join(dataDir, 'bad.jpg')]
  await writeFile(file, await draw(800, 600).jpeg().toBuffer())
  await writeFile(other, 'no photo')
  const name = photoName(await readFile(file))
  expect(await keepPhoto(file, dataDir)).toBe(`/media/photos/${name}/{resize}.jpg`)
  expect(await keepPhoto(file, dataDir)).toBe(`/media/photos/${name}/{resize}.jpg`)
  await expect(keepPhoto(other, dataDir)).rejects.toThrow(`${other} is no JPEG`)
  await mkdir(join(dataDir, 'folder.jpg'))
  await expect(keepPhoto(join(dataDir, 'folder.jpg'), dataDir)).rejects.toThrow('is no file')
  expect(await readdir(join(dataDir, 'media/photos'))).toEqual([`.unused-${name}`, name])
})

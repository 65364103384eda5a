import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { encodePhoto } from './encode-photo.ts'

describe.skipIf(!existsSync('/proc/self/status'))('the memory for a photo', () => {
  const script = `
    import { readFileSync } from 'node:fs'
    import { encodePhoto } from ${JSON.stringify(new URL('encode-photo.ts', import.meta.url).href)}
    await encodePhoto(readFileSync(process.argv[1]), process.argv[2])
    console.log(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1])`

  /** The most that a process had in memory that did nothing else, in MB. */
  async function megabytesFor(bytes: Buffer): Promise<number> {
    const folder = await openTemporaryFolder()
    const file = join(folder, 'photo')
    await writeFile(file, bytes)
    const command = ['--input-type=module', '-e', script, file, folder]
    const { stdout } = await promisify(execFile)(process.execPath, command)
    return Number(stdout) / 1024
  }

  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#ff0000' } })

  // Both turned, which needs a second copy where it is done before the photo is small.
  it.each([
    ['a progressive JPEG of 50 million pixels', [8_165, 6_124], '4:2:0'],
    ['the largest progressive JPEG in full colour', [7_900, 5_950], '4:4:4'],
  ] as const)('is below 400 MB: %s', async (_, [width, height], chromaSubsampling) => {
    const jpeg = plain(width, height).jpeg({ progressive: true, chromaSubsampling })
    expect(await megabytesFor(await jpeg.withMetadata({ orientation: 6 }).toBuffer())).toBeLessThan(400)
  })

  // It is of 588 KB, and took 2.3 GB.
  it('decides which photos are refused, with what to do', async () => {
    const folder = await openTemporaryFolder()
    const bytes = await plain(10_000, 10_000).jpeg({ progressive: true }).toBuffer()
    await expect(encodePhoto(bytes, folder)).rejects.toThrow(
      /10000 × 10000 pixels and takes 301 MB to read, of at most 285 MB: save it smaller, or as a JPEG/,
    )
    expect(await readdir(folder)).toEqual([])
  })
})

import { writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { FeedError } from './feed-error.ts'
import { openSource } from './open-source.ts'
import { openUrl } from './open-url.ts'

const privateHosts = ['127.0.0.1']

async function textOf(source: string): Promise<string> {
  const pieces: Buffer[] = []
  for await (const chunk of (await openSource(source, undefined, { privateHosts })).chunks) pieces.push(chunk)
  return Buffer.concat(pieces).toString()
}

async function fileWith(content: string | Buffer): Promise<string> {
  const file = join(await openTemporaryFolder(), 'feed')
  await writeFile(file, content)
  return file
}

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`
}

const feed = '{"a":1}\n'.repeat(50_000)

describe('a feed is opened', () => {
  it('from a file, plain or compressed', async () => {
    expect(await textOf(await fileWith(feed))).toBe(feed)
    expect(await textOf(await fileWith(gzipSync(feed)))).toBe(feed)
  })

  it('from an address, plain, compressed as a file or compressed on the way', async () => {
    expect(await textOf(await serve((_, answer) => answer.end(feed)))).toBe(feed)
    expect(await textOf(await serve((_, answer) => answer.end(gzipSync(feed))))).toBe(feed)
    const onTheWay = await serve((_, answer) => {
      answer.setHeader('Content-Encoding', 'gzip').end(gzipSync(feed))
    })
    expect(await textOf(onTheWay)).toBe(feed)
    const byBrotli = await serve((_, answer) => {
      answer.setHeader('Content-Encoding', 'br').end(brotliCompressSync(feed))
    })
    expect(await textOf(byBrotli)).toBe(feed)
  })

  it('with its size and progress', async () => {
    const opened = await openSource(await fileWith(feed))
    expect(opened.totalBytes).toBe(feed.length)
    for await (const _ of opened.chunks);
    expect(opened.readBytes()).toBe(feed.length)
  })

  it('up to a limit when it is compressed, and the error names the limit and a remedy', async () => {
    const packed = gzipSync(feed)
    const onTheWay = await serve((_, answer) => answer.setHeader('Content-Encoding', 'gzip').end(packed))
    for (const source of [await fileWith(packed), await serve((_, answer) => answer.end(packed)), onTheWay]) {
      const read = async (unpackedLimit: number) => {
        const { chunks } = await openSource(source, undefined, { unpackedLimit, privateHosts })
        for await (const _ of chunks);
      }
      await read(feed.length)
      await expect(read(feed.length - 1)).rejects.toThrow(
        `The feed is larger than ${feed.length - 1} bytes when decompressed, the limit for a compressed feed: decompress it first, or split it`,
      )
    }
  })

  it('up to a limit when it is downloaded without compression', async () => {
    const address = await serve((_, answer) => answer.end(feed))
    const read = async (unpackedLimit: number) => {
      const { chunks } = await openSource(address, undefined, { unpackedLimit, privateHosts })
      for await (const _ of chunks);
    }
    await read(feed.length)
    await expect(read(feed.length - 1)).rejects.toThrow(
      `The feed is larger than ${feed.length - 1} bytes, the limit for a download: split it, or import it from a file`,
    )
  })

  it('within a time, also from a server that never stops sending', async () => {
    const address = await serve((_, answer) => {
      const sending = setInterval(() => answer.write('{}\n'), 5)
      answer.once('close', () => clearInterval(sending))
    })
    const { chunks } = await openUrl(address, { downloadMs: 200, privateHosts })
    const read = async () => {
      for await (const _ of chunks);
    }
    await expect(read()).rejects.toThrow(`${address} took too long to download`)
  })

  it('with an error when it is absent', async () => {
    await expect(openSource('/no/such/feed')).rejects.toThrow('There is no file /no/such/feed')
    await expect(openSource(import.meta.dirname)).rejects.toThrow('is a folder')
    const url = await serve((_, answer) => answer.writeHead(404).end('Not here'))
    await expect(openSource(`${url}?token=secret`, undefined, { privateHosts })).rejects.toThrow(
      new FeedError(`${url} answered 404`),
    )
    await expect(openSource('http://127.0.0.1:1/feed', undefined, { privateHosts })).rejects.toThrow(
      'could not be reached',
    )
  })

  it('and fails when it is cut short', async () => {
    const cut = gzipSync(Buffer.from(feed + Math.random())).subarray(0, -9)
    await expect(textOf(await fileWith(cut))).rejects.toThrow('its gzip compression is broken or cut short')
    const url = await serve((_, answer) => {
      answer.setHeader('Content-Length', 100).write('{"a":1}\n', () => answer.destroy())
    })
    await expect(textOf(url)).rejects.toThrow('broke off before its end')
  })

  it('and stops waiting when aborted', async () => {
    const stop = new AbortController()
    const url = await serve((_, answer) => answer.write('{"a":1}\n'))
    const { chunks } = await openSource(url, stop.signal, { privateHosts })
    const reading = (async () => {
      for await (const _ of chunks) stop.abort()
    })()
    await expect(reading).rejects.toThrow()
  })
})

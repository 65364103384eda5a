import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { incomingFolder } from '../../store/data-files.ts'
import { giveFolderToOwner } from '../../store/give-to-owner.ts'
import type { ColumnMap } from '../column-maps/column-map.ts'
import { replaceFile } from '../column-maps/kept-maps.ts'

/** What is known of a file that somebody has brought. */
export interface IncomingFile {
  id: string
  /** As its sender named it. */
  name: string
  bytes: number
  /** Who brought it. */
  person: string
  /** Epoch milliseconds. */
  at: number
  /** Whether vehicles that it does not have leave. */
  isWhole: boolean
  /** What a person has chosen; null while it is guessed, and for JSON. */
  map: ColumnMap | null
  /** How it was read in; null before. */
  taken: TakenFile | null
}

export interface TakenFile {
  person: string
  at: number
  added: number
  left: number
  repriced: number
  changed: number
  rejected: number
}

/** It cannot be kept, and why, for the person who brings it. */
export class RefusedFileError extends Error {
  override name = 'RefusedFileError'
}

/** Bytes. Half a million vehicles in CSV. */
const largestFile = 500 * 2 ** 20

/** How large a file may be now. */
export interface FileRoom {
  bytes: number
  /** What is said of a larger one. */
  excess: string
}

/** Begins the name of a folder whose file is arriving. */
const draft = '.new-'

const hourMs = 60 * 60_000

/** A file that nobody reads in is deleted after a day, in milliseconds. */
const keptMs = 24 * hourMs

/** What arrives has arrived within half an hour, so what is older was left by a desk that was killed. In milliseconds. */
const draftMs = hourMs

/** Deletes what nobody reads in, and what a killed desk has left: photos are as the camera wrote them until they are encoded. */
export async function sweepIncoming(dataDir: string, now: number): Promise<void> {
  const folder = incomingFolder(dataDir)
  for (const name of await readdir(folder).catch(() => [])) {
    const place = join(folder, name)
    const age = now - ((await stat(place).catch(() => null))?.mtimeMs ?? now)
    if (age > (name.startsWith(draft) ? draftMs : keptMs)) await rm(place, { recursive: true, force: true })
  }
}

/** The files that staff have brought, each in a folder of its own below DATA_DIR. Whole, or not there. */
export function createIncomingFiles(dataDir: string) {
  const folder = incomingFolder(dataDir)
  const placeOf = (id: string) => join(folder, id)
  const aboutOf = (id: string) => join(placeOf(id), 'about.json')

  async function read(id: string): Promise<IncomingFile | null> {
    // The id is a part of a path.
    if (!/^[\da-f-]{36}$/.test(id)) return null
    const text = await readFile(aboutOf(id), 'utf8').catch(() => null)
    return text === null ? null : { ...(JSON.parse(text) as Omit<IncomingFile, 'id'>), id }
  }

  async function write({ id, ...about }: IncomingFile): Promise<void> {
    await replaceFile(aboutOf(id), JSON.stringify(about), dataDir)
  }

  return {
    read,
    write,
    /** Of a file that was not read in yet. */
    contentOf: (id: string) => join(placeOf(id), 'content'),
    /** How large a file may be now. */
    room: () => roomFor(dataDir),
    rejectsOf: (id: string) => join(placeOf(id), 'rejects.ndjson'),
    /** The latest first. */
    async list(): Promise<IncomingFile[]> {
      const names = await readdir(folder).catch(() => [])
      const files = await Promise.all(names.map(read))
      return files.filter((file) => file !== null).toSorted((a, b) => b.at - a.at)
    },
    /**
     * Keeps a file that arrives.
     *
     * @throws {RefusedFileError} when it is empty or too large. Nothing of it is left then, as after any failure.
     */
    async receive(
      { name, chunks, isTooLarge }: { name: string; chunks: Readable; isTooLarge(): boolean },
      { person, now }: { person: string; now: number },
    ): Promise<IncomingFile> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const id = randomUUID()
      const place = join(folder, `${draft}${id}`)
      await mkdir(place, { mode: 0o700 })
      try {
        const content = join(place, 'content')
        await pipeline(chunks, createWriteStream(content, { mode: 0o600 }))
        if (isTooLarge()) throw new RefusedFileError((await roomFor(dataDir)).excess)
        const { size: bytes } = await stat(content)
        if (bytes === 0) throw new RefusedFileError('The file is empty.')
        const file = { id, name: tidy(name), bytes, person, at: now, isWhole: true, map: null, taken: null }
        const { id: _, ...about } = file
        await replaceFile(join(place, 'about.json'), JSON.stringify(about), dataDir)
        giveFolderToOwner(place, dataDir)
        await rename(place, placeOf(id))
        return file
      } finally {
        await rm(place, { recursive: true, force: true })
      }
    },
    /** After it was read in. What is known of it stays for a day. */
    async dropContent(id: string): Promise<void> {
      await rm(join(placeOf(id), 'content'), { force: true })
    },
    async remove(id: string): Promise<void> {
      if ((await read(id)) !== null) await rm(placeOf(id), { recursive: true, force: true })
    },
  }
}

const tooLarge = `The file is larger than ${largestFile / 2 ** 20} MB. Ask whoever made it for CSV, or for fewer vehicles.`
const noRoom = 'The disk of the server has no room for this file. Make room on it first.'

/** The import needs as much again, and leads always need room. */
async function roomFor(dataDir: string): Promise<FileRoom> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = Math.floor((bavail * bsize) / 4)
  return free < largestFile ? { bytes: free, excess: noRoom } : { bytes: largestFile, excess: tooLarge }
}

function tidy(name: string): string {
  const plain = name.replaceAll(/\p{C}/gu, '').trim().slice(0, 100).toWellFormed()
  return plain || 'File without a name'
}

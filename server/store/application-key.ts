import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { applicationKeyFile, applicationsFile, nextApplicationKeyFile } from './data-files.ts'
import { OtherKeyError } from './outbox/lead-keys.ts'

type IsSealed = () => boolean | Promise<boolean>

/**
 * The 32 bytes that encrypt leads: `configured` (APPLICATION_KEY, base64), else the key file in `dataDir`, which
 * is created once and readable by its owner only.
 *
 * @param isSealed whether there are leads already. A key file is not created then, because it would hide that
 * the key was lost. Default: whether there is a file of them.
 * @throws {Error} when the key is not 32 bytes in base64, or the file cannot be read or created, or was lost.
 */
export async function loadApplicationKey(
  dataDir: string,
  configured?: string | null,
  isSealed: IsSealed = () => existsSync(applicationsFile(dataDir)),
): Promise<Uint8Array> {
  if (configured) return decode(configured, 'APPLICATION_KEY')
  const file = applicationKeyFile(dataDir)
  try {
    const kept = (await readIfThere(file)) ?? (await makeUnlessLost(file, isSealed))
    return decode(kept, 'it')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Cannot use the application key ${file}: ${reason}`, { cause })
  }
}

/**
 * Writes `key` to a file beside the key in use, for `leads rekey`. It is on disk when this resolves. `adoptNextKey`
 * then replaces the key in use.
 */
export async function keepNextKey(dataDir: string, key: Uint8Array): Promise<void> {
  const file = nextApplicationKeyFile(dataDir)
  await rm(file, { force: true })
  await writeKey(file, key)
  await syncFolder(dataDir)
}

/** Null when no rekey was started. */
async function readNextKey(dataDir: string): Promise<Uint8Array | null> {
  const file = nextApplicationKeyFile(dataDir)
  const kept = await readIfThere(file)
  return kept === null ? null : decode(kept, file)
}

/** Safe to call twice and by two processes. */
export async function adoptNextKey(dataDir: string): Promise<void> {
  await rename(nextApplicationKeyFile(dataDir), applicationKeyFile(dataDir)).catch((cause) => {
    if (cause.code !== 'ENOENT') throw cause
  })
  await syncFolder(dataDir)
}

/** @throws {Error} when the file does not hold 32 bytes in base64. */
export async function readKeyFile(file: string): Promise<Uint8Array> {
  return decode(await readFile(file, 'utf8'), file)
}

export function createKey(): Uint8Array {
  return randomBytes(keyBytes)
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null
    throw cause
  }
}

async function makeUnlessLost(file: string, isSealed: IsSealed): Promise<string> {
  if (!(await isSealed())) return make(file)
  const madeMeanwhile = await readIfThere(file)
  if (madeMeanwhile !== null) return madeMeanwhile
  throw new Error(
    'it is missing, and there are leads that it seals: bring it back, set APPLICATION_KEY, ' +
      'or move applications.db away to begin anew',
  )
}

/** Safe for two processes at once: a link never replaces a file, so both read the key of the first. */
async function make(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    await writeKey(draft, createKey())
    await link(draft, file).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EEXIST') throw cause
    })
    await syncFolder(dirname(file))
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(file, 'utf8')
}

async function writeKey(file: string, key: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(`${Buffer.from(key).toString('base64')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Without this, a power cut could lose the key and keep the leads that it encrypted. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function decode(base64: string, source: string): Uint8Array {
  const text = base64.trim()
  const key = Buffer.from(text, 'base64')
  if (key.length !== keyBytes || !/^[A-Za-z0-9+/]+=*$/.test(text)) {
    throw new Error(`${source} must hold ${keyBytes} bytes in base64`)
  }
  return key
}

const keyBytes = 32

export interface KeyPlace {
  dataDir: string
  /** APPLICATION_KEY; null: the key file in `dataDir`. */
  applicationKey: string | null
}

/**
 * Calls `open` with the application key, see `loadApplicationKey`. If `leads rekey` was killed after its commit, the
 * new key replaces the former one now.
 */
export async function openWithKey<T>(
  { dataDir, applicationKey }: KeyPlace,
  open: (key: Uint8Array) => Promise<T>,
  isSealed?: IsSealed,
): Promise<T> {
  const load = () => loadApplicationKey(dataDir, applicationKey, isSealed)
  try {
    return await open(await load())
  } catch (error) {
    if (!(error instanceof OtherKeyError) || applicationKey !== null) throw error
    const next = await readNextKey(dataDir)
    // A rekey may have ended while this process waited.
    const opened = await open(next ?? (await load()))
    if (next) await adoptNextKey(dataDir)
    return opened
  }
}

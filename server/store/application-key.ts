import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { applicationKeyFile, applicationsFile } from './data-files.ts'

/**
 * The 32 bytes that seal applications: `configured` (APPLICATION_KEY, base64) or else the key file in `dataDir`,
 * which is made once, readable by its owner only.
 *
 * @throws {Error} when the key is not 32 bytes in base64, or the file cannot be read or made, or was lost.
 */
export async function loadApplicationKey(dataDir: string, configured?: string | null): Promise<Uint8Array> {
  if (configured) return decode(configured, 'APPLICATION_KEY')
  const file = applicationKeyFile(dataDir)
  try {
    const kept = (await readIfThere(file)) ?? (await makeUnlessLost(dataDir, file))
    return decode(kept, 'it')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Cannot use the application key ${file}: ${reason}`, { cause })
  }
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null
    throw cause
  }
}

/** Applications without their key mean that it was lost, and a new one would hide that. */
async function makeUnlessLost(dataDir: string, file: string): Promise<string> {
  if (!existsSync(applicationsFile(dataDir))) return make(file)
  const madeMeanwhile = await readIfThere(file)
  if (madeMeanwhile !== null) return madeMeanwhile
  throw new Error(
    'it is missing, and there are applications that it seals: bring it back, set APPLICATION_KEY, ' +
      'or move applications.db away to begin anew',
  )
}

/** Two processes may do this at once: a link never replaces a file, so both read the key of the first. */
async function make(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(`${randomBytes(keyBytes).toString('base64')}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await link(draft, file).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EEXIST') throw cause
    })
    await syncFolder(dirname(file))
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(file, 'utf8')
}

/** Without this a power cut could take the key and leave what it sealed. */
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

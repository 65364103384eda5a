import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { inProject } from '../project.mjs'

export interface HtmlFault {
  /** As it was given. */
  file: string
  line: number
  message: string
  /** The markup in question. */
  extract: string
}

interface NuMessage {
  type: 'error' | 'info' | 'non-document-error'
  subType?: 'warning' | 'fatal'
  url?: string
  lastLine?: number
  message: string
  extract?: string
}

/** What the checker does not know yet, or says of XHTML that HTML allows. Each with its reason. */
const allowed: readonly RegExp[] = [
  // Invoker commands are in the HTML standard and open our dialogs without script.
  /^Attribute “command(for)?” not allowed on element “button”/,
  // React writes void elements so; the standard lets them.
  /^Trailing slash on void elements has no effect/,
]

/** @throws {Error} that says what is needed, where there is no Java. */
export function findJava(): string {
  if (spawnSync('java', ['-version']).status === 0) return 'java'
  throw new Error(
    'The Nu HTML checker needs Java 11 or later on PATH, as in "apt-get install default-jre-headless".',
  )
}

/** Errors and warnings of the checker, without those that are allowed. */
export async function faultsInFiles(java: string, files: readonly string[]): Promise<HtmlFault[]> {
  const jar = inProject('node_modules/vnu-jar/build/dist/vnu.jar')
  const child = spawn(java, ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files])
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (said === '') throw new Error(`The checker said nothing: ${complaint}`)
  const { messages }: { messages: NuMessage[] } = JSON.parse(said)
  return messages
    .filter(({ message }) => !allowed.some((pattern) => pattern.test(message)))
    .map(({ url, lastLine = 0, message, extract = '' }) => ({
      file: url ? fileURLToPath(url) : '',
      line: lastLine,
      message,
      extract,
    }))
}

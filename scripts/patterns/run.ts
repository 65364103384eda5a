import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSlowPatterns } from './slow-patterns.ts'

const project = join(import.meta.dirname, '../..')
const sources = '{app,content,domain,server,packages/facet-index}/**/*.{ts,tsx}'
/** Tests, and the measurements and oracles of the index: no visitor and no feed reaches them. */
const leftOut = /node_modules|\.test\.tsx?$|\/testing\/|\/bench\//

const files = globSync(sources, { cwd: project }).filter((file) => !leftOut.test(file))
const slow = files.flatMap((file) =>
  findSlowPatterns(file, readFileSync(join(project, file), 'utf8')).map(
    ({ line, pattern, reason }) => `${file}:${line}: ${pattern} ${reason}`,
  ),
)
for (const each of slow) process.stderr.write(`${each}\n`)
process.exitCode = slow.length > 0 ? 1 : 0

// Compiles kernels.ts to WebAssembly and writes it as base64 to ../compiled.data.ts. Run after every change.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))
const source = readFileSync(`${folder}kernels.ts`)
const target = fileURLToPath(new URL('../compiled.data.ts', import.meta.url))

if (!existsSync(`${folder}node_modules`)) {
  const installed = spawnSync('npm', ['ci'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (installed.status !== 0) process.exit(1)
}
const { compileString } = await import('assemblyscript/asc')
const { binary, error, stderr } = await compileString(source.toString(), {
  optimizeLevel: 3,
  converge: true,
  noAssert: true,
  runtime: 'stub',
  importMemory: true,
  noExportMemory: true,
  enable: ['simd'],
})
if (error || !binary) {
  console.error(stderr.toString())
  process.exit(1)
}
const lines = (
  Buffer.from(binary)
    .toString('base64')
    .match(/.{1,100}/g) ?? []
).map((line) => `  '${line}',`)
writeFileSync(
  target,
  `// Made from assembly/kernels.ts by "npm run kernels". Do not edit.
export const sourceHash = '${createHash('sha256').update(source).digest('hex')}'

/** The WebAssembly module in base 64. */
export const compiled = [
${lines.join('\n')}
].join('')
`,
)
console.log(`${binary.length} bytes of WebAssembly`)

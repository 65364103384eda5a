#!/usr/bin/env node
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { inProject, projectNode } from '../scripts/project.mjs'
import { run } from '../scripts/run.mjs'

// React picks its build when it is loaded: docs/decisions/0021-installed-and-run.md.
process.env.NODE_ENV = 'production'

// The machine's Node may be too old, so the project installs its own.
const oldest = 24

if (Number.parseInt(process.versions.node, 10) >= oldest) {
  // Without this cache, half of a start is stripping types and compiling. Node invalidates it file by file. A variable
  // applies to threads too. In a folder that cannot be written, Node works without the cache.
  process.env.NODE_COMPILE_CACHE ??= inProject('node_modules', '.cache', 'forecourt')
  module.enableCompileCache()
  const { run: runCommand } = await import('../server/cli/main.ts')
  await runCommand(process.argv.slice(2), process)
} else if (existsSync(projectNode)) {
  const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2)]
  // The same folder, which this user may not be able to enter again.
  process.exitCode = await run(projectNode, args, {}, null)
} else {
  console.error('Forecourt is not installed yet: run "npm run build" in its folder first')
  process.exitCode = 1
}

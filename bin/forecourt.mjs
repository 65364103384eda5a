#!/usr/bin/env node
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { inProject, projectNode } from '../scripts/project.mjs'
import { run } from '../scripts/run.mjs'

// React picks its build when it is loaded: docs/decisions/0019-production-builds-always.md.
process.env.NODE_ENV = 'production'

// The machine's own Node may be too old for the project, which brings its own.
const oldest = 24

if (Number.parseInt(process.versions.node, 10) >= oldest) {
  // Half of a start was reading TypeScript and compiling; Node compares each file with what it kept. By the variable
  // threads find it too. A folder that cannot be written to only costs the time.
  process.env.NODE_COMPILE_CACHE ??= inProject('node_modules', '.cache', 'forecourt')
  module.enableCompileCache()
  await import('../server/cli/main.ts')
} else if (existsSync(projectNode)) {
  const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2)]
  process.exitCode = await run(projectNode, args, {}, process.cwd())
} else {
  console.error('Forecourt is not installed yet: run "npm ci" in its folder first')
  process.exitCode = 1
}

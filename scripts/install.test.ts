import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { expect, it } from 'vitest'

/** What `npm run build` reads; vitest, fast-check and the like are imported only by tests and what stands beside them. */
const started = ['app', 'bin', 'content', 'dealers', 'desk', 'server/cli', 'server/dealer', 'vite']
const configs = ['vite.config.ts', 'react-router.config.ts', 'scripts/dealer/check-texts.ts']

it('leaves out no package that a start or a build imports', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const folders = started.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const files = [...folders, ...configs].filter(
    (name) =>
      /\.(?:ts|tsx|mjs|mdx)$/.test(name) &&
      !/\.test\.|\.d\.ts$|\/(?:testing|contract|bench|node_modules|\.react-router)\//.test(name),
  )
  const ours = new Set(['facet-index', 'demo-stock'])
  const missing = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(
        /^(?:import|export)\s(?!type\b)(?:[^'"`]*?\sfrom\s)?'([^'.#/][^']*)'/gm,
      ),
      ([, specifier = '']) => specifier,
    )
      .filter(
        (specifier) =>
          !/^(?:node|virtual|cloudflare):/.test(specifier) && !builtinModules.includes(specifier),
      )
      .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'))
      .filter((name) => !ours.has(name) && !(name in dependencies))
      .map((name) => `${file}: ${name}`),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(missing).toEqual([])
})

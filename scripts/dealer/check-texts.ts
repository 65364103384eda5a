import { globSync } from 'node:fs'
import { createServer } from 'vite'
import { z } from 'zod'
import { textSchemas } from '../../content/text-schemas.ts'
import { findPageLine } from '../../server/dealer/find-line.ts'
import { mistakesIn } from '../../server/dealer/find-place.ts'
import { dealerFacts, dealerResolution } from '../../vite/dealer.ts'
import { mdxPlugin } from '../../vite/mdx.ts'
import { inProject, nameInProject } from '../project.mjs'

/** The mistakes in the texts of folders such as `content`, a line each. */
export async function checkTexts(folders: readonly string[]): Promise<string[]> {
  const vite = await createServer({
    configFile: false,
    root: inProject(),
    plugins: [mdxPlugin, dealerFacts],
    resolve: dealerResolution,
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'silent',
  })
  try {
    const mistakes: string[] = []
    for (const [kind, schema] of Object.entries(textSchemas)) {
      const files = folders.flatMap((folder) => globSync(`${folder}/${kind}/**/*.mdx`))
      for (const file of files.sort()) mistakes.push(...(await checkText(file, schema)))
    }
    return mistakes
  } finally {
    await vite.close()
  }

  async function checkText(file: string, schema: z.ZodType): Promise<string[]> {
    try {
      const { page } = await vite.ssrLoadModule(file)
      const { error } = schema.safeParse(page)
      return error ? mistakesIn(file, error, findPageLine) : []
    } catch (error) {
      return [syntaxMistake(file, error)]
    }
  }
}

const compileError = z.object({ reason: z.string(), line: z.number() })

/** What the MDX compiler says, or whatever else its evaluation threw. */
function syntaxMistake(file: string, error: unknown): string {
  const { data } = compileError.safeParse(error)
  if (data) return `${nameInProject(file)}:${data.line}: ${data.reason}`
  return `${nameInProject(file)}: ${error instanceof Error ? error.message : String(error)}`
}

import { existsSync } from 'node:fs'
import { setSourceMapsSupport } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import type { AppOptions, PageHandler, PageRoute } from './http/app-options.ts'
import type { LeadIntakes } from './services.ts'

/** The browser files of the last build. */
export const clientDir = fileURLToPath(new URL('../build/client', import.meta.url))

const bundle = new URL('../build/server/index.js', import.meta.url)

/** What `app/handler.ts` exports, whether built or served by Vite. */
export interface PageModule {
  createPageHandler(intakes: LeadIntakes): PageHandler
  pageRoutes: readonly PageRoute[]
}

/** @throws {Error} when the pages have not been built. */
export async function loadPages(
  intakes: LeadIntakes,
): Promise<Required<Pick<AppOptions, 'pages' | 'pageRoutes'>>> {
  if (!existsSync(bundle)) throw new Error('The pages are not built yet: run "npm run build" first')
  // Stack traces in the log name the files and lines of `app/`. Only applies to modules loaded after it.
  setSourceMapsSupport(true, { nodeModules: false, generatedCode: false })
  // V8 may conclude from one collection in the middle of a render that what a render allocates lives long, and allocates
  // it in the old generation from then on: docs/what-a-page-loads.md.
  setFlagsFromString('--no-allocation-site-pretenuring')
  const { createPageHandler, pageRoutes }: PageModule = await import(bundle.href)
  return { pages: createPageHandler(intakes), pageRoutes }
}

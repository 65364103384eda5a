import type { PageRoute } from '../app-options.ts'

/** A route of pages, for `AppOptions.pageRoutes`. Default: it reads no parameter and accepts no form. */
export function pageRoute(
  pattern: string,
  {
    parameters = [],
    form = null,
    isPersonal = form !== null,
  }: { parameters?: readonly string[]; form?: PageRoute['form']; isPersonal?: boolean } = {},
): PageRoute {
  return { pattern, parameters: new Set(parameters), form, isPersonal }
}

import type { HydratedPage } from './route-handle.ts'

interface PageDataProps {
  page: HydratedPage
  props: unknown
}

/** What `app/entry.client.tsx` hydrates `main` with. */
export function PageData({ page, props }: PageDataProps) {
  return (
    <script type="application/json" id="page-data" data-hydrates={page}>
      {toScriptText(props)}
    </script>
  )
}

/** JSON without `<`, which could end the element. */
export function toScriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

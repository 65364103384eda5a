import { data, isRouteErrorResponse, Outlet } from 'react-router'
import { visitContext } from '../context.ts'
import { FaultPage, faultInWords } from '../layout/FaultPage.tsx'
import type { UnsentForm } from '../layout/Locked.tsx'
import { Shell } from '../layout/Shell.tsx'
import type { Route } from './+types/inside'

/** Nothing below is read or done for somebody who has not come in. What they have just sent goes back to them. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }) => {
    const { person } = context.get(visitContext)
    if (person === null) throw data({ form: await unsentForm(request) }, { status: 403 })
  },
]

async function unsentForm(request: Request): Promise<UnsentForm | null> {
  // Files cannot be given back.
  if (request.method !== 'POST' || request.headers.get('content-type')?.startsWith('multipart/')) return null
  const fields = [...(await request.formData())]
  const { pathname, search } = new URL(request.url)
  return {
    action: pathname.replace(/(?:\/_)?\.data$/, '') + search,
    fields: fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  }
}

export async function loader({ context }: Route.LoaderArgs) {
  const { person, isProxied, services } = context.get(visitContext)
  return { person, isProxied, latest: await services().leads.latest() }
}

export default function Inside({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  )
}

/** Within the frame, so that there is a way on. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const isLocked = isRouteErrorResponse(error) && error.status === 403
  if (isLocked || !loaderData) return <FaultPage error={error} />
  const { title, words } = faultInWords(error)
  return (
    <Shell {...loaderData}>
      <h1>{title}</h1>
      <p>{words}</p>
    </Shell>
  )
}

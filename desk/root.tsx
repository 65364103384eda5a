import './styles/desk.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import favicon from '#dealer/public/favicon.svg?url'
import type { Route } from './+types/root'
import { visitContext } from './context.ts'
import { FaultPage } from './layout/FaultPage.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return { nonce: context.get(visitContext).nonce }
}

/** A page's data is loaded again after an act, and the nonce of the document stays as it is. */
export function shouldRevalidate() {
  return false
}

export function meta() {
  return [{ title: 'Desk' }]
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useRouteLoaderData<typeof loader>('root')?.nonce
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="robots" content="noindex" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FaultPage error={error} />
}

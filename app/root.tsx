import './styles/app.css'
import fontUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { site } from '#content/site.ts'
import type { Route } from './+types/root'
import { ErrorPage } from './features/layout/ErrorPage.tsx'
import { Footer } from './features/layout/Footer.tsx'
import { Header } from './features/layout/Header.tsx'
import { Main } from './features/layout/Main.tsx'
import { SharedHead } from './features/layout/SharedHead.tsx'
import { SkipLink } from './features/layout/SkipLink.tsx'
import { useOfflineWorker } from './features/layout/use-offline-worker.ts'
import { wantsScript } from './features/layout/wants-script.ts'
import { themeColours } from './styles/theme-colours.ts'

export const links: LinksFunction = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/** The origin that visitors use, for the addresses that must be whole. */
export function loader({ url }: Route.LoaderArgs) {
  return { origin: url.origin }
}

/** It does not change while the visitor is here. */
export function shouldRevalidate() {
  return false
}

/** Titles for the pages that bring none, such as those of errors. */
export function meta() {
  return [{ title: site.name }]
}

/** The document around every page, errors included. */
export function Layout({ children }: { children: ReactNode }) {
  const script = wantsScript(useMatches())
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
        <Meta />
        <SharedHead />
        <Links />
      </head>
      <body>
        <SkipLink />
        <Header />
        <Main>{children}</Main>
        <Footer />
        {script ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  )
}

export default function Root() {
  useOfflineWorker()
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}

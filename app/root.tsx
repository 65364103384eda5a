import './styles/app.css'
import type { ReactNode } from 'react'
import { Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { site } from '#content/site.ts'
import type { Route } from './+types/root'
import { ErrorPage } from './features/layout/ErrorPage.tsx'
import { Footer } from './features/layout/Footer.tsx'
import { faultKind } from './features/layout/fault-kind.ts'
import { Header } from './features/layout/Header.tsx'
import { Main, SkipLink } from './features/layout/Main.tsx'
import { wantsScript } from './features/layout/route-handle.ts'
import { SpeculationRules } from './features/layout/SpeculationRules.tsx'
import { useOfflineWorker } from './features/layout/use-offline-worker.ts'
import { SharedHead } from './features/seo/SharedHead.tsx'
import fontUrl from './styles/instrument-sans/instrument-sans.woff2?url'
import { PageStyles } from './styles/PageStyles.tsx'
import { themeColours } from './styles/theme-colours.ts'
import { urls } from './urls.ts'

/** The public origin, for absolute addresses. */
export function loader({ url }: Route.LoaderArgs) {
  return { origin: url.origin }
}

/** The origin does not change during a visit. */
export function shouldRevalidate() {
  return false
}

/** The title of pages without one, such as error pages. */
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
        <PageStyles />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={urls.files.favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={urls.files.touchIcon} />
        <link rel="manifest" href={urls.files.manifest} />
        {script ? <SpeculationRules /> : null}
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
  return <ErrorPage kind={faultKind(error)} />
}

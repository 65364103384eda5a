import './styles/app.css'
import { type ReactNode, useEffect } from 'react'
import {
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { site } from '#content/site.ts'
import type { Route } from './+types/root'
import { buildVersionContext } from './context.ts'
// Vite bundles the file of a worker apart from the pages: one file that imports none of their chunks. This one runs as
// a script of the page.
import enhanceUrl from './enhance/enhance.ts?worker&url'
import { enhanceDialogs } from './enhance/enhance-dialogs.ts'
import { registerOfflineWorker } from './enhance/register-offline-worker.ts'
import { ErrorPage } from './features/layout/ErrorPage.tsx'
import { Footer } from './features/layout/Footer.tsx'
import { faultKind } from './features/layout/fault-kind.ts'
import { Header } from './features/layout/Header.tsx'
import { Main, SkipLink } from './features/layout/Main.tsx'
import { type ScriptKind, scriptKind } from './features/layout/route-handle.ts'
import { ServedMarkup } from './features/layout/ServedMarkup.tsx'
import { SpeculationRules } from './features/layout/SpeculationRules.tsx'
import { SharedHead } from './features/seo/SharedHead.tsx'
import fontUrl from './styles/instrument-sans/instrument-sans.woff2?url'
import { PageStyles } from './styles/PageStyles.tsx'
import { themeColours } from './styles/theme-colours.ts'
import { RoutedAddresses } from './ui/PageLink.tsx'
import { NoPhoto } from './ui/Photo.tsx'
import { isRoutedPath, urls } from './urls.ts'

/** The public origin, for absolute addresses, and the service worker of this build; there is none during development. */
export function loader({ url, context }: Route.LoaderArgs) {
  const version = import.meta.env.PROD ? context.get(buildVersionContext) : null
  return { origin: url.origin, offlineWorker: version ? urls.files.offlineWorker(version) : undefined }
}

/** Neither changes during a visit. */
export function shouldRevalidate() {
  return false
}

/** The title of pages without one, such as error pages. */
export function meta() {
  return [{ title: site.name }]
}

/** The document around every page, errors included. */
export function Layout({ children }: { children: ReactNode }) {
  const script = useScriptKind()
  const offlineWorker = useRouteLoaderData<typeof loader>('root')?.offlineWorker
  return (
    <html lang="en-GB" data-offline-worker={script === 'enhanced' ? offlineWorker : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
        {/* Before the structured data among the tags of Meta, which hydration passes over where it has none. */}
        {script === 'none' ? null : <SpeculationRules />}
        <Meta />
        <SharedHead />
        <PageStyles />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={urls.files.favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={urls.files.touchIcon} />
        <link rel="manifest" href={urls.files.manifest} />
      </head>
      <body>
        <SkipLink />
        {import.meta.env.SSR ? <Header /> : <ServedMarkup of="header" />}
        <RoutedAddresses value={script === 'hydrated' ? isRoutedPath : noPath}>
          <Main>{children}</Main>
        </RoutedAddresses>
        {import.meta.env.SSR ? <Footer /> : <ServedMarkup of="footer" />}
        {script === 'enhanced' ? (
          <>
            <template data-no-photo>
              <NoPhoto label="" />
            </template>
            <script type="module" src={enhanceUrl} />
          </>
        ) : null}
        {script === 'hydrated' ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  )
}

const noPath = () => false

/** An error page in place of an enhanced page has nothing to enhance. */
function useScriptKind(): ScriptKind {
  const kind = scriptKind(useMatches())
  const failed = Boolean(useRouteError())
  return failed && kind === 'enhanced' ? 'none' : kind
}

export default function Root({ loaderData: { offlineWorker } }: Route.ComponentProps) {
  useEffect(() => {
    const mounted = new AbortController()
    enhanceDialogs(document, mounted.signal)
    registerOfflineWorker(offlineWorker)
    return () => mounted.abort()
  }, [offlineWorker])
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage kind={faultKind(error)} />
}

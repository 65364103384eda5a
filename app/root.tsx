import './styles/app.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, useMatches, useRouteError, useRouteLoaderData } from 'react-router'
import { site } from '#content/site.ts'
import type { Route } from './+types/root'
import { buildVersionContext } from './context.ts'
// Vite bundles the file of a worker apart from the pages: one file that imports none of their chunks. This one runs as
// a script of the page.
import enhanceUrl from './enhance/enhance.ts?worker&url'
import enhanceEnquiryUrl from './enhance/enhance-enquiry.ts?worker&url'
import enhanceSavedListUrl from './enhance/enhance-saved-list.ts?worker&url'
import { ErrorPage } from './features/layout/ErrorPage.tsx'
import { Footer } from './features/layout/Footer.tsx'
import { faultKind } from './features/layout/fault-kind.ts'
import { Header } from './features/layout/Header.tsx'
import { IslandScript } from './features/layout/IslandScript.tsx'
import { Main, SkipLink } from './features/layout/Main.tsx'
import { type PageScript, pageScript } from './features/layout/route-handle.ts'
import { SpeculationRules } from './features/layout/SpeculationRules.tsx'
import { SharedHead } from './features/seo/SharedHead.tsx'
import fontUrl from './styles/instrument-sans/instrument-sans.woff2?url'
import { themeColours } from './styles/theme-colours.ts'
import { NoPhoto } from './ui/Photo.tsx'
import { urls } from './urls.ts'

/** The public origin, for absolute addresses, and the service worker of this build; there is none during development. */
export function loader({ url, context }: Route.LoaderArgs) {
  const version = import.meta.env.PROD ? context.get(buildVersionContext) : null
  return { origin: url.origin, offlineWorker: version ? urls.files.offlineWorker(version) : undefined }
}

const enhanceUrls = { enhanced: enhanceUrl, enquiry: enhanceEnquiryUrl, saved: enhanceSavedListUrl }

/** The title of pages without one, such as error pages. */
export function meta() {
  return [{ title: site.name }]
}

/** The document around every page, errors included. It renders on the server only. */
export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches()
  const pageData = (matches.at(-1)?.loaderData as { page?: unknown } | undefined)?.page
  const script = scriptOrNone(pageScript(matches), { failed: Boolean(useRouteError()), pageData })
  const offlineWorker = useRouteLoaderData<typeof loader>('root')?.offlineWorker
  return (
    <html lang="en-GB" data-offline-worker={script === 'none' ? undefined : offlineWorker}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
        {script === 'none' ? null : <SpeculationRules />}
        <Meta />
        <SharedHead />
        <Links />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={urls.files.favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={urls.files.touchIcon} />
        <link rel="manifest" href={urls.files.manifest} />
      </head>
      <body>
        <SkipLink />
        <Header />
        <Main>{children}</Main>
        <Footer />
        {typeof script === 'string' && script !== 'none' ? (
          <>
            <template data-no-photo>
              <NoPhoto label="" />
            </template>
            <script type="module" src={enhanceUrls[script]} />
          </>
        ) : null}
        {typeof script === 'object' ? <IslandScript {...script} data={pageData} /> : null}
      </body>
    </html>
  )
}

/** An error page has no data to hydrate with. In place of an enhanced page it has nothing to enhance either. */
function scriptOrNone(script: PageScript, page: { failed: boolean; pageData: unknown }): PageScript {
  if (typeof script === 'object') return page.pageData === undefined ? 'enhanced' : script
  return page.failed ? 'none' : script
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage kind={faultKind(error)} />
}

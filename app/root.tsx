import './styles/app.css'
import { type ReactNode, useContext } from 'react'
import { Links, Meta, Outlet, useMatches, useRouteLoaderData } from 'react-router'
import { site } from '#content/site.ts'
import fontUrl from '#dealer/font.woff2?url'
import type { Route } from './+types/root'
import { ConsentPrompt } from './features/foreign-script/ConsentPrompt.tsx'
import { SavedMessage } from './features/kept-vehicles/SaveButton.tsx'
import { DocumentContext } from './features/layout/document-context.ts'
import { ErrorPage, faultKind } from './features/layout/ErrorPage.tsx'
import { Footer } from './features/layout/Footer.tsx'
import { Header } from './features/layout/Header.tsx'
import { LoadingVehicle } from './features/layout/LoadingVehicle.tsx'
import { Main, mainId, SkipLink } from './features/layout/Main.tsx'
import { PageData } from './features/layout/PageData.tsx'
import { hydration, skipLinkTarget } from './features/layout/route-handle.ts'
import { SpeculationRules } from './features/layout/SpeculationRules.tsx'
import { missingPageMeta } from './features/seo/page-meta.ts'
import { SharedHead } from './features/seo/SharedHead.tsx'
import { pageOptionsContext } from './services.ts'
import { NoPhoto } from './ui/Photo.tsx'
import { urls } from './urls.ts'

/** The public origin, for absolute addresses; and what this page may load from others. */
export function loader({ url, context }: Route.LoaderArgs) {
  return { origin: url.origin, foreignScript: context.get(pageOptionsContext).foreignScript }
}

/** The title of pages without one: error pages. */
export function meta({ error }: Route.MetaArgs) {
  return faultKind(error) === 'missing' ? missingPageMeta() : [{ title: site.name }]
}

/** The document around every page, errors included. It renders on the server only. */
export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches()
  const hydrated = hydration(matches)
  const foreignScript = useRouteLoaderData<typeof loader>('root')?.foreignScript
  const { files, styles } = useContext(DocumentContext) ?? {}
  // There is no service worker during development.
  const offlineWorker = import.meta.env.PROD && files ? urls.files.offlineWorker(files.version) : undefined
  return (
    <html lang="en-GB" data-offline-worker={offlineWorker}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={site.headerColours.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={site.headerColours.dark} />
        <SpeculationRules />
        <Meta />
        <SharedHead />
        {styles ? <style>{styles}</style> : <Links />}
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={urls.files.favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={urls.files.touchIcon} />
        <link rel="manifest" href={urls.files.manifest} />
        <link rel="service-desc" href={urls.api.openapi} type="application/json" />
      </head>
      <body>
        <SkipLink {...(skipLinkTarget(matches) ?? { to: mainId, label: 'Skip to main content' })} />
        <Header />
        <SavedMessage />
        <Main>{children}</Main>
        <Footer />
        {foreignScript ? <ConsentPrompt {...foreignScript} /> : null}
        <template data-no-photo>
          <NoPhoto label="" />
        </template>
        <template data-loading-vehicle>
          <LoadingVehicle />
        </template>
        {hydrated ? <PageData {...hydrated} /> : null}
        {files?.entry.imports.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {/* During development, before the first component. */}
        {files?.hmr?.runtime ? <script type="module" src={files.hmr.runtime} /> : null}
        <script type="module" src={files?.entry.module} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage kind={faultKind(error)} />
}

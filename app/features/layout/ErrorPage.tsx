import type { ReactNode } from 'react'
import { urls } from '#app/urls.ts'
import { callLink, site } from '#content/site.ts'
import type { FaultKind } from './fault-kind.ts'
import { MessagePage } from './MessagePage.tsx'

interface ErrorState {
  status: string
  title: string
  text: ReactNode
  links: readonly { label: string; to: string }[]
}

const phone = <a href={callLink}>{site.phone.label}</a>
const tryAgain = { label: 'Try again', to: '' }

const states: Readonly<Record<FaultKind | 'offline', ErrorState>> = {
  missing: {
    status: '404',
    title: 'There is no page at this address',
    text: (
      <p>
        Check the address for typing mistakes. The page may also have moved. You can search all our stock from
        here, or call us on {phone}.
      </p>
    ),
    links: [
      { label: 'Search cars', to: urls.search('car') },
      { label: 'Search vans', to: urls.search('van') },
      { label: 'Search trucks', to: urls.search('truck') },
    ],
  },
  failed: {
    status: '500',
    title: 'Something went wrong',
    text: (
      <p>
        This is our fault, not yours. Our server has recorded it. Please try again in a minute. If it is
        urgent, call us on {phone} ({site.phoneHours}).
      </p>
    ),
    links: [{ label: 'Go to the home page', to: urls.home }],
  },
  // Kept by the service worker and shown at the address of any page that it cannot fetch.
  offline: {
    status: 'Offline',
    title: 'You are offline',
    text: (
      <>
        <p>
          We can’t load this page because your device is not connected to the internet. Pages you have open in
          other tabs still work. Anything you have already sent us is safe.
        </p>
        <p>
          When you are back online, reload this page. You can also call us on {phone}, {site.phoneHours}.
        </p>
      </>
    ),
    links: [{ label: `Call ${site.phone.label}`, to: callLink }, tryAgain],
  },
}

/** The page shown in place of one that is missing or could not be loaded. */
export function ErrorPage({ kind }: { kind: keyof typeof states }) {
  const { text, ...state } = states[kind]
  return <MessagePage {...state}>{text}</MessagePage>
}

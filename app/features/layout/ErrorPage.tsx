import type { ReactNode } from 'react'
import { type ErrorResponse, isRouteErrorResponse } from 'react-router'
import { urls } from '#app/urls.ts'
import { callLink, site } from '#content/site.ts'
import { soldTypes } from '#content/sold-types.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { MessagePage } from './MessagePage.tsx'

/**
 * What the error of a route means to the visitor: `missing` when there is nothing at the address, else `failed`, which is
 * our fault. A request that is refused because of load does not reach the pages, and without a connection the service
 * worker answers.
 */
type FaultKind = 'missing' | 'failed'

export function faultKind(error: unknown): FaultKind {
  return isRouteErrorResponse(error) && error.status < 500 ? 'missing' : 'failed'
}

interface ErrorState {
  status?: string
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
    links: soldTypes.map((type) => {
      return { label: `Search ${vehicleTypeWords[type].plural}`, to: urls.search(type) }
    }),
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
    links: [tryAgain, { label: 'Go to the home page', to: urls.home }],
  },
  // Kept by the service worker and shown at the address of any page that it cannot fetch.
  offline: {
    title: 'You are offline',
    text: (
      <>
        <p>
          We can’t load this page because your device is not connected to the internet. Pages you have open in
          other tabs still work. Anything you have already sent us is safe.
        </p>
        <p>Our lines are open {site.phoneHours}.</p>
      </>
    ),
    links: [tryAgain, { label: `Call ${site.phone.label}`, to: callLink }],
  },
}

/** The page shown in place of one that is missing or could not be loaded. */
export function ErrorPage({ kind }: { kind: keyof typeof states }) {
  const { text, ...state } = states[kind]
  return <MessagePage {...state}>{text}</MessagePage>
}

/** Whether a route threw because of a body that is not a readable form. Browsers do not send one by themselves. */
export function isUnreadableForm(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && (error.status === 400 || error.status === 415)
}

interface UnreadableFormProps {
  status: number
  /** The page with the form. */
  formPath: string
  /** Where programs send the same; absent when there is no such address. */
  apiPath?: string
}

export function UnreadableForm({ status, formPath, apiPath }: UnreadableFormProps) {
  return (
    <MessagePage
      status={String(status)}
      title="We couldn’t read that form"
      links={[{ label: 'Open the form', to: formPath }]}
    >
      <p>
        {status === 415
          ? `This address only accepts the form on its page.${apiPath ? ` To send it from a program, send JSON to ${apiPath}.` : ''}`
          : 'The form was damaged on its way to us, and nothing was saved. Please fill it in again.'}{' '}
        If it happens again, call us on {phone}.
      </p>
    </MessagePage>
  )
}

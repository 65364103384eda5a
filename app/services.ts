import type { RouterContextProvider } from 'react-router'
import { pageOptionsContext, servicesContext } from './context.ts'

/** The services of this request, for loaders and actions. */
export function servicesOf(context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  if (!services) throw new Error('A loader or an action ran outside the page handler')
  return services
}

/** The script of another company that this page may load once its visitor has allowed it; null for none. */
export function foreignScriptOf(context: Readonly<RouterContextProvider>) {
  return context.get(pageOptionsContext)?.foreignScript ?? null
}

export type ForeignScript = NonNullable<ReturnType<typeof foreignScriptOf>>

type Services = ReturnType<typeof servicesOf>

/** The stock as pages see it. */
export type Stock = Services['stock']

/** Accepts finance applications. */
export type Applications = Services['applications']

/** Accepts enquiries. */
export type Enquiries = Services['enquiries']

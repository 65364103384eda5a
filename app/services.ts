import type { RouterContextProvider } from 'react-router'
import { servicesContext } from './context.ts'

/** The services of this request, for loaders and actions. */
export function servicesOf(context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  if (!services) throw new Error('A page was asked for outside the page handler')
  return services
}

/** The forecourt as pages see it. */
export type Stock = ReturnType<typeof servicesOf>['stock']

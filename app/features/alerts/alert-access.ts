import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/services.ts'

/** What accepts alerts. @throws 404 where alerts are off. */
export function alertsOf(context: Readonly<RouterContextProvider>) {
  const { alerts } = context.get(servicesContext)
  if (!alerts) throw data(null, { status: 404 })
  return alerts
}

/** `alerts: true` for the data of a page that offers them. */
export function alertsOffered(context: Readonly<RouterContextProvider>): { alerts?: true } {
  return context.get(servicesContext).alerts ? { alerts: true } : {}
}

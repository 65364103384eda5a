import { askKey, type KeptSearch, nextMailAt, noteFound, type Subscription } from '#domain/alerts/alert.ts'
import type { AlertStore, StoredAlert } from '#domain/alerts/alert-store.ts'
import { type Distinct, importMs } from './search-arrivals.ts'

/** Writes what was found into the alerts. Returns how many have something new to tell. */
export async function noteInAlerts(
  alerts: AlertStore,
  searches: ReadonlyMap<string, Distinct>,
  isChanged: (vehicle: string) => boolean,
  now: number,
): Promise<number> {
  const note = (alert: StoredAlert) => noteNews(alert, searches, isChanged, now)
  let noted = 0
  for await (const batch of alerts.all()) {
    const changed = batch.map(note).filter((alert) => alert !== null)
    noted += changed.length
    for (const id of await alerts.replace(changed)) await noteAgain(alerts, id, note)
  }
  return noted
}

/** Its owner has changed it meanwhile. */
async function noteAgain(
  alerts: AlertStore,
  id: string,
  note: (alert: StoredAlert) => StoredAlert | null,
): Promise<void> {
  for (;;) {
    const alert = await alerts.find(id)
    const changed = alert && note(alert)
    if (!changed || (await alerts.replace([changed])).length === 0) return
  }
}

/** Null without news. */
function noteNews(
  alert: StoredAlert,
  searches: ReadonlyMap<string, Distinct>,
  isChanged: (vehicle: string) => boolean,
  now: number,
): StoredAlert | null {
  const before = alert.subscription
  const subscription: Subscription = {
    ...before,
    searches: before.searches.map((search) => noteFound(search, newIds(search, searches))),
    vehicles: before.vehicles.map((vehicle) =>
      vehicle.isChanged || !isChanged(vehicle.id) ? vehicle : { ...vehicle, isChanged: true },
    ),
  }
  const isSame =
    subscription.searches.every((search, at) => search === before.searches[at]) &&
    subscription.vehicles.every((vehicle, at) => vehicle === before.vehicles[at])
  return isSame ? null : { ...alert, subscription, dueAt: nextMailAt(subscription, now) }
}

function newIds(search: KeptSearch, searches: ReadonlyMap<string, Distinct>): string[] {
  const found = searches.get(askKey(search))?.found ?? new Map<string, number>()
  return [...found].filter(([, at]) => at >= search.since - importMs).map(([id]) => id)
}

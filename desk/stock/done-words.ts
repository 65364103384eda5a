import type { StockAct } from '#server/staff-audit.ts'
import type { Done } from '#server/stock/staff/staff-stock.ts'

/** What somebody did to a vehicle, after their name. */
export const didWords: Readonly<Record<StockAct, string>> = {
  added: 'added it',
  available: 'put it back on sale',
  details: 'changed its fields',
  mileage: 'said that its mileage is right',
  photos: 'changed its photos',
  price: 'set the price',
  released: 'gave a field back to the feed',
  removed: 'took it off the site',
  reserved: 'reserved it',
  set: 'changed the note',
  sold: 'marked it as sold',
  undone: 'took back the change before',
}

/** Why something was not done, and what to do. */
export function adviceOf(done: Exclude<Done, { state: 'done' }>): string {
  switch (done.state) {
    case 'refused':
      return done.advice
    case 'meanwhile':
      return 'Somebody else or the feed has changed this vehicle meanwhile: the page shows it as it is now, and what you typed is still here. Press again if it still holds.'
    case 'unknown':
      return 'That is no longer there, so nothing was changed.'
  }
}

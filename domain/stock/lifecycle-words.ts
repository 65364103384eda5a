/** Auto Trader's states of a vehicle. */
const states = ['DUE_IN', 'FORECOURT', 'SALE_IN_PROGRESS', 'SOLD', 'WASTEBIN', 'DELETED'] as const

export type LifecycleState = (typeof states)[number]

/** How other feeds write them, in small letters. A state that is not here is reported, and its vehicle is not listed. */
const words: Readonly<Record<LifecycleState, string>> = {
  DUE_IN:
    'due in, due, coming soon, arriving soon, arriving, in transit, on order, inbound, preorder, pre order, backorder, in prep, prep, in preparation, being prepared, awaiting prep, awaiting preparation, in workshop, not ready, pending prep, due soon, incoming',
  FORECOURT:
    'on forecourt, instk, in stk, avail, available, for sale, on sale, in stock, instock, live, active, advertised, published, current, listed, verfügbar, verfuegbar',
  SALE_IN_PROGRESS:
    'sale in progress, rsvd, resvd, reserved, on hold, hold, under offer, deposit, deposit taken, deposit paid, sale pending, pending, pending sale, reserviert, sold stc, s t c, stc, sstc, s s t c, sold subject to contract, subject to contract, reserved deposit paid, deposit held',
  SOLD: 'sld, sold out, out of stock, verkauft, handed over, delivered, retailed, sold awaiting collection, awaiting collection, awaiting handover, sold awaiting delivery',
  WASTEBIN: 'waste bin, bin',
  DELETED:
    'delete, removed, withdrawn, archived, inactive, off sale, not available, unavailable, no longer available, not for sale, discontinued',
}

const spellings: ReadonlyMap<string, LifecycleState> = new Map(
  states.flatMap((state) =>
    [state, ...words[state].split(',')].map((word): [string, LifecycleState] => [plain(word), state]),
  ),
)

const official: ReadonlySet<string> = new Set(states)

/** The state that a text means, also one of Auto Trader in small letters; null for one that is not known. */
export function readLifecycle(text: string): LifecycleState | null {
  if (official.has(text)) return text as LifecycleState
  return text.length > longestWord ? null : (spellings.get(plain(text)) ?? null)
}

/** Characters. */
const longestWord = 60

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s_./!*-]+/g, ' ')
    .trim()
}

/** For messages: what a state may be. */
export const lifecycleStates: readonly string[] = states

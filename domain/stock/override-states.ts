/** What the dealer may say of a vehicle by hand. `removed` is as `sold`: the vehicle is not listed. */
export const overrideStates = ['available', 'reserved', 'sold', 'removed'] as const

export type OverrideState = (typeof overrideStates)[number]

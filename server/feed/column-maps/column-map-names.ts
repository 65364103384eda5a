/** Of the built-in column maps. Apart from them, so that the help of a command need not load them. */
export const columnMapNames = ['uk-adverts'] as const

export type ColumnMapName = (typeof columnMapNames)[number]

export const feedFormats = ['envelope', 'array', 'ndjson', 'csv'] as const

/** Auto Trader's `{"results": […]}`, a JSON array, a JSON record a line, or CSV with a heading. */
export type FeedFormat = (typeof feedFormats)[number]

/**
 * The config of routes that answer everybody at all times: whether we are well must be heard when we are not,
 * and a page without its style is worse than one that comes late.
 */
export const unhindered = { rateLimit: false, pressureHandler: () => undefined } as const

/** Write tokens are kept for this many latest writes, in every store and copy of the stock. */
export const keptTokens = 10_000

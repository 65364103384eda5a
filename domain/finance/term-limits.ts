/** In months: what a visitor may choose, and what a dealer's terms may be. */
export const shortestTerm = 12
export const longestTerm = 60

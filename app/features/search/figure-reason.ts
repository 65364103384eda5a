/** Why an exact figure is invalid. */
export const figureReason = 'Use digits only.'

/** Why an exact figure is invalid. */
export const figureReason = 'Enter one whole number in digits.'

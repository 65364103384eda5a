/** The address of the page of a vehicle. `origin` has no slash at its end. */
export function vehicleAddress(stockId: string, origin: string): string {
  return `${origin}/vehicles/${encodeURIComponent(stockId)}`
}

export interface TrailStep {
  label: string
  to?: string
}

/** From home over what is between down to the page itself. */
export function pageTrail(title: string, between: readonly TrailStep[] = []): TrailStep[] {
  return [{ label: 'Home', to: '/' }, ...between, { label: title }]
}

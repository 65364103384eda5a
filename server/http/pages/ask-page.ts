import type { PageAddress } from './page-address.ts'

/**
 * The response to a page request. `ask` sends the canonical address to React Router with a method.
 *
 * Another spelling of a page answers 308, which keeps the method and the body. An unknown address answers 404 in every
 * spelling and for every method.
 */
export async function askPage(
  ask: (method: string) => Promise<Response>,
  method: string,
  { canonical, isCanonical }: PageAddress,
): Promise<Response> {
  // A form is not processed before the redirect, because the browser sends it again.
  const answer = await ask(isCanonical ? method : 'GET')
  if (answer.status === 404) return answer
  if (!isCanonical) {
    return new Response(null, { status: 308, headers: { location: canonical } })
  }
  if (answer.status !== 405 || method !== 'POST') return answer
  // React Router refuses a form before it checks whether the page exists.
  const page = await ask('GET')
  return page.status === 404 ? page : answer
}

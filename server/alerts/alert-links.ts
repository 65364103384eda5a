import type { SearchAsk } from '#domain/alerts/alert.ts'

/** The addresses of pages of alerts in mails: absolute. `app/urls.ts` has the same paths, which a journey follows. */
export function alertLinks(publicUrl: string) {
  return {
    confirm: (request: Uint8Array) =>
      `${publicUrl}/alerts/confirm?request=${Buffer.from(request).toString('base64url')}`,
    /** Ends the alert by a POST, and shows what it is by a GET. */
    end: (id: string) => `${publicUrl}/alerts/end?alert=${id}`,
    search: ({ type, query }: Pick<SearchAsk, 'type' | 'query'>) =>
      `${publicUrl}/${type}-search${query === '' ? '' : `?${query}`}`,
  }
}

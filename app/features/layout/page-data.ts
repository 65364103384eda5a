/** The id of the script element that has the data of a hydrated page as JSON. */
export const pageDataId = 'page-data'

/** Without `<`, which could end the element. */
export function pageData(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

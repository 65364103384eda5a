/** A value of a JSON document; `undefined` members are left out when it is written. */
export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }

/** A document of schema.org for those who index the page. */
export type JsonLd = { [key: string]: Json }

/** The caller's span, as the header `traceparent` of W3C Trace Context names it. */
export interface ParentSpan {
  traceId: string
  spanId: string
  isSampled: boolean
}

/** Null for an invalid header. Later versions of the format begin like version 00. */
export function parseTraceparent(header: string | undefined): ParentSpan | null {
  const [, version, traceId = '', spanId = '', flags = '', rest = ''] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/.exec(header ?? '') ?? []
  if (version === undefined || version === 'ff' || (version === '00' && rest !== '')) return null
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export function formatTraceparent({ traceId, spanId, isSampled }: ParentSpan): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
}

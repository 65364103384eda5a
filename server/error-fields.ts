/**
 * What the log has of an error. Other properties are left out, because they may hold values: PostgreSQL's `detail` repeats
 * a row, and an error of a request its body.
 */
export function errorFields(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name: type, message, stack, cause } = error
  return {
    type,
    message,
    ...('code' in error && { code: String(error.code) }),
    stack,
    ...(cause instanceof Error && { cause: errorFields(cause) }),
    // Of a host with several addresses; its own message is empty.
    ...(error instanceof AggregateError && { errors: error.errors.map(errorFields) }),
  }
}

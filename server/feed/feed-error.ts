/** The feed cannot be imported and the stock is unchanged. The message is for the person who sent the feed. */
export class FeedError extends Error {
  override name = 'FeedError'
  /** The same for a person who looks at the file at the desk, where the message speaks of a column map. */
  readonly atDesk: string | undefined

  constructor(message: string, { atDesk, ...options }: ErrorOptions & { atDesk?: string } = {}) {
    super(message, options)
    this.atDesk = atDesk
  }
}

/**
 * A feed that was read, but is not trusted to remove vehicles: it may have been cut short, or would remove too many. Sold
 * vehicles stay advertised until someone looks.
 */
export class HeldBackError extends FeedError {
  override name = 'HeldBackError'
}

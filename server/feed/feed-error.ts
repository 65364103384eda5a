/** The feed cannot be imported and the stock is unchanged. The message is for the person who sent the feed. */
export class FeedError extends Error {
  override name = 'FeedError'
}

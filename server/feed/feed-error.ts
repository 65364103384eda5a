/** A feed that cannot be imported, in words for whoever sent it. The stock stays as it was. */
export class FeedError extends Error {
  override name = 'FeedError'
}

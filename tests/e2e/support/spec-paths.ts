/** Every path that the specification names: its table of routes, and what its links point to. */
export const specPaths = [
  ...['/', '/cars', '/vans', '/trucks'],
  ...['/cars/used', '/cars/new', '/cars/finance', '/cars/leasing', '/cars/reviews'],
  ...['/vans/used', '/vans/new', '/vans/finance', '/vans/leasing', '/vans/reviews'],
  ...['/trucks/used', '/trucks/new', '/trucks/finance', '/trucks/leasing', '/trucks/reviews'],
  ...['/car-search', '/van-search', '/truck-search', '/vehicles', '/offers'],
  ...['/about', '/contact', '/terms', '/tcf', '/complaints', '/privacy', '/cookies', '/terms-of-sale'],
  ...['/chat', '/complaint', '/support', '/consumer-policy', '/finance-info', '/finance-options'],
  ...['/finance-prices', '/part-exchange', '/valuation', '/browse-stock', '/articles', '/reviews', '/deals'],
  ...['/awards', '/pricing', '/savings', '/stock', '/electric-vehicles', '/leasing-info'],
  ...['/leasing-articles', '/expert-reviews'],
]

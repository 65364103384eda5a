/** Addresses that are linked to and whose answer lives elsewhere: each is a permanent redirect. */
export const movedPages: Readonly<Record<string, string>> = {
  '/chat': '/contact',
  '/complaint': '/complaints',
  '/deals': '/offers',
  '/leasing-articles': '/leasing-info',
  '/stock': '/browse-stock',
}

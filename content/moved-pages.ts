import { isOffered } from './offered.ts'

const everyMove: Readonly<Record<string, string>> = {
  '/chat': '/contact',
  '/complaint': '/complaints',
  '/deals': '/offers',
  '/leasing-articles': '/leasing-info',
  '/stock': '/browse-stock',
}

/** Old and alternative addresses. Each is a permanent redirect. */
export const movedPages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(everyMove).filter(([_, to]) => isOffered(to)),
)

/** The instant from which the retention of each state counts, in SQL. */
export const retentionFrom = {
  delivered: 'delivered_at',
  rejected: 'coalesce(rejected_at, accepted_at)',
  waiting: 'accepted_at',
} as const

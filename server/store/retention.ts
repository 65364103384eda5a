/** In SQL: a lead that the lead service has accepted or refused, with a payload to erase. */
export const hasEnded = `payload IS NOT NULL AND state IN ('delivered', 'rejected')
  AND (state = 'delivered' OR last_failure <> 'unreadable')`

/**
 * The most common label; of equally common ones the last by code unit, so "Ford" rather than "FORD". `label` with its
 * `count` is one more candidate.
 */
export function commonestSpelling(
  counts: Iterable<readonly [label: string, count: number]>,
  label = '',
  count = 0,
): string {
  let [best, most] = [label, count]
  for (const [other, times] of counts) {
    if (times < most || (times === most && other <= best)) continue
    best = other
    most = times
  }
  return best
}

/**
 * The spelling that most listings have; of equally common ones the one that is last by code unit, so "Ford" rather
 * than "FORD". `label`, which `count` listings have, is one more of them.
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

/** Runs after the next paint, so that the answer to a press is seen before the rest is done. */
export function afterPaint(run: () => void): void {
  // A page that is not visible has no frames.
  if (document.hidden) setTimeout(run)
  else requestAnimationFrame(() => setTimeout(run))
}

/** "12 KB", "3.4 MB" */
export function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000)).toLocaleString('en-GB')} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

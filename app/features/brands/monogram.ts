/** What stands for a maker: its initials, or the first letters of its one word. */
export function monogram(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)) : [...(words[0] ?? '')]
  return letters.slice(0, 2).join('')
}

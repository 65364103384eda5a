/** Without line ends and other characters that end a header or hide text. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()
}

/** What was written in several lines, each as `oneLine`. */
export function plainLines(text: string): string[] {
  return text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).map(oneLine)
}

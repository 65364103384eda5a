import type { PictureOf } from './pages.ts'

export interface Shot extends PictureOf {
  width: number
  scheme: 'light' | 'dark'
}

export function shotFile({ name, width, scheme }: Shot): string {
  return `${name}-${width}-${scheme}.jpg`
}

/** One HTML page with a thumbnail of every screenshot, linked to the full picture. */
export function contactSheet(shots: readonly Shot[]): string {
  const pages = Map.groupBy(shots, ({ path }) => path)
  const rows = [...pages].map(
    ([path, group]) =>
      `<section><h2>${escapeHtml(path)}</h2><div>${group.map(figure).join('')}</div></section>`,
  )
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>Every page</title>
<style>
body { margin: 2rem; background: #777; color: #fff; font: 1rem system-ui }
section div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
figure { flex: none; margin: 0 }
img { display: block; height: 30rem; object-fit: cover; object-position: top }
a { color: inherit }
</style>
<h1>Every page</h1>
${rows.join('\n')}
</html>
`
}

function figure(shot: Shot): string {
  const file = shotFile(shot)
  const words = `${shot.width} px, ${shot.scheme}`
  return `<figure><a href="${file}"><img src="${file}" alt="${words}" loading="lazy"></a><figcaption>${words}</figcaption></figure>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

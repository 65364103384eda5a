const bases: Readonly<Record<string, string>> = {
  grey: '#646c74',
  black: '#191c20',
  white: '#eceeee',
  blue: '#1f4a86',
  red: '#a51d24',
  silver: '#b1b7bc',
  green: '#2a5844',
  orange: '#c9581c',
  yellow: '#dfae22',
  bronze: '#866845',
  beige: '#c4b9a2',
  brown: '#573f2f',
  purple: '#4b356a',
}

/** The shades of one paint in different light. */
export interface Paint {
  base: string
  /** Facing the ceiling lights. */
  light: string
  /** Turned a little towards them. */
  lit: string
  /** Turned a little away. */
  shade: string
  /** Turned to the floor. */
  deep: string
  /** Lit from below by a pale floor. */
  bounce: string
  /** Opacity of a highlight: dark paint shows it more. */
  gloss: string
  /** Opacity of a broad, soft highlight. */
  sheen: string
}

/** Draws a vehicle without its colour: `applyPaint` puts the colour in. */
export const primer: Paint = {
  base: '{base}',
  light: '{light}',
  lit: '{lit}',
  shade: '{shade}',
  deep: '{deep}',
  bounce: '{bounce}',
  gloss: '{gloss}',
  sheen: '{sheen}',
}

export function applyPaint(svg: string, paint: Paint): string {
  return svg.replace(/\{(\w+)\}/g, (_, shade: keyof Paint) => paint[shade])
}

export function paintOf(colour: string): Paint {
  const base = bases[colour] ?? '#646c74'
  const dark = 1 - luminance(base)
  return {
    base,
    light: mix(base, '#f4f8fb', 0.32 + 0.1 * dark ** 3),
    lit: mix(base, '#f4f8fb', 0.15 + 0.08 * dark ** 3),
    shade: mix(base, '#0a1017', 0.16 + 0.06 * dark),
    deep: mix(base, '#0a1017', 0.42 + 0.1 * dark),
    bounce: mix(base, '#dfe5e8', 0.1 + 0.05 * dark ** 3),
    gloss: (0.3 + 0.3 * dark).toFixed(2),
    sheen: (0.22 + 0.22 * dark).toFixed(2),
  }
}

/** `share` of the second colour. Both as #rrggbb. */
function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const value = channel(one, at) * (1 - share) + channel(other, at) * share
    return Math.round(value).toString(16).padStart(2, '0')
  })
  return `#${channels.join('')}`
}

function channel(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16)
}

function luminance(colour: string): number {
  return (channel(colour, 1) * 0.3 + channel(colour, 3) * 0.59 + channel(colour, 5) * 0.11) / 255
}

import { type Rule, type Selector, type SelectorComponent, transform, type Visitor } from 'lightningcss'

/** Of elements that a script shows. */
const shownByScript = /(?:(?:LoadingVehicle|SavedStatus|Skeleton|Suggestions)\.module|viewed-vehicles)\.css$/

interface Sheet {
  id: string
  css: string
}

interface Parts {
  /** For the first paint of a page. */
  first: string
  /** For open dialogs and popovers, for what is pointed at, for print, and for what a script shows. */
  later: string
}

/**
 * Parts the style sheets of a page. The first paint does not need the rules of what is opened, pointed at or printed later.
 * They come after all rules of the first part: where a rule for an item should win over its `:hover`, the `:hover` must
 * exclude that item, because the order of the source does not decide.
 */
export function partStyles(sheets: readonly Sheet[]): Parts {
  const shown = sheets.filter(({ id }) => shownByScript.test(id))
  const others = join(sheets.filter((sheet) => !shown.includes(sheet)))
  const first = transformed(others, keepRules({ later: false }))
  const later = transformed(others, keepRules({ later: true }))
  const animations = Array.from(others.matchAll(/@keyframes\s+([\w-]+)/g), ([, name = '']) => name)
  const isUsed = (name: string) => new RegExp(`animation[^;}]*\\b${name}\\b`).test(first)
  return {
    first: transformed(
      first,
      {},
      animations.filter((name) => !isUsed(name)),
    ),
    later: transformed(later, {}, animations.filter(isUsed)) + join(shown),
  }
}

function join(sheets: readonly Sheet[]): string {
  return sheets.map(({ css }) => css).join('\n')
}

function transformed(
  css: string,
  visitor: Visitor<Record<string, never>>,
  unusedSymbols: string[] = [],
): string {
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), visitor, unusedSymbols })
  return code.toString()
}

/** The same rules, of the same specificity, for pages with an island only: `data-island` of the document. */
export function withinIslands(css: string): string {
  return transformed(css, inIsland)
}

const island: Selector = [
  { type: 'pseudo-class', kind: 'where', selectors: [[{ type: 'attribute', name: 'data-island' }]] },
  { type: 'combinator', value: 'descendant' },
]

const inIsland: Visitor<Record<string, never>> = { Selector: (selector) => [...island, ...selector] }

/** Leaves out the rules of the other part. */
function keepRules({ later }: { later: boolean }): Visitor<Record<string, never>> {
  let inPrint = 0
  return {
    Rule: {
      media(rule) {
        if (!isPrint(rule)) return
        if (!later) return []
        inPrint++
      },
      style({ value: { selectors } }) {
        if (inPrint > 0) return
        const interactive = selectors.filter(needsInteraction)
        if (interactive.length > 0 && interactive.length < selectors.length)
          throw new Error(
            'A rule is for the first paint and for what is opened or pointed at: write two rules',
          )
        return interactive.length > 0 === later ? undefined : []
      },
      page: () => (later ? undefined : []),
      'font-face': () => (later ? [] : undefined),
      'view-transition': () => (later ? [] : undefined),
    },
    // As a function: an object of functions is not called here.
    RuleExit(rule) {
      if (later && rule.type === 'media' && isPrint(rule)) inPrint--
    },
  }
}

function isPrint({ value }: Extract<Rule, { type: 'media' }>): boolean {
  return value.query.mediaQueries.every(
    ({ mediaType, qualifier }) => mediaType === 'print' && qualifier !== 'not',
  )
}

/** Whether it matches only what a visitor has opened or points at. */
function needsInteraction(selector: Selector): boolean {
  return selector.some(isInteraction)
}

function isInteraction(part: SelectorComponent): boolean {
  if (part.type === 'pseudo-element') return part.kind === 'backdrop'
  if (part.type !== 'pseudo-class') return false
  if (['popover-open', 'modal', 'hover'].includes(part.kind)) return true
  const isList = part.kind === 'has' || part.kind === 'is' || part.kind === 'where'
  return isList && part.selectors.some(needsInteraction)
}

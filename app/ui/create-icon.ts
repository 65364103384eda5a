import { createElement, type ReactNode, type SVGProps } from 'react'
import { classNames } from './class-names.ts'

/** The drawing of an icon, as its file in `lucide-react` has it. */
interface IconData {
  node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number
}

/**
 * Stands in for the function of this name in `lucide-react` (see vite.config.ts), which makes icons of any colour and
 * stroke: this one is a fraction of its size, its work and its markup. Lines are drawn by `.lucide` in base.css. A label is the name of the image.
 */
export default function createLucideIcon({ node }: IconData) {
  const drawing = node.map(([element, attributes]) => createElement(element, attributes))
  return (props: IconProps) => drawIcon(drawing, props)
}

function drawIcon(drawing: ReactNode, { size = 24, className, ...rest }: IconProps) {
  return createElement(
    'svg',
    {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      className: classNames('lucide', className),
      ...rest,
    },
    drawing,
  )
}

import {
  Children,
  type ComponentProps,
  cloneElement,
  createContext,
  isValidElement,
  type ReactElement,
  use,
} from 'react'
import type { TableProps } from '#app/ui/Table.tsx'
import { isLeftOut } from './Offered.tsx'

const RowsHaveHeaders = createContext(false)

interface CaptionedProps {
  caption: string
  /** The table of Markdown between the tags. */
  children: ReactElement<TableProps>
}

/** A table with a caption, in which the first cell of each row is the row's header. */
export function Captioned({ caption, children }: CaptionedProps) {
  return <RowsHaveHeaders value={true}>{cloneElement(children, { caption })}</RowsHaveHeaders>
}

/** A table whose rows become blocks where its columns would be narrow. */
export function Stacked({ children }: { children: ReactElement<TableProps> }) {
  return cloneElement(children, { stacks: true })
}

/** A row of a table; none if all of one cell is about what is not offered. */
export function Row(row: ComponentProps<'tr'>) {
  const hasHeader = use(RowsHaveHeaders)
  const cells = Children.toArray(row.children).filter(isValidElement<ComponentProps<'td'>>)
  if (cells.some(({ props }) => isLeftOut(props.children))) return null
  const [first, ...others] = cells
  if (!hasHeader || first?.type !== 'td') return <tr {...row} />
  return (
    <tr>
      <th scope="row">{first.props.children}</th>
      {others}
    </tr>
  )
}

export function ColumnHeader(header: ComponentProps<'th'>) {
  return <th scope="col" {...header} />
}

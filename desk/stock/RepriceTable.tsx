import { Link } from 'react-router'
import type { RepricedLine } from '#server/stock/staff/reprice.ts'
import { Table } from '../../app/ui/Table.tsx'
import classes from './RepriceTable.module.css'

/** Prices before and after. What is sent is what is shown. */
export function RepriceTable({ lines }: { lines: readonly RepricedLine[] }) {
  return (
    <Table columns={['Vehicle', 'Now', 'After']}>
      <tbody>
        {lines.map(({ id, name, plate, stockNumber, before, after, pounds, fault, change }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/stock/${encodeURIComponent(id)}`}>{name}</Link>{' '}
              <span className={classes.plate}>{plate || stockNumber}</span>
              {pounds === null ? null : (
                <input type="hidden" name="price" value={`${change} ${pounds} ${id}`} />
              )}
            </th>
            <td className={classes.price}>{before}</td>
            <td className={classes.price}>{fault ? `Stays: ${fault.toLowerCase()}` : after}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

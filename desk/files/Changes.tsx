import { shortStockNumber } from '#domain/stock/identifier-key.ts'
import type { RejectedField } from '#server/feed/rejects-file.ts'
import type { ComparedVehicle } from '#server/feed/staff/compare-stock.ts'
import type { FileOutcome } from '#server/feed/staff/file-outcome.ts'
import { Table } from '../../app/ui/Table.tsx'
import classes from './Changes.module.css'
import { changeInWords } from './taken-in-words.ts'

type ReadyOutcome = Extract<FileOutcome, { state: 'ready' }>

interface ChangesProps {
  outcome: ReadyOutcome
  /** What staff call a field that no column of the file is. */
  columnName: (field: string) => string
}

/** What reading in a file would do, with each vehicle and each reason. */
export function Changes({ outcome, columnName }: ChangesProps) {
  const { comparison, rows, rejected, asides, warnings, newWords, sameVehicles, notShown, leftDemo } = outcome
  const { added, left, repriced, changed } = comparison
  const counts = {
    added: added.count,
    left: left.count,
    repriced: repriced.count,
    changed,
    rejected: rejected.count,
  }
  return (
    <div className={classes.changes}>
      <p className={classes.summary}>{changeInWords(counts)}</p>
      <p className={classes.soft}>
        {rows === 1 ? '1 vehicle is' : `${rows.toLocaleString('en-GB')} vehicles are`} in the file.
        {notShown.sold > 0
          ? ` ${notShown.sold.toLocaleString('en-GB')} of them will not be shown, because they are sold or not for sale yet.`
          : ''}
        {notShown.unknown > 0
          ? ` ${notShown.unknown.toLocaleString('en-GB')} of them will not be shown, because the file does not say that they are for sale in words we know.`
          : ''}
        {leftDemo > 0
          ? ` Of those that leave, ${leftDemo.toLocaleString('en-GB')} are made-up vehicles of the demo.`
          : ''}
      </p>
      <Vehicles title="Cannot be read" count={rejected.count} isOpen>
        <Reasons reasons={rejected.first} columnName={columnName} />
      </Vehicles>
      <Vehicles title="Leave the site" count={left.count} isOpen={left.count <= 20}>
        <VehicleTable vehicles={left.first} />
      </Vehicles>
      <Vehicles title="Prices change" count={repriced.count} isOpen={repriced.count <= 20}>
        <Table columns={['Vehicle', 'Number plate', 'Now', 'After']}>
          <tbody>
            {repriced.first.map(({ id, name, registration, before, price }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{registration}</td>
                <td>{before}</td>
                <td>{price}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Vehicles>
      <Vehicles title="Added" count={added.count}>
        <VehicleTable vehicles={added.first} />
      </Vehicles>
      <Vehicles title="Cells that are left out or not understood" count={warnings.count}>
        <Reasons reasons={warnings.first} columnName={columnName} />
      </Vehicles>
      <Vehicles title="Words that are new here" count={newWords.length}>
        <p className={classes.soft}>Buyers see them as they are written. Correct what is misspelt.</p>
        <ul>
          {newWords.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      </Vehicles>
      <Vehicles title="Lines about no vehicle" count={asides.count}>
        <p className={classes.soft}>
          Headings between vehicles, and totals. Nothing is missing because of them.
        </p>
        <Table columns={['Line', 'What it is']}>
          <tbody>
            {asides.first.map(({ line, reason }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Vehicles>
      <Vehicles title="The same vehicle twice, of which one is shown" count={sameVehicles.length}>
        <ul>
          {sameVehicles.map(({ hidden, shown, mark }) => (
            <li key={hidden}>
              {shortStockNumber(hidden)} is {shortStockNumber(shown)}: {mark}
            </li>
          ))}
        </ul>
      </Vehicles>
    </div>
  )
}

interface VehiclesProps {
  title: string
  count: number
  isOpen?: boolean
  children: React.ReactNode
}

function Vehicles({ title, count, isOpen = false, children }: VehiclesProps) {
  if (count === 0) return null
  return (
    <details open={isOpen} className={classes.list}>
      <summary>
        {title}: {count.toLocaleString('en-GB')}
      </summary>
      {children}
      {count > 100 ? <p className={classes.soft}>These are the first 100.</p> : null}
    </details>
  )
}

function VehicleTable({ vehicles }: { vehicles: readonly ComparedVehicle[] }) {
  return (
    <Table columns={['Vehicle', 'Number plate', 'Price']}>
      <tbody>
        {vehicles.map(({ id, name, registration, price }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{registration}</td>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

interface ReasonsProps extends Pick<ChangesProps, 'columnName'> {
  reasons: readonly RejectedField[]
}

function Reasons({ reasons, columnName }: ReasonsProps) {
  return (
    <Table columns={['Line', 'Vehicle', 'Column', 'Why']}>
      <tbody>
        {reasons.map(({ line, id, field, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have several reasons
          <tr key={index}>
            <th scope="row">{line}</th>
            <td>{id === null ? '' : shortStockNumber(id)}</td>
            <td>{columnName(field)}</td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

import { classNames } from '#app/ui/class-names.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { penceFromPounds } from '#domain/finance/money.ts'
import { outstandingBalances } from '#domain/finance/outstanding-balance.ts'
import classes from './Drawing.module.css'
import { Drawing } from './Drawing.tsx'

const credit = penceFromPounds(12_000)
const finalPayment = penceFromPounds(4_000)
const months = 48

const [left, right, top, bottom] = [70, 342, 22, 186]
const x = (month: number) => left + ((right - left) * month) / months
const y = (owed: number) => bottom - ((bottom - top) * owed) / credit

function lineOf(atEnd: typeof finalPayment): string {
  const balances = outstandingBalances({
    credit,
    months,
    finalPayment: atEnd,
    yearlyRate: defaultTerms.yearlyRate,
  })
  return balances.map((owed, month) => `${x(month).toFixed(1)},${y(owed).toFixed(1)}`).join(' ')
}

/** What is still owed on hire purchase and on PCP, on the example of the text beside it. */
export function BalanceDrawing() {
  return (
    <Drawing
      height={236}
      label={`Two lines over ${months} months, both from ${formatPounds(credit)}. With hire purchase, what you owe falls to nothing. With PCP, it falls more slowly, to the final payment of ${formatPounds(finalPayment)}.`}
      caption={`What you still owe, if you borrow ${formatPounds(credit)} over ${months} months at the rate of the example above. The dotted line is the final payment of a PCP.`}
    >
      {[0, 4_000, 8_000, 12_000].map(penceFromPounds).map((owed) => (
        <g key={owed}>
          <path d={`M${left} ${y(owed)}H${right}`} className={classes.axis} />
          <text x={left - 8} y={y(owed) + 4} textAnchor="end">
            {formatPounds(owed)}
          </text>
        </g>
      ))}
      {[0, 12, 24, 36, 48].map((month) => (
        <text key={month} x={x(month)} y={bottom + 20} textAnchor="middle">
          {month}
        </text>
      ))}
      <text x={(left + right) / 2} y={bottom + 40} textAnchor="middle">
        Months
      </text>
      <polyline points={lineOf(penceFromPounds(0))} className={classes.second} />
      <polyline points={lineOf(finalPayment)} className={classes.first} />
      <path
        d={`M${right} ${y(finalPayment)}V${bottom}`}
        className={classNames(classes.first, classes.last)}
      />
      <text x={x(30)} y={y(penceFromPounds(8_500))} className={classes.strong}>
        PCP
      </text>
      <text x={x(22)} y={y(penceFromPounds(5_000))} textAnchor="end" className={classes.strong}>
        HP
      </text>
    </Drawing>
  )
}

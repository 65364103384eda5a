/**
 * Vehicle tax of cars for one year, for texts: MDX has it as `props.roadTax`. Change all of it together, each April.
 * Source: GOV.UK, rates of vehicle tax from 1 April 2026; the supplement, Finance Act 2026.
 */
export const roadTax = {
  /** After an amount: "£200 from April 2026 to March 2027". */
  year: 'from April 2026 to March 2027',
  /** Of cars registered since April 2017, after their first year. */
  standard: '£200',
  /** Of a new electric car. */
  electricFirstYear: '£10',
  /** The expensive car supplement, from the second year to the sixth, and the list prices above which it is paid. */
  supplement: '£440',
  supplementAbove: { most: '£40,000', electric: '£50,000' },
}

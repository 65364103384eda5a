import { formatPounds } from '#domain/finance/format-money.ts'
import { pcpRepresentativeExample as example } from '#domain/finance/pcp-representative-example.ts'
import { Example } from './RepresentativeExample.tsx'

/** The representative example of a PCP, for `also` of `RepresentativeExample`. */
export function PcpExample() {
  return (
    <Example
      id="representative-example-pcp"
      product="PCP"
      terms={example}
      more={[['Optional final payment', formatPounds(example.finalPayment)]]}
    />
  )
}

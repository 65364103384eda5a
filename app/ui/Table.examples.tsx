import type { ComponentExamples } from './component-examples.ts'
import { Table } from './Table.tsx'

export const examples: ComponentExamples = {
  component: 'Table',
  states: [
    {
      name: 'named columns and rows',
      element: (
        <Table>
          <thead>
            <tr>
              <th scope="col">Price with VAT</th>
              <th scope="col">Each month</th>
              <th scope="col">Total amount payable</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">£12,000</th>
              <td>£309.93</td>
              <td>£18,605.80</td>
            </tr>
            <tr>
              <th scope="row">£20,000</th>
              <td>£516.55</td>
              <td>£31,003.00</td>
            </tr>
          </tbody>
        </Table>
      ),
    },
    {
      name: 'with a caption, scrolling in a narrow window',
      element: (
        <Table caption="Sizes of van">
          <thead>
            <tr>
              <th scope="col">Length</th>
              <th scope="col">Load length</th>
              <th scope="col">Often used by</th>
              <th scope="col">Parks in</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">L1</th>
              <td>2.4 to 2.6 metres</td>
              <td>Electricians and plumbers</td>
              <td>An ordinary space</td>
            </tr>
            <tr>
              <th scope="row">L3</th>
              <td>3.4 to 3.8 metres</td>
              <td>Parcel deliveries</td>
              <td>A yard</td>
            </tr>
          </tbody>
        </Table>
      ),
    },
  ],
}

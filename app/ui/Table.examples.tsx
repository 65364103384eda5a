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
  ],
}

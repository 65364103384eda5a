import { Field, Select } from '#app/ui/Field.tsx'
import { offeredOrders } from '#content/offered-search.ts'
import { sortOrders } from '#domain/stock/sort-orders.ts'
import { PostcodeField } from './PostcodeField.tsx'
import type { SearchChoice } from './search-choice.ts'

interface SortSelectProps {
  choice: SearchChoice
  idPrefix: string
  /** Id of its form, when it is outside of it. */
  formId?: string
  /** The `idPrefix` of another one in the form, which is submitted: this one has no name. */
  repeats?: string
}

/** The order of the results, and a postcode when the order needs one. */
export function SortSelect({ choice: { sort, postcode }, idPrefix, formId, repeats }: SortSelectProps) {
  return (
    <>
      <Field label="Sort by" id={`${idPrefix}-sort`}>
        <Select
          name={repeats ? undefined : 'sort'}
          data-repeats={repeats && `${repeats}-sort`}
          form={formId}
          defaultValue={sort}
        >
          {offeredOrders.map((order) => (
            <option key={order} value={order}>
              {sortOrders[order]}
            </option>
          ))}
        </Select>
      </Field>
      {sort === 'distance' ? (
        <PostcodeField
          postcode={postcode}
          id={`${idPrefix}-postcode`}
          formId={formId}
          repeats={repeats && `${repeats}-postcode`}
          isMeasured
        />
      ) : null}
    </>
  )
}

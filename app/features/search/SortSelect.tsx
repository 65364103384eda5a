import { Field, Select } from '#app/ui/Field.tsx'
import { offeredOrders } from '#content/offered-search.ts'
import { isSortOrder, sortOrders } from '#domain/stock/sort-orders.ts'
import { PostcodeField } from './PostcodeField.tsx'
import type { SearchForm } from './search-navigation.tsx'

interface SortSelectProps {
  form: SearchForm
  idPrefix: string
  /** Id of its form, when it is outside of it. */
  formId?: string
  /** Another one is in the form too, so this one has no name and is not submitted. */
  repeated?: boolean
}

/** The order of the results, and a postcode when the order needs one. */
export function SortSelect({ form, idPrefix, formId, repeated = false }: SortSelectProps) {
  const { sort, postcode } = form.choice
  return (
    <>
      <Field label="Sort by" id={`${idPrefix}-sort`}>
        <Select
          name={repeated ? undefined : 'sort'}
          form={formId}
          value={sort}
          onChange={({ target: { value } }) => {
            if (isSortOrder(value)) form.chooseSort(value)
          }}
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
          repeated={repeated}
          isMeasured
          onChoose={form.choosePostcode}
        />
      ) : null}
    </>
  )
}

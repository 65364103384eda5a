import type { ReactNode } from 'react'
import { ChevronDown } from '#app/ui/icons.ts'
import textStyle from '#app/ui/TextStyle.module.css'
import { urls } from '#app/urls.ts'
import type { FilterField as Field } from '#domain/stock/filter-fields.ts'
import { FilterField } from './FilterField.tsx'
import classes from './FilterForm.module.css'
import { fieldsIn, layoutOf, type FilterSection as Section } from './filter-sections.ts'
import { PostcodeField } from './PostcodeField.tsx'
import type { RangeControl } from './range-controls.ts'
import { priceParams, valuesOf } from './search-choice.ts'
import type { SearchView } from './search-view.ts'
import type { ActiveFilter } from './search-words.ts'
import { joinValues } from './select-value.ts'

export const filterFormId = 'filters'

interface FilterFormProps {
  view: SearchView
  /** Above the filters, such as the sort order. */
  children?: ReactNode
}

/** The filters as a GET form. With script each change applies at once, and submitting only leads to the results: `app/enhance/results`. */
export function FilterForm({ view, children }: FilterFormProps) {
  const { choice } = view
  const controls = new Map(view.controls.map((control) => [control.field, control]))
  const ranges = new Map<Field, RangeControl>(view.ranges.map((range) => [range.field, range]))
  const offered = new Set([...controls.keys(), ...ranges.keys()])
  const { first, sections } = layoutOf(view.type, offered)
  const toField = (field: Field) => (
    <FilterField
      key={field}
      field={field}
      control={controls.get(field)}
      range={ranges.get(field)}
      several={view.several.some((asked) => asked === field)}
      value={joinValues(valuesOf(choice[field]))}
    />
  )
  const toSection = (section: Section) => (
    <FilterSection
      key={section.name}
      id={`${filterFormId}-section-${section.name}`}
      title={section.title}
      inUse={textsOf(view.active, fieldsIn(section)).join(', ')}
      inside={section.sections?.map(toSection)}
    >
      {section.fields.includes('distance') && choice.sort !== 'distance' ? (
        <PostcodeField
          postcode={choice.postcode}
          id={`${filterFormId}-postcode`}
          isMeasured={choice.distance !== undefined}
        />
      ) : null}
      {section.fields.map(toField)}
      {section.fields.includes('cleanAir') ? <CleanAirNote /> : null}
    </FilterSection>
  )
  return (
    <form id={filterFormId} action={urls.search(view.type)} autoComplete="off" className={classes.form}>
      {children}
      <div>
        <div className={classes.section}>
          <div className={classes.fields}>{first.map(toField)}</div>
        </div>
        {sections.map(toSection)}
      </div>
      {heldValues(view, offered).map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}

function textsOf(active: readonly ActiveFilter[], fields: readonly Field[]): string[] {
  return active.filter(({ field }) => fields.includes(field)).map(({ text }) => text)
}

/** Filters in use without a control, and how prices are read: they are in the address and stay until they are changed. */
function heldValues({ active, choice }: SearchView, controlled: ReadonlySet<Field>) {
  const held = active.filter(({ field }) => !controlled.has(field))
  return [
    ...held.map(({ field, value }) => ({ name: field as string, value })),
    ...Object.entries(priceParams(choice)).flatMap(([name, value]) => (value ? [{ name, value }] : [])),
  ]
}

/** What the filter of clean air zones counts: `cleanAirOf`. */
function CleanAirNote() {
  return (
    <p className={classes.note}>
      Compliant: electric, hydrogen, petrol from Euro 4 and diesel from Euro 6. A petrol or diesel vehicle
      without a Euro class on record is left out.
    </p>
  )
}

interface FilterSectionProps {
  id: string
  title: string
  /** The values in use in the section: "Ford, Fiesta"; '' for none. */
  inUse: string
  /** Sections below its fields. */
  inside?: ReactNode
  children: ReactNode
}

/** A group of filters. Its heading says what is in use while it is closed. */
function FilterSection({ id, title, inUse, inside, children }: FilterSectionProps) {
  return (
    <details id={id} className={classes.section}>
      <summary className={classes.summary}>
        <span className={textStyle.strong}>{title}</span>
        {inUse ? <span className={classes.inUse}>{inUse}</span> : null}
        <ChevronDown aria-hidden size={20} className={classes.chevron} />
      </summary>
      <div className={classes.fields}>{children}</div>
      {inside ? <div className={classes.inside}>{inside}</div> : null}
    </details>
  )
}

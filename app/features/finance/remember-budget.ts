import { rememberTerms } from './remembered-terms.ts'

/** Keeps what a budget form is sent with. */
export function rememberBudget(form: FormData): void {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const monthly = text('monthlyPriceTo')
  rememberTerms({
    deposit: text('deposit'),
    term: text('term'),
    ...(monthly === '' ? {} : { monthlyPrice: `-${monthly}` }),
  })
}

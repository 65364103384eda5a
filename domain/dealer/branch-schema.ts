import { z } from 'zod'
import { postcode, several, text, weekdays } from './fact-values.ts'

const branch = z.strictObject({
  /** What it is called, as in "our Liverpool branch". Absent: its town, which then has no other branch. */
  name: text.optional(),
  town: text,
  street: text,
  postcode,
  latitude: z.number().min(49).max(61, 'expected a latitude in the United Kingdom'),
  longitude: z.number().min(-9).max(2, 'expected a longitude in the United Kingdom'),
  /** `open` as visitors read it: "9am to 6pm", "Closed". */
  hours: z.array(z.strictObject({ days: text, open: text })).min(1, several),
  /** Those of `enquiries.viewingWeekdays` on which it has viewings; absent: all of them. */
  viewingWeekdays: weekdays.optional(),
})

/** What tells a branch from the others. */
const nameOfBranch = ({ name, town }: z.infer<typeof branch>) => name ?? town

/** Each of another name. Distances are measured from the first. */
export const branchesSchema = z.tuple([branch], branch, several).superRefine((branches, context) => {
  branches.forEach((branch, index) => {
    const alike = branches.findIndex((other) => nameOfBranch(other) === nameOfBranch(branch))
    if (alike === index) return
    const message = `expected a name of its own, because another branch is called “${nameOfBranch(branch)}” too`
    context.addIssue({ code: 'custom', path: [index, 'name'], message })
  })
})

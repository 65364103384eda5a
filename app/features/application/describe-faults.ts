import { applicationFields } from '#domain/applications/application-fields.ts'
import type { Fault } from '#domain/fault.ts'

/** A fault in the words of the form: "Employer: must be at most 200 characters". */
export interface AnswerFault {
  field: string
  words: string
}

export function describeFaults(faults: readonly Fault[]): AnswerFault[] {
  return faults.map(({ path, message }) => {
    const label = applicationFields.find(({ name }) => name === path)?.label ?? path
    // A fault of the whole form is in no field.
    return { field: path, words: label === '' ? message : `${label}: ${message}` }
  })
}

/** The faults in a problem document; none in anything else. */
export function faultsOf(problem: unknown): Fault[] {
  if (typeof problem !== 'object' || problem === null || !('faults' in problem)) return []
  return Array.isArray(problem.faults) ? problem.faults.filter(isFault) : []
}

function isFault(fault: unknown): fault is Fault {
  return (
    typeof fault === 'object' &&
    fault !== null &&
    'path' in fault &&
    typeof fault.path === 'string' &&
    'message' in fault &&
    typeof fault.message === 'string'
  )
}

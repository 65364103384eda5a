import { redirect } from 'react-router'
import { visitContext } from '../context.ts'
import type { Route } from './+types/close'

/** Locks the desk at once. */
export function action({ context }: Route.ActionArgs) {
  context.get(visitContext).lock()
  return redirect('/')
}

import { redirect } from 'react-router'
import { accessContext, visitContext } from '../context.ts'
import type { Route } from './+types/close'

/** Locks the desk at once. */
export function action({ context }: Route.ActionArgs) {
  const { sessions } = context.get(accessContext)
  sessions.close(context.get(visitContext).cookie)
  return redirect('/')
}

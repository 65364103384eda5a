import { isRouteErrorResponse } from 'react-router'
import { Locked } from './Locked.tsx'
import { Message } from './Message.tsx'

/** In place of a page that cannot be shown, for somebody who may not be inside. */
export function FaultPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 403) return <Locked form={error.data?.form ?? null} />
  const { title, words } = faultInWords(error)
  return (
    <Message title={title}>
      <p>{words}</p>
    </Message>
  )
}

/** Why a page cannot be shown, and what to do. */
export function faultInWords(error: unknown): { title: string; words: string } {
  return isRouteErrorResponse(error) && error.status === 404
    ? {
        title: 'There is nothing here',
        words: 'The address may be mistyped, or what was here has been erased.',
      }
    : {
        title: 'That did not work',
        words:
          'Load the page again, and look whether what you did is there. If it stays so, tell whoever looks after the website: the log of the desk names the cause.',
      }
}

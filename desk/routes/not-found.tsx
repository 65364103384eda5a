import { data } from 'react-router'
import { Message } from '../layout/Message.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return <Message title="There is nothing here">The address may be mistyped.</Message>
}

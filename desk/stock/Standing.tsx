import type { Standing as State } from '#domain/stock/standing.ts'
import { Badge } from '../../app/ui/Badge.tsx'
import { standingWords } from './standing-words.ts'

const tones = {
  available: 'accent',
  reserved: 'amber',
  sold: 'neutral',
  removed: 'neutral',
  unpublished: 'neutral',
} as const satisfies Record<State, string>

export function Standing({ standing }: { standing: State }) {
  return <Badge tone={tones[standing]}>{standingWords[standing]}</Badge>
}

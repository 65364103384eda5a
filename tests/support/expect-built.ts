import { isBuilt } from '../../scripts/build-if-changed.mjs'

/** Before a command that builds what is out of date, as `npm start` does: other tests read that folder meanwhile. */
export function expectBuilt(): void {
  if (!(['site', 'desk'] as const).every(isBuilt))
    throw new Error('The pages are older than their sources: `npm run build` first')
}

import type { PhotoAct } from '#server/photos/staff-photos.ts'

const acts = ['earlier', 'later', 'first', 'remove', 'turn'] as const

/** What a form of the page of photos asks for; null where it is none. The buttons of a photo send "earlier ADDRESS". */
export function readPhotoAct(form: FormData): PhotoAct | null {
  const photos = form.getAll('order').map(String)
  if (photos.length > 0) return { act: 'order', photos }
  const [name, photo] = String(form.get('act') ?? '').split(' ')
  const act = acts.find((each) => each === name)
  return act && photo ? { act, photo } : null
}

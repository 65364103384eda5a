import { type DragEvent, useState } from 'react'

/** Lets files be dropped on an element: `handlers` are its attributes. */
export function useFileDrop(take: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      take([...event.dataTransfer.files])
    },
    onDragOver(event: DragEvent) {
      // Photos are also dragged to order them, which is nothing to drop here.
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave() {
      setOver(false)
    },
  }
  return { isOver, handlers }
}

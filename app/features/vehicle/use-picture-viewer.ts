import { useState } from 'react'

type ViewerModule = typeof import('./PictureViewer.tsx')

/** The full-screen viewer, whose code is loaded on the first press. Where it cannot be, the press opens the file. */
export function usePictureViewer() {
  const [module, setModule] = useState<ViewerModule | null>(null)
  const [opened, setOpened] = useState<number | null>(null)
  return {
    Viewer: module?.PictureViewer,
    /** The index of the picture that was opened; null when closed. */
    opened,
    open(index: number, file: string) {
      setOpened(index)
      if (!module) import('./PictureViewer.tsx').then(setModule, () => location.assign(file))
    },
    close: () => setOpened(null),
  }
}

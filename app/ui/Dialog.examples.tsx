import { useState } from 'react'
import { Button } from './Button.tsx'
import type { ComponentExamples } from './component-examples.ts'
import { Dialog } from './Dialog.tsx'

function DialogExample() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Filter cars"
        footer={<Button onClick={close}>Search 1,204 cars</Button>}
      >
        <p>Escape, the cross and a press outside close it, and the focus goes back to the button.</p>
      </Dialog>
    </>
  )
}

export const examples: ComponentExamples = {
  component: 'Dialog',
  states: [{ name: 'behind a button', element: <DialogExample /> }],
}

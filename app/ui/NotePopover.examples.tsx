import { Button } from './Button.tsx'
import type { ComponentExamples } from './component-examples.ts'
import { NotePopover } from './NotePopover.tsx'

export const examples: ComponentExamples = {
  component: 'NotePopover',
  states: [
    {
      name: 'behind a button',
      element: (
        <>
          <Button variant="secondary" popoverTarget="example-note">
            Show the note
          </Button>
          <NotePopover id="example-note" title="Nothing has been sent">
            <p>
              Write to <a href="mailto:hello@pierhead.example">hello@pierhead.example</a>.
            </p>
          </NotePopover>
        </>
      ),
    },
  ],
}

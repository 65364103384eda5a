import { useState } from 'react'
import { Accordion, AccordionEntry } from '#app/ui/Accordion.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Carousel } from '#app/ui/Carousel.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Field, Input, Select, Textarea } from '#app/ui/Field.tsx'
import { Phone, Search } from '#app/ui/icons.ts'
import { MoreLink } from '#app/ui/MoreLink.tsx'
import { NotePopover } from '#app/ui/NotePopover.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Pagination } from '#app/ui/Pagination.tsx'
import { PictureTiles } from '#app/ui/PictureTiles.tsx'

const cards = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((name) => ({
  key: name,
  // A card needs a link: it is how the keyboard scrolls the row.
  content: (
    <Notice tone="info" title={`${name} card`}>
      <MoreLink href="/car-search">See the cars</MoreLink>
    </Notice>
  ),
}))

const hrefFor = (page: number) => `/vehicles?page=${page}`

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

/** What is pressed, opened or filled in, in each of its states. */
export const controlExamples = {
  Accordion: {
    'two entries': (
      <Accordion>
        <AccordionEntry title="How do I know a car’s history?">
          <p>Ask for the V5C.</p>
        </AccordionEntry>
        <AccordionEntry title="A question so long that it runs over more than one line of a narrow screen?">
          <p>So it does.</p>
        </AccordionEntry>
      </Accordion>
    ),
  },
  Button: {
    primary: <Button>View deals</Button>,
    'primary, icon': (
      <Button>
        <Search aria-hidden />
        View deals
      </Button>
    ),
    'primary, disabled': <Button disabled>View deals</Button>,
    secondary: <Button variant="secondary">View deals</Button>,
    'secondary, disabled': (
      <Button variant="secondary" disabled>
        View deals
      </Button>
    ),
    quiet: <Button variant="quiet">View deals</Button>,
    'quiet, disabled': (
      <Button variant="quiet" disabled>
        View deals
      </Button>
    ),
    small: <Button size="s">View deals</Button>,
    large: <Button size="l">View deals</Button>,
    link: <ButtonLink href="/car-search">Search cars</ButtonLink>,
    'link elsewhere': (
      <ButtonLink href="tel:+441514960123" variant="secondary">
        <Phone aria-hidden />
        0151 496 0123
      </ButtonLink>
    ),
  },
  Carousel: {
    three: <Carousel label="Three cards" items={cards.slice(0, 3)} />,
    five: <Carousel label="Five cards" items={cards} />,
  },
  Dialog: { 'behind a button': <DialogExample /> },
  Field: {
    input: (
      <Field label="Email address" id="example-email">
        <Input type="email" autoComplete="off" />
      </Field>
    ),
    'text of several lines': (
      <Field label="Message" id="example-message">
        <Textarea rows={3} />
      </Field>
    ),
    'input with hint': (
      <Field label="Your postcode" id="example-postcode" hint="To see how far away each car is.">
        <Input defaultValue="L3 0ZZ" />
      </Field>
    ),
    'input with advice': (
      <Field
        label="Email"
        id="example-checked-email"
        advice="Check the email address. Did you mean ada@gmail.com?"
      >
        <Input defaultValue="ada@gmial.com" />
      </Field>
    ),
    'input disabled': (
      <Field label="Number plate" id="example-registration">
        <Input defaultValue="PE71 XDG" disabled />
      </Field>
    ),
    'group of inputs': (
      <Field label="Date of birth" id="example-born" hint="For example, 17 4 1988." group>
        <Field label="Day" id="example-born-day">
          <Input inputMode="numeric" />
        </Field>
        <Field label="Year" id="example-born-year">
          <Input inputMode="numeric" />
        </Field>
      </Field>
    ),
    select: (
      <Field label="Make" id="example-make">
        <Select>
          <option value="">Any make</option>
          <option>BMW</option>
          <option>Volkswagen Commercial Vehicles of Great Britain</option>
        </Select>
      </Field>
    ),
    'select disabled': (
      <Field label="Model" id="example-model" hint="Choose a make first">
        <Select disabled>
          <option>Any model</option>
        </Select>
      </Field>
    ),
  },
  NotePopover: {
    'behind a button': (
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
  Pagination: {
    'one page: nothing': <Pagination page={1} pageCount={1} hrefFor={hrefFor} />,
    // One only: a second needs a name of its own.
    'amid a thousand': <Pagination page={500} pageCount={1000} hrefFor={hrefFor} />,
  },
  PictureTiles: {
    'without pictures': (
      <PictureTiles
        tiles={['SUV', 'Hatchback', 'Estate'].map((name, index) => ({
          href: `/car-search?bodyType=${name}`,
          name,
          count: `${index + 1} cars`,
          picture: null,
        }))}
      />
    ),
  },
}

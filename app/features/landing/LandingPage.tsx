import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { Accordion } from '#app/ui/Accordion.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Carousel } from '#app/ui/Carousel.tsx'
import { Container } from '#app/ui/Container.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field, Input } from '#app/ui/Field.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import { MoreLink } from '#app/ui/MoreLink.tsx'
import { NotePopover } from '#app/ui/NotePopover.tsx'
import quietLink from '#app/ui/QuietLink.module.css'
import { Section } from '#app/ui/Section.tsx'
import stack from '#app/ui/Stack.module.css'
import textStyle from '#app/ui/TextStyle.module.css'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { offersFinance } from '#content/offers.ts'
import { emailLink, site } from '#content/site.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleNoun, vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { BrandGrid } from '../brands/BrandGrid.tsx'
import { BudgetLine } from '../finance/BudgetLine.tsx'
import { PriceCalculator } from '../finance/PriceCalculator.tsx'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { allInWords } from '../record/count-words.ts'
import type { PlaceGroup } from '../stock-places/place-groups.ts'
import { MdxBody } from '../text-pages/MdxText.tsx'
import { QuestionsAnswered } from '../text-pages/QuestionsAnswered.tsx'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'
import { LandingHero } from './LandingHero.tsx'
import classes from './LandingPage.module.css'
import { LeasingGuides } from './LeasingGuides.tsx'
import { type LandingView, searchOf } from './load-landing.ts'

/** A page of `content/landing-pages.ts`. */
export function LandingPage(view: LandingView) {
  const { place, words, start, stock, brands, places, calculator } = view
  const { plural } = vehicleTypeWords[place.type]
  const showsCredit =
    (offersFinance && words.showsCredit === true) || stock.cards.some(({ monthly }) => monthly !== null)
  return (
    <>
      <LandingHero {...view} />
      {showsCredit && start.kind !== 'finance' ? (
        // Before everything that shows a cost of credit, such as the cards: CONC 3.5.5R.
        <Container className={classes.example}>
          <RepresentativeExample compact also={<BudgetLine />} />
        </Container>
      ) : null}
      {calculator ? (
        <Container className={classes.calculator}>
          <PriceCalculator {...calculator} action={place.path} type={place.type} />
        </Container>
      ) : null}
      {start.kind === 'quote' ? <LeasingGuides type={place.type} /> : null}
      {start.kind === 'choices' ? <LandingStock place={place} stock={stock} /> : null}
      <Container>
        <ul className={classes.points}>
          {words.points.map(({ title, text }) => (
            <li key={title} className={classes.point}>
              <h2 className={textStyle.large}>{title}</h2>
              <p className={textStyle.soft}>{text}</p>
            </li>
          ))}
        </ul>
      </Container>
      {start.kind === 'choices' ? null : <LandingStock place={place} stock={stock} />}
      {brands.leading.length > 0 ? (
        <Section heading="Browse by brand">
          <BrandGrid {...brands} resultsPath={searchOf(place)} />
        </Section>
      ) : null}
      {places.length > 0 ? (
        <Section heading={`Find ${place.adjective ?? 'used'} ${plural} by`}>
          <StockPlaceLinks groups={places} type={place.type} />
        </Section>
      ) : null}
      <Container className={classes.advice}>
        <MdxBody file={place.file} components={{ Questions: LandingQuestions }} />
      </Container>
      {site.newsletter ? <Newsletter brings={site.newsletter} /> : null}
    </>
  )
}

function LandingQuestions({ children }: { children: ReactNode }) {
  return (
    <div className={classes.questions}>
      <QuestionsAnswered>
        <Accordion>{children}</Accordion>
      </QuestionsAnswered>
    </div>
  )
}

/** The newest vehicles of the page; renders nothing without stock. */
function LandingStock({ place, stock }: Pick<LandingView, 'place' | 'stock'>) {
  const { plural } = vehicleTypeWords[place.type]
  if (stock.cards.length === 0) return null
  return (
    <Section
      heading={`Newly arrived ${plural}`}
      aside={
        <MoreLink href={stock.href}>{`See ${allInWords(place.type, stock.total, place.adjective)}`}</MoreLink>
      }
    >
      <Carousel
        label={`Newly arrived ${plural}`}
        items={stock.cards.map((vehicle) => ({
          key: vehicle.id,
          content: <VehicleCard vehicle={vehicle} />,
        }))}
      />
    </Section>
  )
}

const noteId = 'newsletter-note'

/**
 * Sends nothing; a popover says so without script. Not a form, so the Enter key submits nothing either. Where the dealer has
 * a script of another company, which could read an address that is typed here, there is no field.
 */
function Newsletter({ brings }: { brings: string }) {
  const foreignScript = useRouteLoaderData<typeof loader>('root')?.foreignScript
  return (
    <Container>
      <section aria-labelledby="newsletter" className={classes.newsletter}>
        <div className={stack.xxs}>
          <h2 id="newsletter" className={textStyle.extraLarge}>
            New arrivals by email
          </h2>
          <p className={textStyle.soft}>{brings}</p>
        </div>
        <div className={classes.box}>
          {foreignScript ? null : (
            <Field label="Email address" id="newsletter-email">
              <Input type="email" autoComplete="email" />
            </Field>
          )}
          <Button variant="secondary" popoverTarget={noteId}>
            Sign up
          </Button>
        </div>
        <NotePopover id={noteId} title="Nothing has been sent">
          <p>
            The newsletter has not started, so we have not kept your address. Email{' '}
            <a href={emailLink}>{site.email}</a> and we will tell you when it starts.
          </p>
        </NotePopover>
      </section>
    </Container>
  )
}

/** Links to stock by make, body type, fuel and budget. */
function StockPlaceLinks({ groups, type }: { groups: readonly PlaceGroup[]; type: VehicleType }) {
  return (
    <div className={classes.groups}>
      {groups.map(({ heading, links }) => (
        <div key={heading}>
          <h3 className={classes.heading}>{heading}</h3>
          <ul>
            {links.map(({ path, name, count }) => (
              <li key={path}>
                <a href={path} className={classNames(quietLink.link, classes.link)}>
                  {name}{' '}
                  <span className={classes.count}>
                    {formatCount(count)}
                    <VisuallyHidden>{` ${vehicleNoun(type, count)}`}</VisuallyHidden>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

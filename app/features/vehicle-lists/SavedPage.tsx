import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { Select } from '#app/ui/Field.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import stack from '#app/ui/Stack.module.css'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { urls } from '#app/urls.ts'
import { mainType, soldTypes } from '#content/sold-types.ts'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { mostSaved } from '../kept-vehicles/saved-vehicles.ts'
import { ViewedSwitch } from '../kept-vehicles/ViewedVehicles.tsx'
import { pageBreadcrumbs } from '../layout/breadcrumbs.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { countInWords } from '../record/count-words.ts'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'
import { mostCompared } from './load-compare.ts'
import type { ListedItem, SavedView } from './load-saved.ts'
import { SavedGone } from './SavedGone.tsx'
import classes from './SavedPage.module.css'
import { SearchLinks } from './SearchLinks.tsx'

interface SavedPageProps extends Omit<SavedView, 'onlyType'> {
  alerts?: true | undefined
}

/**
 * The vehicles of a list, which are those of its address. With script, `app/enhance/enhance-saved-list.ts` leads from the
 * page without any to the list of the device, and adds what only the device knows.
 */
export function SavedPage({ items, omitted, chosen, alerts }: SavedPageProps) {
  return (
    <Container className={classes.page}>
      <PageHead breadcrumbs={pageBreadcrumbs('Saved vehicles')} title="Saved vehicles" />
      <NothingSaved listed={items.length} />
      {items.length > 0 ? (
        <SavedList items={items} omitted={omitted} chosen={chosen} alerts={alerts} />
      ) : null}
      <NewMatches byEmail={alerts === true} />
      {/* Last, because its row is loaded later. */}
      <ViewedSwitch />
    </Container>
  )
}

/** Shown by the script when the device has no list, which the server cannot know: its room is kept on a page without one. */
function NothingSaved({ listed }: { listed: number }) {
  return (
    <>
      <div
        className={classes.nothing}
        data-nothing-saved
        {...(listed > 0 ? { hidden: true } : { 'data-undecided': '' })}
      >
        <p>
          You haven’t saved any vehicles on this device. Press the heart on a vehicle to keep it here. You
          don’t need an account: the list stays in this browser.
        </p>
        <p>
          Search <SearchLinks types={soldTypes} />.
        </p>
      </div>
      <noscript>
        <p className={classes.nothing}>
          Saving vehicles needs JavaScript, which is off in your browser. To keep a vehicle without it,
          bookmark its page. You can still open a list that someone has sent you.
        </p>
      </noscript>
    </>
  )
}

function SavedList({ items, omitted, chosen, alerts }: SavedPageProps) {
  const listed = new Set(items.map(({ id }) => id))
  const forSale = items.filter((item) => item.state === 'listed')
  const gone = items.filter((item) => item.state !== 'listed')
  const showsMonthly = forSale.some(({ vehicle }) => vehicle.monthly)
  return (
    <div className={stack.m} data-saved-list>
      <p className={classes.count}>
        {countInWords('vehicle', items.length)}
        {omitted > 0
          ? ` (a list shows ${mostSaved} at most; ${formatCount(omitted)} more ${omitted === 1 ? 'is' : 'are'} not shown)`
          : null}
      </p>
      <div data-screen-only className={classes.shared} data-shared hidden>
        <p>Someone may have sent you this list. It is not saved on this device.</p>
        <Button size="s" data-save-all>
          Save all to this device
        </Button>
      </div>
      <p data-own-list hidden>
        <a href={urls.saved()}>See all the vehicles you have saved</a>
      </p>
      {showsMonthly ? <RepresentativeExample compact /> : null}
      <div data-screen-only className={classes.tools} data-saved-tools hidden>
        <div className={classes.sort}>
          <label htmlFor="sort-saved">Sort by</label>
          <Select id="sort-saved" data-sort-saved>
            <option value="newest">Saved last</option>
            <option value="oldest">Saved first</option>
            <option value="price">Lowest price</option>
          </Select>
        </div>
        <Button size="s" variant="quiet" data-share>
          Share list
        </Button>
        <Button size="s" variant="quiet" data-print>
          Print
        </Button>
        <Button size="s" variant="quiet" data-remove-all>
          Remove all
        </Button>
      </div>
      {forSale.length > 0 ? (
        <form action={urls.compare()} data-most={mostCompared}>
          {chosen
            .filter((id) => !listed.has(id))
            .map((id) => (
              <input key={id} type="hidden" name="v" value={id} />
            ))}
          <ul className={classes.items}>
            {forSale.map((item) => (
              <SavedItemCard key={item.id} item={item} chosen={chosen.includes(item.id)} />
            ))}
          </ul>
          <div data-screen-only className={classes.bar}>
            <p id="compare-hint">Tick two to {mostCompared === 4 ? 'four' : mostCompared} vehicles.</p>
            <Button type="submit" size="s" aria-describedby="compare-hint">
              Compare
            </Button>
          </div>
        </form>
      ) : null}
      {alerts ? <TellMe ids={forSale.map(({ id }) => id)} /> : null}
      <SavedGone items={gone} />
      <template data-removal>
        <p className={classes.removed}>
          <span /> <button type="button">Undo</button>
        </p>
      </template>
    </div>
  )
}

/** A vehicle for sale. Its note is filled in by the script, which knows when it was saved and for which price. */
function SavedItemCard({ item, chosen }: { item: ListedItem; chosen: boolean }) {
  const { id, state, vehicle, mot, amount } = item
  return (
    <li
      className={classes.item}
      data-saved-id={id}
      data-state={state}
      data-price={vehicle.withVat}
      data-amount={amount ?? undefined}
    >
      <VehicleCard vehicle={vehicle} namesTerms />
      {mot ? <p className={classes.note}>{mot}</p> : null}
      <div className={classes.foot}>
        <p className={classes.note} data-saved-note />
        <label data-screen-only className={classes.compare}>
          <input type="checkbox" name="v" value={id} defaultChecked={chosen} />
          Compare<VisuallyHidden> {vehicle.name}</VisuallyHidden>
        </label>
      </div>
    </li>
  )
}

/** An email about the vehicles of the list; nothing where none of them is for sale. */
function TellMe({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null
  return (
    <p data-screen-only>
      <ButtonLink variant="secondary" href={urls.alerts({ v: ids })}>
        {`Tell me if the price falls or ${ids.length === 1 ? 'it is' : 'one is'} sold`}
      </ButtonLink>
    </p>
  )
}

/** Search alerts: by email where the dealer sends them, and as the Atom feed of a search. */
function NewMatches({ byEmail }: { byEmail: boolean }) {
  return (
    <section aria-labelledby="matches" data-screen-only className={classes.matches}>
      <h2 id="matches">Get new matches</h2>
      {byEmail ? (
        <p>
          Search <SearchLinks types={soldTypes} /> for what you are looking for, and press “Email me new
          matches” below the results. You don’t need an account.
        </p>
      ) : (
        <p>
          Follow a search in a feed reader, an app that shows you what is new on the websites you choose. Each
          vehicle that arrives and fits your search appears there. You don’t need an account, and we don’t
          need your email address.
        </p>
      )}
      <p>
        {byEmail ? 'If you use a feed reader, follow' : 'Follow'} everything that arrives:{' '}
        <SearchLinks types={soldTypes} hrefFor={urls.feed} />. To follow fewer, search first and use the link
        below the results.
      </p>
      <p data-last-search data-undecided="">
        <a href={urls.feed(mainType)}>Follow your last search</a>
      </p>
    </section>
  )
}

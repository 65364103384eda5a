import { Link } from 'react-router'
import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { Container } from '#app/ui/Container.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { MakeModelSearch } from '../make-model-search/MakeModelSearch.tsx'
import { searchHref } from '../make-model-search/make-model-choice.ts'
import { Photo } from '../vehicle/Photo.tsx'
import { LandingFigures } from './LandingFigures.tsx'
import classes from './LandingHero.module.css'
import { queryRule, resultsPath, typeWords } from './landing-rules.ts'
import { landingTrail } from './landing-trail.ts'
import type { LandingView } from './load-landing.ts'
import { NearMe } from './NearMe.tsx'

type LandingHeroProps = Pick<LandingView, 'place' | 'words' | 'search' | 'stock'>

export function LandingHero({ place, words, search, stock }: LandingHeroProps) {
  const { type, topic, path } = place
  const category = typeWords[type].many
  return (
    <div className={classes.hero}>
      <Container className={classes.layout}>
        <div className={classes.trail}>
          <Breadcrumb items={landingTrail(place, words.title)} />
        </div>
        <div className={classes.words}>
          <h1 className={classes.heading}>{words.heading}</h1>
          <p className={classes.lead}>{words.lead}</p>
          <p className={classes.live}>
            {stock.total === 0 ? (
              'None in stock today. Call us and we will look for one.'
            ) : (
              <>
                <strong>{formatCount(stock.total)}</strong> in stock
                {stock.from ? (
                  <>
                    , from <strong>{stock.from.price}</strong>, {stock.from.monthly} a month
                  </>
                ) : null}
              </>
            )}
          </p>
          {resultsPath(place) === path && search.make !== '' ? (
            <Notice tone="info" title={`${search.make} ${search.model}`.trim()}>
              Ask us for a lease on one, or{' '}
              <Link to={searchHref(search, 'when-chosen')}>see those we have in stock</Link>.
            </Notice>
          ) : null}
          <LandingFigures type={type} topic={topic} />
        </div>
        <section aria-label={`Search ${category}`} className={classes.search}>
          {stock.picture ? (
            <div className={classes.picture}>
              <Photo
                src={stock.picture.src}
                srcSet={stock.picture.srcSet}
                sizes="34rem"
                alt=""
                width={800}
                height={600}
                loading="lazy"
              />
            </div>
          ) : null}
          <div className={classes.form}>
            <MakeModelSearch
              key={`${search.make} ${search.model}`}
              initial={search}
              types={[type]}
              rule={queryRule(place)}
              pagePath={path}
              resultsPath={resultsPath(place)}
            />
            {type === 'car' && topic === 'used' ? <NearMe /> : null}
          </div>
        </section>
      </Container>
    </div>
  )
}

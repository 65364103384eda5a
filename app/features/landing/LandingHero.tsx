import { Link } from 'react-router'
import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { Container } from '#app/ui/Container.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { MakeModelSearch } from '../make-model-search/MakeModelSearch.tsx'
import { searchHref } from '../make-model-search/make-model-choice.ts'
import { Photo } from '../vehicle/Photo.tsx'
import { LandingFigures } from './LandingFigures.tsx'
import classes from './LandingHero.module.css'
import { LiveStock } from './LiveStock.tsx'
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
          <LiveStock place={place} stock={stock} />
          {resultsPath(place) === path && search.make !== '' ? (
            <Notice tone="info" title={`${search.make} ${search.model}`.trim()}>
              We have no priced lease for this model online. Call us for a quote, or{' '}
              <Link to={searchHref(search, 'when-chosen')}>see the ones we have for sale</Link>.
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

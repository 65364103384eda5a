import { classNames } from '#app/ui/class-names.ts'
import { ArrowLeftRight, BookOpenCheck, Gauge, WalletCards } from '#app/ui/icons.ts'
import { PageLink } from '#app/ui/PageLink.tsx'
import quietLink from '#app/ui/QuietLink.module.css'
import { Section } from '#app/ui/Section.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { buyingEssentials } from '#content/buying-essentials.ts'
import classes from './BuyingEssentials.module.css'

const icons = { valuation: Gauge, partExchange: ArrowLeftRight, finance: WalletCards, advice: BookOpenCheck }

export function BuyingEssentials() {
  return (
    <Section heading="Buying essentials" tone="sunken">
      <ul className={classes.essentials}>
        {buyingEssentials.map(({ icon, title, text, to }) => {
          const Icon = icons[icon]
          return (
            <li key={to} className={classes.essential}>
              <Icon aria-hidden size={28} className={classes.icon} />
              <h3 className={textStyle.large}>
                <PageLink to={to} className={classNames(quietLink.link, quietLink.whole)}>
                  {title}
                </PageLink>
              </h3>
              <p className={textStyle.soft}>{text}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

import { enhanceCarousel } from '../enhance/enhance-carousel.ts'
import { hydratePage } from '../entry.client.tsx'
import { DesignSystem } from '../features/design-system/DesignSystem.tsx'

for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) enhanceCarousel(carousel)
hydratePage(() => <DesignSystem />)

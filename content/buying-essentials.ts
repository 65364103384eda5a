import { isOffered } from './offered.ts'

const everyEssential = [
  {
    icon: 'valuation',
    title: 'What is your vehicle worth?',
    text: 'See the price range of similar vehicles in our stock, and how many we compared.',
    to: '/valuation',
  },
  {
    icon: 'partExchange',
    title: 'Part-exchange',
    text: 'Find out how to part-exchange your vehicle, what to bring and how we settle any finance.',
    to: '/part-exchange',
  },
  {
    icon: 'finance',
    title: 'Ways to pay',
    text: 'Compare PCP, HP and conditional sale, and see who owns the vehicle at the end.',
    to: '/finance-options',
  },
  {
    icon: 'advice',
    title: 'Before you buy',
    text: 'Use our checklists for the documents, the vehicle and the test drive.',
    to: '/articles',
  },
] as const

export const buyingEssentials = everyEssential.filter(({ to }) => isOffered(to))

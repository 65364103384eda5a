export const buyingEssentials = [
  {
    icon: 'valuation',
    title: 'What is yours worth?',
    text: 'A price range from vehicles like yours that are for sale here today, and how many of them there are.',
    to: '/valuation',
  },
  {
    icon: 'partExchange',
    title: 'Part-exchange',
    text: 'Bring the old one, drive the new one. What we need to see, and how money still owed on it is settled.',
    to: '/part-exchange',
  },
  {
    icon: 'finance',
    title: 'Ways to pay',
    text: 'PCP, HP, PCH and conditional sale side by side: what each costs, and who owns the vehicle when.',
    to: '/finance-options',
  },
  {
    icon: 'advice',
    title: 'Before you buy',
    text: 'What to check on a test drive, in the paperwork and underneath, from people who do it every day.',
    to: '/articles',
  },
] as const

import type { MDXComponents } from 'mdx/types'
import type { ComponentType } from 'react'
import { mainType } from '#content/sold-types.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { offered } from '../offered.ts'
import CheckACreditScore from './check-a-credit-score.mdx'
import WhatCarFinanceIs from './what-car-finance-is.mdx'
import WhereToBuyACar from './where-to-buy-a-car.mdx'

export interface Faq {
  id: string
  question: string
  Answer: ComponentType<{ components: MDXComponents }>
}

const { singular } = vehicleTypeWords[mainType]

export const homeFaq: readonly Faq[] = [
  { id: 'where-to-buy', question: `Where is the best place to buy a ${singular}?`, Answer: WhereToBuyACar },
  ...(offered.finance
    ? [
        { id: 'credit-score', question: 'How do I check my credit score?', Answer: CheckACreditScore },
        { id: 'car-finance', question: `What is ${singular} finance?`, Answer: WhatCarFinanceIs },
      ]
    : []),
]

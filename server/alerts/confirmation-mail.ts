import type { AlertRequest } from '#domain/alerts/alert.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { oneLine } from '../leads/plain-text.ts'
import type { MailContent } from './mail-text.ts'

/**
 * The mail that asks for a press. Anybody can enter the address of somebody else, so it repeats nothing that its sender
 * could have written: of a search only the type, of a vehicle the name that the stock has.
 */
export function composeConfirmation(
  { asks }: Pick<AlertRequest, 'asks'>,
  { href, dealer }: { href: string; dealer: { name: string; emailFoot: readonly string[] } },
): MailContent {
  return {
    subject: `Confirm your email alert from ${dealer.name}`,
    opening: [
      `You, or someone who entered your address, asked ${dealer.name} to email you ${whatOf(asks)}.`,
      'We store nothing and send no more emails unless you confirm. The link works for three days.',
    ],
    sections: [],
    press: { words: 'Confirm my email alert', href },
    closing: [{ words: 'If it was not you, you can ignore this email. We have not stored your address.' }],
    foot: dealer.emailFoot,
  }
}

/** The most names of vehicles in a sentence. */
const mostNames = 3

function whatOf(asks: AlertRequest['asks']): string {
  const types = new Set(
    asks.flatMap((ask) => (ask.kind === 'search' ? vehicleTypeWords[ask.type].plural : [])),
  )
  const names = asks.flatMap((ask) => (ask.kind === 'vehicle' ? oneLine(ask.name) : []))
  const parts = [
    ...Array.from(types, (type) => `when new ${type} match a search`),
    ...(names.length > mostNames
      ? [`when the price of one of ${names.length} saved vehicles falls or it is sold`]
      : names.length > 0
        ? [`when the price of the ${names.join(' or the ')} falls or it is sold`]
        : []),
  ]
  return parts.join(', and ')
}

/**
 * What a price says of VAT.
 * - Ex VAT: 20 % is added to it for a private buyer.
 * - Inc VAT: it includes VAT that a business can reclaim. "VAT qualifying" is the trade's word for the same.
 * - No VAT: sold under the margin scheme or exempt, so there is none to add or to reclaim.
 */
export const vatStatuses = ['Ex VAT', 'Inc VAT', 'No VAT', 'VAT qualifying'] as const

export type VatStatus = (typeof vatStatuses)[number]

/**
 * What words say of VAT, in the trade's and in German adverts' words, without the name of the tax, its rate, "to" and "be".
 * `bare`: also where the text does not name the tax, as the cell "Excl" of a column of VAT.
 */
const sayings: readonly { means: VatStatus; bare: string; named?: string }[] = [
  {
    means: 'Ex VAT',
    bare: 'ex,exc,excl,exclude,excludes,excluded,excluding,exclusive,plus,net,netto,exkl,zzgl,zuzuglich',
    named: `without,before,extra,add,added,on top,less,minus,not inc,not incl,not include,not included,not including,
      not inclusive,does not include,not yet added,plus added`,
  },
  {
    means: 'Inc VAT',
    bare: 'inc,incl,include,includes,included,including,inclusive,gross,brutto,inkl,inklusive',
    named: 'with,not ex,not exc,not excl,not excluded,not excluding,mit',
  },
  {
    means: 'No VAT',
    bare: 'm,marg,margin,margin scheme,vat margin scheme,second hand margin scheme,marginal,exempt,differenzbesteuert',
    named: `no,none,non,nil,zero,0,free,na,zero rated,not applicable,no added,not added,not payable,no payable,
      no pay,nothing pay,without pay,not charged,not due,not qualifying,non qualifying,no qualifying,not reclaimable,
      non reclaimable,not deductible,nicht ausweisbar`,
  },
  {
    means: 'VAT qualifying',
    bare: 'q,qual,qualifying,qualified,qualifies',
    named: 'reclaimable,recoverable,deductible,claimable,can reclaimed,ausweisbar',
  },
]

const pairsOf = (text: string, means: VatStatus) =>
  text.split(',').map((phrase): [string, VatStatus] => [phrase.trim(), means])

export const vatPhrases = {
  withoutTheTax: new Map(sayings.flatMap(({ bare, means }) => pairsOf(bare, means))) as ReadonlyMap<
    string,
    VatStatus
  >,
  all: new Map(
    sayings.flatMap(({ bare, named = '', means }) => [...pairsOf(bare, means), ...pairsOf(named, means)]),
  ) as ReadonlyMap<string, VatStatus>,
}

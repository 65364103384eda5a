/** Names that buyers use and GeoNames lacks or writes in another way, by their area or district. */
export const extraTowns: Readonly<Record<string, readonly string[]>> = {
  BN: ['Hove', 'Brighton and Hove'],
  BT48: ['Londonderry', 'Derry City'],
  BT63: ['Craigavon'],
  CA1: ['Carlisle'],
  CH: ['Wirral', 'The Wirral'],
  CV: ['Leamington', 'Leamington Spa'],
  DE: ['Burton-on-Trent'],
  EC: ['London'],
  HP: ['Hemel'],
  HS1: ['Isle of Lewis', 'Western Isles', 'Outer Hebrides'],
  HU: ['Hull'],
  IV51: ['Isle of Skye', 'Skye'],
  KW15: ['Orkney', 'Orkney Islands'],
  L: ['Merseyside', 'Speke', 'Huyton', 'Maghull', 'Prescot'],
  LL57: ['Bangor'],
  LL77: ['Anglesey', 'Isle of Anglesey', 'Ynys Mon'],
  PO30: ['Isle of Wight', 'IOW'],
  NP20: ['Newport'],
  PH1: ['Perth'],
  SS: ['Southend'],
  ST: ['Stoke'],
  SW1A: ['Westminster'],
  TN1: ['Tunbridge Wells'],
  TN24: ['Ashford'],
  ZE1: ['Shetland', 'Shetland Islands'],
}

/** Of towns of one name, the one that is meant although another has more inhabitants in GeoNames. */
export const bestKnown: Readonly<Record<string, string>> = {
  Kingston: 'KT1',
  Richmond: 'TW9',
}

import { dayCab, sleeperCab } from '../../stock/cab-kind.ts'
import type { VehicleType } from '../../stock/vehicle-type.ts'
import { listOf } from './phrase-table.ts'

/** Other names of makes, in lower case. A test holds that each make is one of the trade. */
export const makeNicknames: Readonly<Record<string, readonly string[]>> = {
  Volkswagen: listOf('vw, v w, volks, vdub, dub, volksy'),
  'Mercedes-Benz': listOf('merc, mercs, mercedes, benz, merz, merc benz, merco, mercedez, mercedes benz'),
  BMW: listOf('beemer, beamer, bimmer, beema, beemers, bm w, bm'),
  'Land Rover': listOf('landrover, landy, lr'),
  MINI: listOf('mini cooper, minis'),
  Jaguar: listOf('jag, jags'),
  'Alfa Romeo': listOf('alfa, alpha, alpha romeo'),
  'Aston Martin': listOf('aston'),
  Chevrolet: listOf('chevy'),
  Lamborghini: listOf('lambo'),
  'Rolls-Royce': listOf('rolls, roller'),
  Bentley: listOf('bentleys'),
  Porsche: listOf('porker'),
  Vauxhall: listOf('vauxy, vauxie, voxy'),
  Caterham: listOf('caterhams'),
  DS: listOf('ds automobiles'),
  SsangYong: listOf('ssangyoung, ssang yong'),
  Polestar: listOf('polestars'),
  Tesla: listOf('teslas'),
  Subaru: listOf('scooby, scoobie'),
  Peugeot: listOf('pug'),
  Renault: listOf('renner'),
  Toyota: listOf('yota'),
  Lexus: listOf('lexi'),
  Maserati: listOf('maser'),
  DAF: listOf('daff'),
}

/** Other names of models, in lower case. */
export const modelNicknames: readonly (readonly [make: string, model: string, names: string])[] = [
  ['Ford', 'Transit', 'trannie, tranny, tranni'],
  ['Ford', 'Transit Custom', 'custom, trannie custom, tranny custom, trans custom'],
  ['Land Rover', 'Discovery', 'disco'],
  ['Land Rover', 'Discovery Sport', 'disco sport'],
  ['Land Rover', 'Discovery 4', 'disco 4'],
  ['Land Rover', 'Range Rover Evoque', 'evoque, evoke'],
  ['Nissan', 'Qashqai', 'kashkai, cashcai, cashkai, quashqai, qashquai, quashquai, kashqai'],
  ['Land Rover', 'Range Rover Velar', 'velar'],
  ['Land Rover', 'Range Rover Sport', 'rr sport, rangie sport, rangey sport, rrs, range sport'],
  ['Porsche', '718 Cayman', 'cayman'],
  ['Porsche', '718 Boxster', 'boxster'],
  ['Ford', 'Mustang Mach-E', 'mach e'],
  ['Toyota', 'Corolla Touring Sports', 'touring sports'],
  ['Fiat', '500', 'cinquecento, fiat cinquecento'],
  ['Ford', 'Mustang', 'stang'],
  ['Land Rover', 'Range Rover', 'rangie, rangey'],
  ['Ford', 'Transit Connect', 'connect'],
  ['Ford', 'Transit Courier', 'ford courier'],
  ['Volkswagen', 'Transporter', 't5, t6, transporters'],
  ['Volkswagen', 'Beetle', 'beetle'],
  ['BMW', '1 Series', 'one series'],
  ['BMW', '2 Series', 'two series'],
  ['BMW', '3 Series', 'three series'],
  ['BMW', '4 Series', 'four series'],
  ['BMW', '5 Series', 'five series'],
  ['Renault', 'T', 't range'],
  ['Renault', 'D', 'd range'],
  ['Renault', 'C', 'c range'],
]

/** Which values of the stock a nickname stands for: those of these names, or those with these words. */
export interface Nickname {
  field: string
  /** In two words where both spellings occur: "flat bed" is also "flatbed". */
  names: readonly string[]
  is?: readonly string[]
  has?: readonly string[]
  lacks?: readonly string[]
  /** How the values begin: "6x2/4" has six wheels too. */
  starts?: string
  /** Of other types it means nothing: a rigid is a truck. */
  of?: VehicleType
  /** Instead of a value of another field that has the name: the cab type "Sleeper Cab" is one of many cabs with a bed. */
  instead?: true
  /** Read only when nothing more exact of the same field was typed. */
  vague?: true
}

const fullHistories = ['Full service history', 'Full dealership history']

export const nicknames: readonly Nickname[] = [
  // Body types
  {
    field: 'bodyType',
    is: ['Hatchback'],
    names: listOf(`
      hatch, hatchback, hatchbacks, hatches, hot hatch, sportback, sportsback`),
  },
  { field: 'bodyType', is: ['Saloon'], names: listOf('saloon, saloons, sedan, sedans') },
  {
    field: 'bodyType',
    is: ['Estate'],
    names: listOf(`
      estate, estates, estate car, estate cars, touring, tourer, sports tourer, avant, station wagon,
      wagon, sportwagon, sportswagon, sportbrake, shooting brake, sw, est`),
  },
  { field: 'bodyType', is: ['Coupe'], names: listOf('coupe, coupes, gran coupe, 2 door coupe') },
  {
    field: 'bodyType',
    is: ['Convertible'],
    names: listOf(`
      convertible, convertibles, cabriolet, cabriolets, cabrio, soft top, drop top, roadster, conv,
      rag top, open top, spider, spyder`),
  },
  {
    field: 'bodyType',
    is: ['SUV'],
    names: listOf(`
      suv, suvs, crossover, crossovers, off roader, off roaders, sport utility, jeep type, chelsea tractor,
      chelsea tractors, soft roader, 4x4 suv, jeep style`),
  },
  {
    field: 'bodyType',
    is: ['MPV'],
    names: listOf(`
      mpv, mpvs, people carrier, people carriers, people mover, minivan, family bus, gran tourer, active tourer`),
  },
  {
    field: 'bodyType',
    is: ['Pickup', 'Pick-up', 'Pickup Truck'],
    names: listOf('pick up, pick ups, pickup truck, pickup trucks, ute'),
  },
  { field: 'bodyType', is: ['Panel Van'], names: listOf('panel van, panel vans') },
  {
    field: 'bodyType',
    is: ['Crew Van'],
    names: listOf('crew van, crew vans, double cab in van, dciv'),
  },
  { field: 'bodyType', is: ['Combi Van'], names: listOf('combi, combi van, kombi, kombi van') },
  {
    field: 'bodyType',
    is: ['Car Derived Van'],
    names: listOf('car derived van, car van, car derived vans, car based van'),
  },
  {
    field: 'bodyType',
    is: ['Luton', 'Luton Van'],
    names: listOf('luton, lutons, luton van, luton vans, luton box'),
  },
  {
    field: 'bodyType',
    is: ['Box', 'Box Van', 'Luton'],
    names: listOf('box, box van, box vans, box lorry, box truck, box body, boxed'),
  },
  { field: 'bodyType', is: ['Tipper'], names: listOf('tipper, tippers, tipping') },
  {
    field: 'bodyType',
    is: ['Dropside'],
    names: listOf('dropside, dropsides, drop sided, drop sider'),
  },
  { field: 'bodyType', is: ['Flatbed'], names: listOf('flat bed, flat beds') },
  {
    field: 'bodyType',
    is: ['Curtainsider', 'Curtain Side'],
    names: listOf('curtainsider, curtain siders, curtain side, tautliner'),
  },
  {
    field: 'bodyType',
    is: ['Refrigerated', 'Refrigerated Van', 'Temperature Controlled'],
    names: listOf(`
      fridge, fridges, refrigerated, reefer, freezer, chiller, temperature controlled, temp controlled`),
  },
  {
    field: 'bodyType',
    is: ['Tractor Unit'],
    names: listOf(`
      tractor unit, tractor units, tractor, artic, artics, articulated, artic unit, artic units,
      articulated lorry, unit`),
  },
  { field: 'bodyType', is: ['Minibus'], names: listOf('minibus, mini buses') },
  { field: 'bodyType', is: ['Chassis Cab'], names: listOf('chassis cab, chassis cabs, chassis') },
  {
    field: 'bodyType',
    is: ['Camper', 'Campervan', 'Motorhome'],
    names: listOf('camper, campers, campervan, campervans, camper van, camper vans, motorhome, motorhomes'),
  },

  // Bodies whose names contain a word with another meaning
  {
    field: 'bodyType',
    is: ['Horsebox', 'Horse Box'],
    names: listOf('horsebox, horse boxes, horse lorry'),
  },
  {
    field: 'bodyType',
    is: ['Car Transporter', 'Vehicle Transporter'],
    names: listOf('car transporter, car transporters, vehicle transporter'),
  },
  { field: 'bodyType', is: ['Taxi'], names: listOf('london taxi, london cab, black cab, taxi cab') },
  {
    field: 'bodyType',
    of: 'truck',
    lacks: ['tractor'],
    vague: true,
    names: listOf('rigid, rigids, rigid truck, rigid lorry'),
  },

  // Fuels
  {
    field: 'fuelType',
    is: ['Petrol'],
    names: listOf(`
      petrol, petrols, unleaded, gasoline, tsi, tfsi, fsi, ecoboost, puretech, tce, gdi, t gdi, tgdi, mpi,
      vvt, vtec`),
  },
  {
    field: 'fuelType',
    is: ['Diesel'],
    names: listOf(`
      diesel, diesels, desiel, deisel, diesal, deseil, derv, tdi, tdci, cdti, hdi, bluehdi, dci, crdi,
      multijet, cdi, ecoblue, jtd, d4d, dsl, skyactiv d`),
  },
  {
    field: 'fuelType',
    is: ['Electric'],
    names: listOf(`
      electric, electrics, ev, evs, bev, fully electric, all electric, full electric, pure electric,
      battery electric, leccy, zero emission, zero emissions`),
  },
  { field: 'fuelType', has: ['hybrid'], names: listOf('hybrid') },
  {
    field: 'fuelType',
    has: ['plug'],
    names: listOf('plugin hybrid, plug in, phev, phevs'),
  },
  {
    field: 'fuelType',
    has: ['hybrid'],
    lacks: ['plug', 'mild'],
    names: listOf('self charging hybrid, self charging, full hybrid, hev'),
  },
  { field: 'fuelType', has: ['mild'], names: listOf('mild hybrid, mhev, mild hybrids') },
  { field: 'fuelType', has: ['diesel', 'hybrid'], names: listOf('diesel hybrid') },
  {
    field: 'fuelType',
    has: ['petrol', 'plug'],
    names: listOf('petrol plug in hybrid, petrol plug in, petrol phev'),
  },
  {
    field: 'fuelType',
    has: ['diesel', 'plug'],
    names: listOf('diesel plug in hybrid, diesel plug in, diesel phev'),
  },
  {
    field: 'fuelType',
    is: ['Bi Fuel', 'LPG', 'Petrol/LPG'],
    names: listOf('lpg, bi fuel, bifuel, dual fuel'),
  },

  // Gearboxes
  {
    field: 'gearbox',
    is: ['Automatic'],
    names: listOf(`
      auto, automatic, automatics, auto box, automatic gearbox, automated, automated gearbox, i shift,
      opticruise, auto gearbox, dsg, s tronic, stronic, tiptronic, cvt, pdk, powershift, paddle shift,
      self drive`),
  },
  {
    field: 'gearbox',
    is: ['Manual'],
    names: listOf('manual, manuals, manual gearbox, stick, stick shift, man, man box'),
  },
  {
    field: 'gearbox',
    is: ['Semi-Automatic', 'Semi Automatic', 'Semi-Auto'],
    names: listOf('semi auto, semi automatic, semi autos'),
  },
  { field: 'gearbox', is: ['Automatic'], names: listOf('semi auto, semi automatic, semi autos') },

  // Driven wheels
  { field: 'axleConfiguration', is: ['4x4'], names: listOf('4x4, 4 by 4, four by four') },
  { field: 'axleConfiguration', is: ['4x2'], names: listOf('4 wheeler, four wheeler, 4 by 2, four by two') },
  {
    field: 'axleConfiguration',
    starts: '6x',
    names: listOf('6 wheeler, six wheeler, 6 wheel, six wheel'),
  },
  {
    field: 'axleConfiguration',
    starts: '8x',
    names: listOf('8 wheeler, eight wheeler, 8 wheel, eight wheel'),
  },
  { field: 'axleConfiguration', is: ['6x2'], names: listOf('6 by 2, six by two') },
  { field: 'axleConfiguration', is: ['6x4'], names: listOf('6 by 4, six by four') },
  { field: 'axleConfiguration', is: ['8x4'], names: listOf('8 by 4, eight by four') },
  {
    field: 'driveType',
    is: ['Four Wheel Drive', 'All Wheel Drive'],
    names: listOf(`
      4x4, 4x4s, 4 by 4, four by four, 4wd, awd, all wheel drive, four wheel drive, 4 wheel drive, quattro, xdrive,
      4matic, 4motion, allgrip`),
  },
  {
    field: 'driveType',
    is: ['Front Wheel Drive'],
    names: listOf('fwd, front wheel drive, front drive'),
  },
  {
    field: 'driveType',
    is: ['Front Wheel Drive', 'Rear Wheel Drive'],
    names: listOf('2wd, 2 wheel drive, two wheel drive'),
  },
  { field: 'driveType', is: ['Rear Wheel Drive'], names: listOf('rwd, rear wheel drive, rear drive') },

  // Colours
  { field: 'colour', is: ['Grey'], names: listOf('gray, grey, greys, gry') },
  { field: 'colour', is: ['Black'], names: listOf('blk') },
  { field: 'colour', is: ['White'], names: listOf('wht') },
  { field: 'colour', is: ['Silver'], names: listOf('slv, slvr') },
  { field: 'colour', is: ['Cream', 'Beige'], names: listOf('cream') },

  // Cabs, wheelbases and roofs
  {
    field: 'cabType',
    is: ['Double Cab'],
    names: listOf('double cab, d cab, dual cab, double cabs, dbl cab'),
  },
  { field: 'cabType', is: ['Crew Cab'], names: listOf('crew cab, crew cabs') },
  { field: 'cabType', is: ['Single Cab'], names: listOf('single cab, regular cab') },
  {
    field: 'cabKind',
    is: [sleeperCab],
    instead: true,
    names: listOf(`
      sleeper, sleepers, sleeper cab, sleeper cabs, cab with bed, cab with a bed, sleeping cab, night cab,
      bunk, bunks, twin bunk, twin bunks, double bunk, two bunks, 2 bunks`),
  },
  {
    field: 'cabKind',
    is: [dayCab],
    instead: true,
    names: listOf('day cab, day cabs, daycab, daycabs, non sleeper, without bed'),
  },
  { field: 'cabType', has: ['highline'], names: listOf('highline') },
  {
    field: 'wheelbase',
    is: ['SWB', 'L1'],
    names: listOf(`
      small van, small vans, little van, little vans, compact van, compact vans`),
    vague: true,
  },
  {
    field: 'wheelbase',
    is: ['MWB', 'L2'],
    names: listOf(`
      medium length, medium length van, medium length vans, medium van, medium vans, mid size van,
      mid sized van, medium sized van, medium size van`),
    vague: true,
  },
  {
    field: 'wheelbase',
    is: ['LWB', 'XLWB', 'L3', 'L4'],
    names: listOf('large van, large vans, big van, big vans, long van, long vans'),
    vague: true,
  },
  { field: 'wheelbase', is: ['SWB', 'L1'], names: listOf('swb, short wheelbase, l1') },
  { field: 'wheelbase', is: ['MWB', 'L2'], names: listOf('mwb, medium wheelbase') },
  { field: 'wheelbase', is: ['MWB', 'LWB', 'L2'], names: listOf('l2') },
  { field: 'wheelbase', is: ['LWB', 'L3'], names: listOf('lwb, long wheel base, l3') },
  {
    field: 'wheelbase',
    is: ['XLWB', 'L4'],
    names: listOf('xlwb, extra long wheelbase, extra lwb, extra long, jumbo'),
  },
  { field: 'wheelbase', is: ['LWB', 'XLWB', 'L4'], names: listOf('l4') },
  {
    field: 'roofHeight',
    is: ['Low', 'H1', 'Low Roof'],
    names: listOf('low roof, standard roof, normal roof, h1, low height, low top'),
  },
  {
    field: 'roofHeight',
    is: ['Medium', 'H2', 'Medium Roof'],
    names: listOf('medium roof, mid roof, h2, semi high roof'),
  },
  {
    field: 'roofHeight',
    is: ['High', 'H3', 'High Roof', 'Extra High'],
    names: listOf('high roof, hi roof, high top, hi top, h3, tall roof'),
  },

  // Service history
  {
    field: 'serviceHistory',
    is: fullHistories,
    names: listOf(`
      full service history, fsh, full history, full service record, full service book, complete service history,
      full service, fully serviced, full stamps, full sh, complete history`),
  },
  {
    field: 'serviceHistory',
    is: ['Full dealership history'],
    names: listOf(`
      full dealership history, full dealer history, full dealer service history, main dealer history, fdsh, fmdsh,
      full main dealer history, full main dealer service history, main dealer service history,
      dealer service history, dealership history, full franchise history`),
  },
  {
    field: 'serviceHistory',
    is: ['Part service history'],
    names: listOf('part service history, partial service history, part history, partial history'),
  },
  {
    field: 'serviceHistory',
    is: [...fullHistories, 'Service history', 'Part service history'],
    names: listOf('service history, service record, service book, serviced, with history'),
  },

  // Trims
  { field: 'trim', is: ['John Cooper Works'], names: listOf('jcw') },

  // Prices and VAT
  {
    field: 'vatStatus',
    is: ['No VAT'],
    names: listOf('no vat, vat free, no vat to pay, without vat to pay, zero vat'),
  },
  {
    field: 'pricePosition',
    is: ['Great price'],
    names: listOf('great price, great prices, bargain, bargains'),
  },
  { field: 'pricePosition', is: ['Good price'], names: listOf('good price, good prices') },
  {
    field: 'pricePosition',
    is: ['Great price', 'Good price'],
    names: listOf(`
      good deal, good deals, good value, great deal, great deals, great value`),
  },
  { field: 'pricePosition', is: ['Fair price'], names: listOf('fair price, fair prices') },
]

/** Names that no filter has, with words in them that would mean something else alone. */
export const otherThings: readonly string[] = [
  // Trims and other things that contain a colour, which is not meant
  ...listOf(`
    black edition, blk edition, black line, black design, black series, carbon black, piano black, red edition,
    blue edition, white edition, orange edition, silver edition, black friday, black box, ad blue, blue badge, blue badge friendly,
    grey import, grey imports`),
  // Services and former uses, which are no trim: "EX" is one
  ...listOf(`
    part ex, part exchange, part exchanging, px, p x, ex motability, ex police, ex lease, ex hire,
    ex rental, ex fleet, ex taxi, ex company, ex council, ex mod, ex army, ex bt, ex display,
    ex management`),
  // Seats that are no part of the vehicle
  ...listOf(`
    car seat, car seats, child seat, child seats, baby seat, baby seats, booster seat, booster seats,
    passenger seat, passenger seats, double passenger seat, single passenger seat, driver seat,
    drivers seat, bench seat, front seat, rear seat, back seat, folding seat, suspension seat,
    captains seat, high seat, higher seat, low seat, raised seat, comfy seat, comfortable seat, good seat,
    third seat, spare seat, extra seat`),
  // Words that are a model or a make alone
  ...listOf(`
    golf club, golf clubs, golf bag, golf bags, golf trolley, golf course, leaf spring, leaf springs, leaf suspension,
    juke box, deliver to, delivered to, delivery to, deliver, delivered, expert advice, master key,
    swivel seat, swivel seats, ghost alarm, ghost immobiliser, rugby club, boxer dog, boxer dogs`),
  // Where it is driven from
  ...listOf('left hand drive, right hand drive, left hand, right hand, lhd, rhd, hand controls'),
]

/** Words of one body type that models carry in their names: "A4 Avant", "3 Series Touring", "308 SW". */
export const bodyNamesOfModels: Readonly<Record<string, readonly string[]>> = {
  Estate: listOf(`
    estate, touring, avant, tourer, sports tourer, sw, sportswagon, sportbrake, touring sports, sportwagon,
    shooting brake, allroad, combi, st`),
  Convertible: listOf('convertible, cabriolet, roadster, spider, spyder, cabrio, cc'),
  Coupe: listOf('coupe, gran coupe, gtc'),
  Saloon: listOf('saloon, fastback'),
  Hatchback: listOf('hatchback, sportback, hatch'),
  MPV: listOf('active tourer, gran tourer, tourneo, verso, life, sv'),
}

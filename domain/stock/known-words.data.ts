/**
 * How feeds write the words that buyers filter by. Each line is the word as Auto Trader has it, then other ways to write
 * it: in small letters, without accents, and with a space for every other sign. A word that is not here is kept.
 */
export type KnownWords = Readonly<Record<string, string>>

const bodyType: KnownWords = {
  Hatchback: 'hatch, hatch back, hatchbacks, h b, hb, sportback, schragheck, kleinwagen, city car, supermini',
  Saloon: 'sedan, saloons, limousine saloon, stufenheck',
  Estate:
    'estate car, estates, station wagon, wagon, stationwagon, touring, tourer, sports tourer, avant, kombi estate',
  SUV: '4x4, 4 x 4, suv 4x4, 4x4 suv, suvs, sport utility, sport utility vehicle, sports utility vehicle, off roader, off road, offroad, crossover, crossover suv, gelandewagen, suv crossover',
  Coupe: 'coupes, sports coupe, sportwagen coupe',
  Convertible:
    'cabriolet, cabrio, cabriolet convertible, convertible cabriolet, roadster, soft top, softtop, drop top, drophead coupe, spider, spyder, conv',
  MPV: 'people carrier, people mover, multi purpose vehicle, minivan, mini mpv, van minibus mpv',
  Pickup:
    'pick up, pick up truck, pickup truck, pick ups, ute, double cab pickup, double cab pick up, crew cab pickup, crew cab pick up, single cab pickup, single cab pick up, king cab pickup, king cab pick up, extended cab pickup, extended cab pick up',
  Limousine: 'limo',
  Minibus: 'mini bus, minibuses',
  Camper: 'camper van, campervan',
  Motorhome: 'motor home, motorhomes',
  'Panel Van': 'panel, panelvan, panel vans',
  'Combi Van': 'combi, kombi, kombi van, combivan',
  'Window Van': 'windowvan',
  'Crew Van': 'crewvan, double cab in van, dciv',
  'Car Derived Van': 'car van, car based van, cdv',
  'Chassis Cab': 'chassis, chassiscab, chassis and cab',
  Dropside: 'drop side, dropside lorry, dropside van',
  Tipper: 'tippers, tipper van, tipper truck',
  Luton: 'luton van, luton box',
  'Box Van': 'boxvan',
  Box: 'box body, box truck, box lorry',
  Curtainsider: 'curtain sider, curtain side, curtainside, tautliner',
  Flatbed: 'flat bed, flatbed truck',
  Refrigerated: 'fridge, fridge van, refrigerated van, reefer, temperature controlled',
  'Tractor Unit': 'tractor, artic unit, tractor head',
}

/** The number of gears before or behind is dropped first. */
const transmissionType: KnownWords = {
  Manual:
    'man, m, manual gearbox, manual transmission, stick, stick shift, manuell, schaltgetriebe, handschaltung',
  Automatic:
    'auto, a, automatic gearbox, automatic transmission, automatik, automatikgetriebe, autom, dsg, dsg automatic, auto dsg, automatic dsg, cvt, cvt automatic, e cvt, pdk, dct, edc, dual clutch, dual clutch automatic, s tronic, stronic, tiptronic, tiptronic automatic, steptronic, powershift, powershift automatic, geartronic, multitronic, x tronic, single speed automatic, single speed, direct drive, aut, g tronic, i shift, opticruise, traxon, tipmatic, powershift 3',
  'Semi-Automatic': 'semi auto, semiauto, automated manual, halbautomatik',
}

const fuelType: KnownWords = {
  Petrol:
    'gasoline, benzin, unleaded, unleaded petrol, petrol unleaded, petrols, p, super benzin, essence, benzine',
  Diesel: 'd, derv, dsl, heavy oil, diesels, turbo diesel, turbodiesel',
  Electric:
    'e, ev, bev, electricity, elektro, elektrisch, battery electric, battery electric vehicle, pure electric, fully electric, full electric, all electric, 100 electric, electric vehicle, electric only',
  'Petrol Hybrid':
    'hybrid petrol, petrol electric, petrol electric hybrid, hybrid petrol electric, petrol hybrid electric, hybrid electric petrol, electric petrol, hev petrol, petrol hev, benzin elektro, petrol full hybrid, petrol self charging hybrid',
  'Diesel Hybrid':
    'hybrid diesel, diesel electric, diesel electric hybrid, hybrid diesel electric, diesel hybrid electric, electric diesel, hev diesel, diesel hev',
  'Petrol Plug-in Hybrid':
    'petrol plugin hybrid, plug in hybrid petrol, petrol phev, phev petrol, petrol plug in, petrol electric plug in, hybrid petrol electric plug in, petrol electric plug in hybrid, petrol electric phev, plug in petrol hybrid',
  'Diesel Plug-in Hybrid':
    'diesel plugin hybrid, plug in hybrid diesel, diesel phev, phev diesel, diesel plug in, diesel electric plug in, hybrid diesel electric plug in, diesel electric plug in hybrid, plug in diesel hybrid',
  'Plug-in Hybrid': 'phev, plugin hybrid, plug in hybrid electric, plug in hybrid electric vehicle, plug in',
  Hybrid: 'hev, hybrid electric, hybrid electric vehicle, full hybrid, self charging hybrid',
  'Bi Fuel': 'bifuel, dual fuel, petrol lpg, lpg petrol, gas bi fuel, petrol gas',
  LPG: 'autogas, liquefied petroleum gas, liquid petroleum gas, gpl',
  'Natural Gas': 'cng, compressed natural gas, erdgas, lng',
  Hydrogen: 'fuel cell, hydrogen fuel cell, fuel cells, fcev, wasserstoff',
}

const drivetrain: KnownWords = {
  'Front Wheel Drive': 'fwd, front, front wheel, front drive, vorderradantrieb, frontantrieb',
  'Rear Wheel Drive': 'rwd, rear, rear wheel, rear drive, hinterradantrieb, heckantrieb',
  'Four Wheel Drive':
    '4wd, awd, 4x4, 4 x 4, 4 wheel drive, four wheel, all wheel drive, all wheel, allrad, allradantrieb, quattro, xdrive, 4motion, 4matic',
}

const wheelbaseType: KnownWords = {
  SWB: 'short wheelbase, short wheel base, short',
  MWB: 'medium wheelbase, medium wheel base, medium, mid wheelbase',
  LWB: 'long wheelbase, long wheel base, long',
  XLWB: 'extra long wheelbase, extra long wheel base, extra long, elwb, x lwb',
}

const cabType: KnownWords = {
  'Single Cab': 'single, singlecab, standard cab, regular cab',
  'Double Cab': 'double, doublecab, d cab, dcab, twin cab',
  'Crew Cab': 'crew, crewcab',
  'King Cab': 'king, kingcab',
  'Extended Cab': 'extended, super cab, supercab, space cab pickup',
  'Day Cab': 'day, daycab',
  'Sleeper Cab': 'sleeper, sleepercab',
}

const ownershipCondition: KnownWords = {
  New: 'brand new, new vehicle, new car, new van, new truck, n, neu, neuwagen, neufahrzeug, factory new',
  Used: 'd, pre owned, preowned, second hand, secondhand, 2nd hand, u, approved used, used vehicle, used car, used van, used truck, certified used, certified pre owned, gebraucht, gebrauchtwagen, nearly new, cpo, certified, ex demo, ex demonstrator, demonstrator, demo, ex display, pre reg, pre registered, prereg, pre registration, delivery miles, ex lease, ex motability, ex fleet, classic',
}

const serviceHistory: KnownWords = {
  'Full service history': 'fsh, full, full history, full s h, full sh',
  'Full dealership history':
    'fdsh, fmdsh, full dealer history, full dealer service history, full main dealer service history, full main dealer history',
  'Part service history': 'psh, part, partial, part history, partial service history, partial history',
  'Service history': 'yes, y, has history, some history',
  'No service history': 'none, no history, nsh, no, n',
}

/** By field of `vehicle`. */
export const knownWords = {
  bodyType,
  transmissionType,
  fuelType,
  drivetrain,
  wheelbaseType,
  cabType,
  ownershipCondition,
  serviceHistory,
} as const satisfies Record<string, KnownWords>

/** Colours as buyers filter by them. The paint's own words are kept in the record. */
export const knownColours: KnownWords = {
  Beige: 'sand',
  Black: 'schwarz, blk, ebony',
  Blue: 'blau, blu',
  Bronze: 'copper',
  Brown: 'braun, brn',
  Burgundy: 'bordeaux',
  Cream: 'ivory, creme',
  Gold: 'champagne',
  Green: 'grun, grn, lime',
  Grey: 'gray, grau, gry, graphite, anthracite, anthrazit, charcoal, gunmetal, gun metal, slate',
  Indigo: '',
  Magenta: '',
  Maroon: '',
  Multicolour: 'multi, multi coloured, multicoloured, multi colour, various',
  Navy: '',
  Orange: '',
  Pink: '',
  Purple: 'violet, lila',
  Red: 'rot',
  Silver: 'silber, slv, sil',
  Turquoise: 'aqua',
  White: 'weiss, wht',
  Yellow: 'gelb, yel, ylw',
}

/** Other names of makes, in lower case. A test holds that each stands for a make of the trade. */
export const makeNicknames: Readonly<Record<string, string>> = {
  vw: 'Volkswagen', 'v w': 'Volkswagen', volks: 'Volkswagen', vdub: 'Volkswagen', dub: 'Volkswagen',
  merc: 'Mercedes-Benz', mercs: 'Mercedes-Benz', mercedes: 'Mercedes-Benz', benz: 'Mercedes-Benz', merz: 'Mercedes-Benz', 'merc benz': 'Mercedes-Benz',
  beemer: 'BMW', beamer: 'BMW', bimmer: 'BMW', beema: 'BMW', beemers: 'BMW',
  landrover: 'Land Rover', landy: 'Land Rover', lr: 'Land Rover',
  'mini cooper': 'MINI', minis: 'MINI',
  jag: 'Jaguar', jags: 'Jaguar', alfa: 'Alfa Romeo', alpha: 'Alfa Romeo', 'alpha romeo': 'Alfa Romeo', aston: 'Aston Martin', chevy: 'Chevrolet', lambo: 'Lamborghini',
  rolls: 'Rolls-Royce', roller: 'Rolls-Royce', bentleys: 'Bentley', porker: 'Porsche', vauxy: 'Vauxhall', caterhams: 'Caterham',
  'renault trucks': 'Renault', 'volvo trucks': 'Volvo', 'ds automobiles': 'DS', 'man trucks': 'MAN', ssangyoung: 'SsangYong', 'ssang yong': 'SsangYong',
  polestars: 'Polestar', teslas: 'Tesla',
}

/** Other names of models, in lower case. */
export const modelNicknames: Readonly<Record<string, readonly [make: string, model: string]>> = {
  trannie: ['Ford', 'Transit'], tranny: ['Ford', 'Transit'], tranni: ['Ford', 'Transit'], 'custom': ['Ford', 'Transit Custom'],
  disco: ['Land Rover', 'Discovery'], 'disco sport': ['Land Rover', 'Discovery Sport'],
  evoque: ['Land Rover', 'Range Rover Evoque'], velar: ['Land Rover', 'Range Rover Velar'], 'rr sport': ['Land Rover', 'Range Rover Sport'],
  'mach e': ['Ford', 'Mustang Mach-E'], 'touring sports': ['Toyota', 'Corolla Touring Sports'],
  cinquecento: ['Fiat', '500'], stang: ['Ford', 'Mustang'], beetle: ['Volkswagen', 'Beetle'],
}

/** Which values of the stock a nickname stands for: those of these names, or those with these words. */
export interface Nickname {
  field: string
  names: readonly string[]
  is?: readonly string[]
  has?: readonly string[]
  lacks?: readonly string[]
  /** Read only when nothing more exact of the same field was typed. */
  vague?: true
}

export const nicknames: readonly Nickname[] = [
  // Body types
  { field: 'bodyType', names: ['hatch', 'hatchback', 'hatchbacks', 'hatches', 'hot hatch', 'sportback', 'sportsback'], is: ['Hatchback'] },
  { field: 'bodyType', names: ['saloon', 'saloons', 'sedan', 'sedans'], is: ['Saloon'] },
  { field: 'bodyType', names: ['estate', 'estates', 'estate car', 'estate cars', 'touring', 'tourer', 'sports tourer', 'avant', 'station wagon', 'wagon', 'sportwagon', 'sportswagon', 'sportbrake', 'shooting brake', 'sw'], is: ['Estate'] },
  { field: 'bodyType', names: ['coupe', 'coupes', 'gran coupe', '2 door coupe'], is: ['Coupe'] },
  { field: 'bodyType', names: ['convertible', 'convertibles', 'cabriolet', 'cabriolets', 'cabrio', 'soft top', 'softtop', 'drop top', 'droptop', 'roadster', 'rag top', 'ragtop', 'open top', 'spider', 'spyder'], is: ['Convertible'] },
  { field: 'bodyType', names: ['suv', 'suvs', 'crossover', 'crossovers', 'off roader', 'offroader', 'off roaders', 'sport utility', 'jeep type'], is: ['SUV'] },
  { field: 'bodyType', names: ['mpv', 'mpvs', 'people carrier', 'people carriers', 'people mover', 'minivan', 'mini van', 'family bus'], is: ['MPV'] },
  { field: 'bodyType', names: ['pickup', 'pickups', 'pick up', 'pick ups', 'pickup truck', 'pick up truck', 'pickup trucks', 'pick up trucks', 'ute'], is: ['Pickup', 'Pick-up', 'Pickup Truck'] },
  { field: 'bodyType', names: ['panel van', 'panel vans'], is: ['Panel Van'] },
  { field: 'bodyType', names: ['crew van', 'crew vans', 'crewvan', 'double cab in van', 'dciv'], is: ['Crew Van'] },
  { field: 'bodyType', names: ['combi', 'combi van', 'kombi', 'kombi van'], is: ['Combi Van'] },
  { field: 'bodyType', names: ['car derived van', 'car van', 'car derived vans', 'car based van'], is: ['Car Derived Van'] },
  { field: 'bodyType', names: ['luton', 'lutons', 'luton van', 'luton vans', 'luton box'], is: ['Luton', 'Luton Van'] },
  { field: 'bodyType', names: ['box', 'box van', 'box vans', 'box lorry', 'box truck', 'box body', 'boxed'], is: ['Box', 'Box Van', 'Luton'] },
  { field: 'bodyType', names: ['tipper', 'tippers', 'tipping'], is: ['Tipper'] },
  { field: 'bodyType', names: ['dropside', 'dropsides', 'drop side', 'drop sided', 'drop sider'], is: ['Dropside'] },
  { field: 'bodyType', names: ['flatbed', 'flatbeds', 'flat bed', 'flat beds'], is: ['Flatbed'] },
  { field: 'bodyType', names: ['curtainsider', 'curtainsiders', 'curtain sider', 'curtain siders', 'curtain side', 'curtainside', 'tautliner'], is: ['Curtainsider', 'Curtain Side'] },
  { field: 'bodyType', names: ['fridge', 'fridges', 'refrigerated', 'reefer', 'freezer', 'chiller', 'temperature controlled', 'fridge van', 'refrigerated van', 'fridge truck', 'fridge lorry'], is: ['Refrigerated', 'Refrigerated Van', 'Temperature Controlled'] },
  { field: 'bodyType', names: ['tractor unit', 'tractor units', 'tractor', 'tractors', 'artic', 'artics', 'articulated', 'artic unit', 'artic units', 'articulated lorry', 'tractorunit', 'unit'], is: ['Tractor Unit'] },
  { field: 'bodyType', names: ['minibus', 'minibuses', 'mini bus', 'mini buses'], is: ['Minibus'] },
  { field: 'bodyType', names: ['chassis cab', 'chassis cabs', 'chassis'], is: ['Chassis Cab'] },
  { field: 'bodyType', names: ['camper', 'campers', 'camper van', 'campervan', 'campervans', 'motorhome'], is: ['Camper', 'Campervan', 'Motorhome'] },
  { field: 'bodyType', names: ['rigid', 'rigids', 'rigid truck', 'rigid lorry'], lacks: ['tractor'], vague: true },

  // Fuels
  { field: 'fuelType', names: ['petrol', 'petrols', 'unleaded', 'gasoline', 'tsi', 'tfsi', 'fsi', 'ecoboost', 'puretech', 'tce', 'gdi', 't gdi', 'tgdi', 'mpi', 'vvt', 'vtec'], is: ['Petrol'] },
  { field: 'fuelType', names: ['diesel', 'diesels', 'derv', 'tdi', 'tdci', 'cdti', 'hdi', 'bluehdi', 'dci', 'crdi', 'multijet', 'cdi', 'ecoblue', 'jtd', 'd4d', 'd 4 d', 'skyactiv d'], is: ['Diesel'] },
  { field: 'fuelType', names: ['electric', 'electrics', 'ev', 'evs', 'bev', 'fully electric', 'all electric', 'full electric', 'pure electric', 'battery electric', 'zero emission', 'zero emissions', 'electric car', 'electric cars'], is: ['Electric'] },
  { field: 'fuelType', names: ['hybrid', 'hybrids'], has: ['hybrid'] },
  { field: 'fuelType', names: ['plug in hybrid', 'plug in hybrids', 'plugin hybrid', 'plug in', 'plugin', 'phev', 'phevs'], has: ['plug'] },
  { field: 'fuelType', names: ['self charging hybrid', 'self charging', 'full hybrid', 'hev'], has: ['hybrid'], lacks: ['plug', 'mild'] },
  { field: 'fuelType', names: ['mild hybrid', 'mhev', 'mild hybrids'], has: ['mild'] },
  { field: 'fuelType', names: ['diesel hybrid'], has: ['diesel', 'hybrid'] },
  { field: 'fuelType', names: ['petrol plug in hybrid', 'petrol plug in', 'petrol phev'], has: ['petrol', 'plug'] },
  { field: 'fuelType', names: ['diesel plug in hybrid', 'diesel plug in', 'diesel phev'], has: ['diesel', 'plug'] },
  { field: 'fuelType', names: ['lpg', 'bi fuel', 'bifuel', 'dual fuel'], is: ['Bi Fuel', 'LPG', 'Petrol/LPG'] },

  // Gearboxes
  { field: 'gearbox', names: ['auto', 'autos', 'automatic', 'automatics', 'auto box', 'automatic gearbox', 'auto gearbox', 'dsg', 's tronic', 'stronic', 'tiptronic', 'cvt', 'pdk', 'powershift', 'paddle shift', 'self drive'], is: ['Automatic'] },
  { field: 'gearbox', names: ['manual', 'manuals', 'manual gearbox', 'stick', 'stick shift', 'man box'], is: ['Manual'] },
  { field: 'gearbox', names: ['semi auto', 'semi automatic', 'semi autos'], is: ['Semi-Automatic', 'Semi Automatic', 'Semi-Auto'] },
  { field: 'gearbox', names: ['semi auto', 'semi automatic', 'semi autos'], is: ['Automatic'] },

  // Driven wheels
  { field: 'axleConfiguration', names: ['4x4', '4 by 4'], is: ['4x4'] },
  { field: 'driveType', names: ['4x4', '4x4s', '4 by 4', '4wd', '4 wd', 'awd', 'all wheel drive', 'four wheel drive', '4 wheel drive', 'quattro', 'xdrive', '4matic', '4motion', 'allgrip'], is: ['Four Wheel Drive', 'All Wheel Drive'] },
  { field: 'driveType', names: ['fwd', 'front wheel drive', 'front drive'], is: ['Front Wheel Drive'] },
  { field: 'driveType', names: ['rwd', 'rear wheel drive', 'rear drive'], is: ['Rear Wheel Drive'] },

  // Colours
  { field: 'colour', names: ['gray', 'grey', 'greys'], is: ['Grey'] },
  { field: 'colour', names: ['cream'], is: ['Cream', 'Beige'] },

  // Cabs, wheelbases and roofs
  { field: 'cabType', names: ['double cab', 'doublecab', 'd cab', 'dual cab', 'double cabs', 'dbl cab'], is: ['Double Cab'] },
  { field: 'cabType', names: ['crew cab', 'crewcab', 'crew cabs'], is: ['Crew Cab'] },
  { field: 'cabType', names: ['single cab', 'singlecab', 'regular cab'], is: ['Single Cab'] },
  { field: 'cabType', names: ['sleeper', 'sleepers', 'sleeper cab', 'sleeper cabs'], has: ['sleeper'] },
  { field: 'cabType', names: ['day cab', 'day cabs', 'daycab'], has: ['day'] },
  { field: 'cabType', names: ['highline'], has: ['highline'] },
  { field: 'wheelbase', names: ['swb', 'short wheelbase', 'short wheel base', 'l1'], is: ['SWB', 'L1'] },
  { field: 'wheelbase', names: ['mwb', 'medium wheelbase', 'medium wheel base', 'l2'], is: ['MWB', 'L2'] },
  { field: 'wheelbase', names: ['lwb', 'long wheelbase', 'long wheel base', 'l3'], is: ['LWB', 'L3'] },
  { field: 'wheelbase', names: ['xlwb', 'extra long wheelbase', 'extra lwb', 'extra long', 'jumbo'], is: ['XLWB', 'L4'] },
  { field: 'wheelbase', names: ['l4'], is: ['LWB', 'XLWB', 'L4'] },
  { field: 'roofHeight', names: ['low roof', 'standard roof', 'normal roof', 'h1', 'low height', 'low top'], is: ['Low', 'H1', 'Low Roof'] },
  { field: 'roofHeight', names: ['medium roof', 'mid roof', 'h2', 'semi high roof'], is: ['Medium', 'H2', 'Medium Roof'] },
  { field: 'roofHeight', names: ['high roof', 'hi roof', 'high top', 'hi top', 'hightop', 'h3', 'tall roof', 'highroof'], is: ['High', 'H3', 'High Roof', 'Extra High'] },

  // Prices and VAT
  { field: 'vatStatus', names: ['no vat', 'vat free', 'without vat to pay', 'zero vat'], is: ['No VAT'] },
  { field: 'pricePosition', names: ['great price', 'great prices', 'bargain', 'bargains'], is: ['Great price'] },
  { field: 'pricePosition', names: ['good price', 'good prices'], is: ['Good price'] },
  { field: 'pricePosition', names: ['good deal', 'good deals', 'good value', 'great deal', 'great deals', 'great value'], is: ['Great price', 'Good price'] },
  { field: 'pricePosition', names: ['fair price', 'fair prices'], is: ['Fair price'] },
]

/** Words of one body type that models carry in their names: "A4 Avant", "3 Series Touring", "308 SW". */
export const bodyNamesOfModels: Readonly<Record<string, readonly string[]>> = {
  Estate: ['estate', 'touring', 'avant', 'tourer', 'sports tourer', 'sw', 'sportswagon', 'sportbrake', 'touring sports', 'sportwagon', 'shooting brake', 'allroad', 'combi', 'st'],
  Convertible: ['convertible', 'cabriolet', 'roadster', 'spider', 'spyder', 'cabrio', 'cc'],
  Coupe: ['coupe', 'gran coupe', 'gtc'],
  Saloon: ['saloon', 'fastback'],
  Hatchback: ['hatchback', 'sportback', 'hatch'],
  MPV: ['active tourer', 'gran tourer', 'tourneo', 'verso', 'life', 'sv'],
}

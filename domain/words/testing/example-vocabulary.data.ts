import { plainWord } from 'facet-index'
import { equipmentNames } from '../../stock/equipment.ts'
import type { FieldOfModel, ModelNames, ModelProfile, StockVocabulary } from '../vocabulary.ts'

const serviceHistory = [
  'Full service history',
  'Full dealership history',
  'Service history',
  'Part service history',
  'No service history',
]

/** Of the derivatives of the same stock, in reading order of their signs. */
const derivativeWords = {
  car: `0.9 02 1 1.0 1.0T 1.0i 1.1 1.2 1.25 1.2i 1.3 1.4 1.4i 1.5 1.5T 1.6 1.6D 1.6i 1.7 1.8 1.9 100kWh 10kWh
    11.1kWh 11.4kWh 11.8kWh 11.9kWh 111kWh 112kWh 116d 118d 118i 12.4kWh 120d 12kWh 13.1kWh 13.2kWh 13.5kWh
    13.6kWh 13.8kWh 13kWh 14.2kWh 14.4kWh 15.5kWh 15.6kWh 15kWh 16.6kWh 17.1kWh 17.3kWh 17.8kWh 17.9kWh 17kWh
    18.1kWh 18.3kWh 18.8kWh 2 2.0 2.0T 2.0i 2.1 2.2 2.2D 2.3 2.3T 2.4 2.5 2.5i 2.8 2.9 218i 220d 225e 24.7kWh
    25.4kWh 250 27kWh 28.6kWh 2dr 3 3.0 3.0T 3.0d 3.2 3.3 3.5 3.7 3.8 3.9 30 300 31.2kWh 318i 320d 320i 330e
    35 36kWh 37kWh 38kWh 3dr 4 4.0 4.4 4.7 40 400 40kWh 420d 420i 42kWh 43kWh 44kWh 45 49kWh 4Drive 4MATIC
    4Motion 4WD 4dr 4x4 4xe 5.0 5.2 5.5kWh 50 50kWh 51kWh 520d 520i 52kWh 530d 530e 54kWh 55 5dr 6.0 6.6 6.75
    60 60kWh 61kWh 620d 62kWh 64kWh 66kWh 68kWh 69kWh 6dr 71kWh 730d 73kWh 75D 77kWh 78kWh 79kWh 8.9kWh 80kWh
    80x 81kWh 82kWh 840i 84kWh 85 87kWh 89kWh 90kWh 93kWh 95kWh 991 992 99kWh A180 A180d A200 A200d A250e A35
    A45 ALL4 ALLGRIP AMG AWD AWD-i Access Acenta Action Active Advance Air Allure Altitude Auto Autobiography
    Azure B180 B180d B4D B4P B5D B5P Badge Beats Bi-Fuel BiTurbo Black Blue BlueHDi Boost Boosterjet Business
    C200 C220d C300 C300e CDTi CLA180 CLA220d CLA250e CLS300d CLS350d CR CRD CRDi CVT Carbon Carlo Carrera
    City Classic Collection Comfort Competition Competizione Connect Cooper Core Cross Crosstar D D-4D D-4S
    D150 D165 D180 D2 D200 D250 D300 D350 D4 D5 DCT DI-D DIG-T DL20 DL40 DM-i DPi DSG Design Dolcevita
    Dualjet Dynamic Dynamique E-TECH E-Tense E200 E220d E300de EAT EAT8 EDC ELX EQA EQB EQC EQE EV EV60 EVO
    EX EcoBlue EcoBoost Edge Edition Elegance Elite Engage Equilibre Essential Evolution Evolve Exceed Excel
    Excite Exclusive Executive Explore Expression Extended Extreme F FHEV FR FSI Family Feel FireFly Five
    Flair G-Tronic G63 GBT GDI-Turbo GDi GLA180 GLA200 GLA200d GLA250e GLB220d GLC220d GLC300 GLC300e GLE300d
    GLE350d GLE350de GLS400d GME GR GS GSE GT GT-Line GTE GTI GTS GTX GranLusso HDi HEV HSE High Homura
    Hybrid IG-T Icon Iconic Inscription JTDM-2 Jam John Journey Juro L LS La Launch Level Life Limited Line
    Lineartronic Long Lounge Lux Luxury M M135i M240i M340i M40i M440i M850i MC MHEV MIVEC MPI Match Max Maxx
    Momentum Monte Motion Motor Mulliner MultiAir MultiAirII MultiJet N N-Connecta N-Design N-Guard N-Sport
    Nav Nismo One Overland P200 P250 P300 P300e P400e P440e P450 PDK PHEV Performance Pilot Pista Platinum
    Play Plus Pop Portfolio PowerPulse Premium Prestige Prima Prime Pro Progressive Pure PureTech Q4
    Quadrifoglio R R-Design R-Dynamic R-Line R-Sport R135 RS RWD Range Recharge S S350d S580e SCe SD SD4 SDV6
    SE SE-L SKYACTIV-D SKYACTIV-G SLC180 SLK200 SLK250d SR SRi ST ST-2 ST-Line SZ-T SZ3 SZ4 SZ5
    Scorpionissima Select Sense Shine Signature Single Slam Sport Sportline Standard Star Steptronic Sting
    Studio Style Suite Summit Super Supercharged T-GDi T-Jet T3 T5 T6 T8 TB TCe TD TD4 TDCi TDI TDV6 TFSI TGI
    TSI Takumi Tech Technik Techno Technology Tecnica Tekna Ti-VCT Titan Titanium Touch Touring Trailhawk
    Trend Trocadero Trophy Turbo Turismo Twin TwinAir Type Ultimate Ultra V-Cross V1 V10 V12 V2 V3 V300d V6
    V8 VTEC VTi VTi-TECH VVT VVT-h VVT-i VZ VZ1 VZ2 Valvematic Veloce Vignale Visia Vogue Vorsprung W12
    Warrior Wildtrak Works X X-Dynamic X250d XE XL XLT Xcellence Xperience Xtronic Zetec dCi e+ e-Boost
    e-Boxer e-Hybrid e-Power e-SKYACTIV-G e-SKYACTIV-X e:HEV eCVT eD4 eDrive40 eTSI ecoTEC h-GDi h-T-GDi i
    i-DTEC i-MMD i-VTEC i4 quattro s/s sDrive18d sDrive18i sDrive20i tronic up vRS x-clusiv x-play x-trend
    xDrive xDrive20d xDrive20i xDrive25d xDrive25e xDrive30d xDrive30e xDrive40d xDrive40i xDrive50 xLine`,
  van: `1.0 1.1 1.3 1.5 1.9 100 1000 101 103 106 110 112 113kWh 114 116 117 118 119 1200 122 124 132 133 137 138
    1400 142 145 147 150 152 158 165 166 167 170 172 179 182 187 19 193 2.0 2.2 2.3 2.4 2.8 200 2000 204 207
    208 21 210 220 227 230 2300 243 2700 28 280 290 2900 2dr 3.0 30 300 305 310 3100 314 315 317 320 33 3300
    333 335 340 35 350 3500 35C15 35S14 35S16 3dr 440 45kWh 4WD 4dr 50kWh 5dr 650 65kWh 66kWh 68kWh 700 72kWh
    75kWh 76 77 85 9 91 96 Acenta Active Advance Asphalt Auto Aventura BiTurbo Blue BlueHDi Business C20 CDI
    CR30 CR35 Cab Car Chassis Combi Commerce Crew D D-4D D20 DL20 DL40 Derived Design Diesel Double Driver
    Dropside Dynamic E-Custom E-Doblo E-Tech E-Transit EV EcoBlue EcoBoost Edition Electric Elite Enterprise
    Extender Extra FWD GS H1 H2 H3 Highline Hybrid Icon Invincible L1 L2 L3 L4 LWB Leader Life Limited Luton
    Lux MWB Manual Minibus MultiJet PanAmericana Panel Petrol Pickup Plug-in Plus Premium Prime Primo Pro
    Professional Progressive Pure RWD Range S SWB Select Sport Sportive Sportline Standard Start Startline
    Style T28 T30 T32 TCe TD TDCi TDI TSI Tecnico Tekna Ti-VCT Tipper Trend Trendline Turbo Ultima Utility
    V-Cross V6 Van Visia Wildtrak X XL XLT XLWB dCi e-Berlingo e-Dispatch e-Expert e-Partner eDeliver
    eSprinter eVito ps s/s`,
  truck: `156 160 177 180 190 210 220 230 238 250 280 290 320 330 354 360 370 380 394 410 420 421 430 436 449 450
    460 470 480 4x2 500 510 520 530 540 580 650 6x2 6x4 8x4 Active Actros Arocs Atego Auto BigSpace Box C CF
    CG17 CG20 CP14 CP17 CR20 CS20 Cab ClassicSpace Comfort Curtainsider D Day Eurocargo FH FL FM FMX Flatbed
    G GM GX GigaSpace Global Globetrotter High Highline LF M Manual Normal P R Refrigerated S S-Way Sleeper
    Space StreamSpace Super T TGL TGM TGS TGX Time Tipper Topline Tractor Unit X-Way XD XF XG XL XLX eActros`,
}

function wordsOf(type: keyof typeof derivativeWords): ReadonlyMap<string, string> {
  return new Map(derivativeWords[type].split(/\s+/).map((word) => [plainWord(word), word]))
}

/** The words of a stock of 3,000 vehicles, for tests. */
export const exampleVocabulary: StockVocabulary = {
  types: {
    car: {
      derivativeWords: wordsOf('car'),
      models: {
        Abarth: ['595', '600e', '695'],
        'Alfa Romeo': ['Giulia', 'Giulietta', 'MiTo', 'Stelvio', 'Tonale'],
        Alpine: ['A110'],
        'Aston Martin': ['DB11', 'Vantage'],
        Audi: [
          'A1',
          'A3',
          'A3 Saloon',
          'A4',
          'A4 Avant',
          'A5',
          'A5 Cabriolet',
          'A6 Avant',
          'A6 Saloon',
          'A7',
          'A8',
          'Q2',
          'Q3',
          'Q4 e-tron',
          'Q5',
          'Q7',
          'Q8',
          'R8',
          'RS3',
          'S3',
          'TT',
          'e-tron',
          'e-tron GT',
        ],
        BMW: [
          '1 Series',
          '2 Series',
          '2 Series Active Tourer',
          '3 Series',
          '3 Series Touring',
          '4 Series',
          '4 Series Gran Coupe',
          '5 Series',
          '5 Series Touring',
          '6 Series Gran Turismo',
          '7 Series',
          '8 Series',
          'M2',
          'M3',
          'M4',
          'M5',
          'X1',
          'X2',
          'X3',
          'X4',
          'X5',
          'X6',
          'X7',
          'Z4',
          'i4',
          'iX3',
        ],
        BYD: ['Dolphin', 'Dolphin Surf'],
        Bentley: ['Bentayga', 'Continental', 'Flying Spur'],
        Citroen: [
          'Ami',
          'Berlingo',
          'C1',
          'C3',
          'C3 Aircross',
          'C4',
          'C4 Cactus',
          'C5 Aircross',
          'C5 X',
          'Grand C4 SpaceTourer',
          'e-C4',
        ],
        Cupra: ['Ateca', 'Formentor', 'Leon', 'Leon Estate', 'Tavascan', 'Terramar'],
        DS: ['3', '3 Crossback', '4', '7 Crossback'],
        Dacia: ['Duster', 'Sandero', 'Sandero Stepway'],
        Ferrari: ['Roma'],
        Fiat: ['500', '500C', '500L', '500X', '500e', '600e', 'Panda', 'Tipo'],
        Ford: [
          'B-Max',
          'C-Max',
          'Capri',
          'EcoSport',
          'Edge',
          'Explorer',
          'Fiesta',
          'Focus',
          'Focus Estate',
          'Galaxy',
          'Ka+',
          'Kuga',
          'Mondeo',
          'Mustang',
          'Mustang Mach-E',
          'Puma',
          'Ranger',
          'S-Max',
        ],
        Genesis: ['G70', 'GV60', 'GV70'],
        Honda: ['CR-V', 'Civic', 'HR-V', 'Jazz', 'ZR-V'],
        Hyundai: [
          'Bayon',
          'Ioniq',
          'Ioniq 6',
          'Kona',
          'Santa Fe',
          'Tucson',
          'i10',
          'i20',
          'i30',
          'i40',
          'ix20',
          'ix35',
        ],
        Isuzu: ['D-Max'],
        Jaguar: [
          'E-Pace',
          'F-Pace',
          'F-Type',
          'F-Type Convertible',
          'I-Pace',
          'XE',
          'XF',
          'XF Sportbrake',
          'XJ',
        ],
        Jeep: ['Avenger', 'Compass', 'Grand Cherokee', 'Renegade', 'Wrangler'],
        Kia: [
          'Carens',
          'Ceed',
          'Ceed Sportswagon',
          'EV3',
          'EV6',
          'Niro',
          'Picanto',
          'ProCeed',
          'Rio',
          'Sorento',
          'Soul',
          'Sportage',
          'Stonic',
          'Venga',
          'XCeed',
        ],
        Lamborghini: ['Huracan'],
        'Land Rover': [
          'Defender 110',
          'Discovery',
          'Discovery Sport',
          'Range Rover',
          'Range Rover Evoque',
          'Range Rover Sport',
          'Range Rover Velar',
        ],
        Lexus: ['ES 300h', 'IS 300h', 'LC 500', 'NX 300h', 'NX 350h', 'RX 450h', 'UX 250h'],
        Lotus: ['Emira'],
        MG: ['Cyberster', 'HS', 'MG3', 'MG4', 'MG5', 'ZS'],
        MINI: ['Clubman', 'Convertible', 'Countryman', 'Electric', 'Hatch'],
        Maserati: ['Ghibli', 'GranTurismo', 'Levante'],
        Mazda: [
          'CX-3',
          'CX-30',
          'CX-5',
          'CX-80',
          'MX-5',
          'Mazda2',
          'Mazda2 Hybrid',
          'Mazda3',
          'Mazda6',
          'Mazda6 Tourer',
        ],
        McLaren: ['720S'],
        'Mercedes-Benz': [
          'A Class',
          'A Class Saloon',
          'B Class',
          'C Class',
          'C Class Cabriolet',
          'C Class Coupe',
          'C Class Estate',
          'CLA Class',
          'CLS',
          'E Class',
          'E Class Estate',
          'EQA',
          'EQB',
          'EQC',
          'EQE',
          'G Class',
          'GLA Class',
          'GLB Class',
          'GLC Class',
          'GLE Class',
          'GLS Class',
          'S Class',
          'V Class',
        ],
        Mitsubishi: ['ASX', 'Eclipse Cross', 'L200', 'Outlander', 'Shogun Sport'],
        Nissan: ['370 Z', 'Ariya', 'GT-R', 'Juke', 'Leaf', 'Micra', 'Navara', 'Note', 'Qashqai', 'X-Trail'],
        Peugeot: ['108', '2008', '208', '3008', '308', '308 SW', '5008', '508', '508 SW', 'RCZ', 'e-208'],
        Polestar: ['2'],
        Porsche: [
          '718 Boxster',
          '718 Cayman',
          '911',
          '911 Cabriolet',
          'Cayenne',
          'Macan',
          'Panamera',
          'Taycan',
        ],
        Renault: [
          '4 E-Tech',
          'Arkana',
          'Austral',
          'Captur',
          'Clio',
          'Kadjar',
          'Megane',
          'Megane E-Tech',
          'Twingo',
          'Zoe',
        ],
        'Rolls-Royce': ['Cullinan', 'Ghost'],
        SEAT: ['Alhambra', 'Arona', 'Ateca', 'Ibiza', 'Leon', 'Leon Estate', 'Mii', 'Tarraco'],
        Skoda: [
          'Citigo',
          'Enyaq',
          'Fabia',
          'Kamiq',
          'Karoq',
          'Kodiaq',
          'Octavia',
          'Octavia Estate',
          'Scala',
          'Superb',
          'Superb Estate',
          'Yeti',
        ],
        Smart: ['#1', 'EQ fortwo', 'fortwo'],
        SsangYong: ['Korando', 'Musso', 'Rexton', 'Tivoli'],
        Subaru: ['Crosstrek', 'Forester', 'Impreza', 'Outback', 'XV'],
        Suzuki: ['Ignis', 'Jimny', 'S-Cross', 'Swift', 'Vitara'],
        Tesla: ['Model 3', 'Model S', 'Model X', 'Model Y'],
        Toyota: [
          'Auris',
          'Aygo',
          'C-HR',
          'Corolla',
          'Corolla Touring Sports',
          'GR86',
          'Hilux',
          'Prius',
          'Proace City Verso',
          'RAV4',
          'Supra',
          'Yaris',
          'bZ4X',
        ],
        Vauxhall: [
          'Adam',
          'Astra',
          'Astra Sports Tourer',
          'Combo Life',
          'Corsa',
          'Crossland',
          'Crossland X',
          'Grandland',
          'Grandland X',
          'Insignia',
          'Mokka',
          'Mokka X',
          'Mokka-e',
          'Viva',
        ],
        Volkswagen: [
          'Amarok',
          'Arteon',
          'Caravelle',
          'Golf',
          'Golf Estate',
          'Golf SV',
          'ID.3',
          'ID.4',
          'Passat',
          'Passat Estate',
          'Polo',
          'Scirocco',
          'Sharan',
          'T-Cross',
          'T-Roc',
          'Taigo',
          'Tiguan',
          'Tiguan Allspace',
          'Touareg',
          'Touran',
          'up!',
        ],
        Volvo: ['EX30', 'S90', 'V40', 'V60', 'V90', 'XC40', 'XC60', 'XC90'],
      },
      words: {
        pricePosition: ['Fair price', 'Good price', 'Great price', 'High price'],
        bodyType: ['Convertible', 'Coupe', 'Estate', 'Hatchback', 'MPV', 'Pickup', 'SUV', 'Saloon'],
        fuelType: [
          'Bi Fuel',
          'Diesel',
          'Diesel Plug-in Hybrid',
          'Electric',
          'Petrol',
          'Petrol Hybrid',
          'Petrol Plug-in Hybrid',
        ],
        colour: [
          'Beige',
          'Black',
          'Blue',
          'Bronze',
          'Brown',
          'Green',
          'Grey',
          'Orange',
          'Purple',
          'Red',
          'Silver',
          'White',
          'Yellow',
        ],
        gearbox: ['Automatic', 'Manual'],
        driveType: ['Four Wheel Drive', 'Front Wheel Drive', 'Rear Wheel Drive'],
        emissionClass: ['Euro 5', 'Euro 6'],
        insuranceGroup: [
          '10E',
          '11E',
          '12E',
          '13E',
          '14E',
          '15E',
          '16E',
          '17E',
          '18E',
          '19E',
          '1E',
          '20E',
          '21E',
          '22E',
          '23E',
          '24E',
          '25E',
          '26E',
          '27E',
          '28E',
          '29E',
          '30E',
          '31E',
          '32E',
          '33E',
          '34E',
          '35E',
          '36E',
          '37E',
          '38E',
          '39E',
          '40E',
          '41E',
          '42E',
          '43E',
          '44E',
          '45E',
          '46E',
          '47E',
          '48E',
          '49E',
          '50E',
          '7E',
          '8E',
          '9E',
        ],
        equipment: equipmentNames,
        serviceHistory,
        vatStatus: ['Inc VAT'],
        trim: [
          'AMG Line',
          'Black Edition',
          'GTD',
          'GTI',
          'Life',
          'M Sport',
          'M Sport Edition',
          'S',
          'S line',
          'SE',
          'ST',
          'ST-Line',
          'ST-Line X',
          'Sport',
          'Titanium',
        ],
      },
    },
    van: {
      derivativeWords: wordsOf('van'),
      models: {
        Citroen: ['Berlingo', 'Dispatch', 'Relay'],
        Fiat: ['Doblo', 'Ducato'],
        Ford: ['Fiesta Van', 'Ranger', 'Transit', 'Transit Connect', 'Transit Courier', 'Transit Custom'],
        Isuzu: ['D-Max'],
        Iveco: ['Daily'],
        LEVC: ['VN5'],
        MAXUS: ['Deliver 9', 'eDeliver 3'],
        'Mercedes-Benz': ['Citan', 'Sprinter', 'Vito'],
        Nissan: ['NV200', 'Primastar', 'Townstar'],
        Peugeot: ['Boxer', 'Expert', 'Partner'],
        Renault: ['Kangoo', 'Master', 'Trafic'],
        Toyota: ['Hilux', 'Proace', 'Proace City'],
        Vauxhall: ['Combo', 'Movano', 'Vivaro'],
        Volkswagen: ['Amarok', 'Caddy Cargo', 'Crafter', 'Transporter'],
      },
      words: {
        bodyType: [
          'Car Derived Van',
          'Chassis Cab',
          'Combi Van',
          'Crew Van',
          'Dropside',
          'Luton',
          'Minibus',
          'Panel Van',
          'Pickup',
          'Tipper',
        ],
        fuelType: ['Diesel', 'Electric', 'Petrol', 'Petrol Plug-in Hybrid'],
        colour: ['Black', 'Blue', 'Green', 'Grey', 'Orange', 'Red', 'Silver', 'White', 'Yellow'],
        gearbox: ['Automatic', 'Manual'],
        driveType: ['Four Wheel Drive', 'Front Wheel Drive', 'Rear Wheel Drive'],
        cabType: ['Crew Cab', 'Double Cab', 'Single Cab'],
        wheelbase: ['LWB', 'MWB', 'SWB', 'XLWB'],
        emissionClass: ['Euro 5', 'Euro 6'],
        equipment: equipmentNames,
        serviceHistory,
        vatStatus: ['Ex VAT', 'No VAT'],
        roofHeight: ['High', 'Low', 'Medium'],
        trim: ['Leader', 'Limited', 'Trend', 'Wildtrak'],
      },
    },
    truck: {
      derivativeWords: wordsOf('truck'),
      models: {
        DAF: ['CF', 'LF', 'XD', 'XF', 'XG'],
        Iveco: ['Eurocargo', 'S-Way', 'X-Way'],
        MAN: ['TGL', 'TGM', 'TGS', 'TGX'],
        'Mercedes-Benz': ['Actros', 'Arocs', 'Atego', 'eActros'],
        Renault: ['C', 'D', 'T'],
        Scania: ['G Series', 'P Series', 'R Series', 'S Series'],
        Volvo: ['FH', 'FL', 'FM', 'FMX'],
      },
      words: {
        bodyType: ['Box', 'Curtainsider', 'Flatbed', 'Refrigerated', 'Tipper', 'Tractor Unit'],
        fuelType: ['Diesel', 'Electric'],
        colour: ['Black', 'Blue', 'Green', 'Grey', 'Orange', 'Red', 'Silver', 'White', 'Yellow'],
        gearbox: ['Automatic', 'Manual'],
        cabType: [
          'Active Day',
          'Active Space',
          'Active Time',
          'BigSpace',
          'BigSpace Sleeper',
          'CG17 Sleeper',
          'CG20 Highline',
          'CP14 Day',
          'CP17 Sleeper',
          'CR20 Highline',
          'CR20 Normal',
          'CS20 Highline',
          'CS20 Normal',
          'ClassicSpace',
          'ClassicSpace Day Cab',
          'ClassicSpace M Cab',
          'Comfort Cab',
          'Day Cab',
          'GM Sleeper',
          'GX Sleeper',
          'GigaSpace',
          'Global Cab',
          'Globetrotter',
          'Globetrotter XL',
          'High Sleeper Cab',
          'Sleeper Cab',
          'Sleeper High Cab',
          'Space Cab',
          'StreamSpace',
          'Super Space Cab',
          'Topline',
          'XG Sleeper',
          'XG+ Sleeper',
          'XLX Sleeper',
        ],
        wheelbase: ['LWB', 'MWB', 'SWB'],
        cabKind: ['Day cab', 'Sleeper cab'],
        axleConfiguration: ['4x2', '6x2', '6x4', '8x4'],
        emissionClass: ['Euro 5', 'Euro 6'],
        equipment: equipmentNames,
        serviceHistory,
        vatStatus: ['Ex VAT'],
      },
    },
  },
  valuesOf: (_type, field, { makes, models }) =>
    models.length > 0
      ? models.flatMap((model) => valuesOfModels[field][model] ?? [])
      : makes.flatMap((make) => (field === 'trim' ? (trimsOfMakes[make] ?? []) : [])),
  namesWith: (_type, word, makes) => namesWithWords[word] ?? { makes, models: [] },
  modelProfile: (_type, { models: [model = ''] }) => profiles[model] ?? {},
  countFound: (type, params) => {
    const words = params.getAll('derivativeWord')
    const count = { car: 8, van: 20, truck: 0 }[type]
    if (params.get('price') === '100000-' && params.get('make') !== 'Porsche') return 0
    if (words.length === 0) return count
    const isOfOther = words.some((word) => makesOfWords[word]?.some((make) => params.get('make') !== make))
    if (isOfOther && params.has('make')) return 0
    const known = params.getAll('model').flatMap((model) => valuesOfModels.derivative[model] ?? [])
    const isIn = (derivative: string) => words.every((word) => derivative.split(/[\s()]+/).includes(word))
    return known.length === 0 || known.some(isIn) ? Math.max(1, count) : 0
  },
  findVehicle: (field, text) =>
    field === 'registration' && text.replaceAll(' ', '') === 'K1NGS' ? { type: 'van', text: 'K1 NGS' } : null,
}

/** The one make whose derivatives have the word. */
const makesOfWords: Readonly<Record<string, readonly string[]>> = {
  D: ['MINI', 'Vauxhall'],
  Titanium: ['Ford'],
  Zetec: ['Ford'],
}

const namesWithWords: Readonly<Record<string, ModelNames>> = {
  '320d': { makes: ['BMW'], models: ['3 Series', '3 Series Touring'] },
  '520d': { makes: ['BMW'], models: ['5 Series Touring'] },
  C200: { makes: ['Mercedes-Benz'], models: ['C Class', 'C Class Coupe'] },
}

const profiles: Readonly<Record<string, ModelProfile>> = {
  Qashqai: { bodyType: 'SUV', seats: 5, price: { low: 9_000, high: 22_000 } },
  Golf: { bodyType: 'Hatchback', seats: 5, price: { low: 8_000, high: 24_000 } },
  Corsa: { bodyType: 'Hatchback', seats: 5, price: { low: 6_000, high: 16_000 } },
  Kuga: { bodyType: 'SUV', seats: 5, price: { low: 9_000, high: 25_000 } },
  'Transit Custom': { bodyType: 'Panel Van', wheelbase: 'SWB', price: { low: 9_000, high: 25_000 } },
}

const valuesOfModels: Readonly<Record<FieldOfModel, Readonly<Record<string, readonly string[]>>>> = {
  derivative: {
    Puma: ['1.0 EcoBoost ST-Line Euro 6 (s/s) 5dr', '1.5 EcoBoost Vignale Euro 6 (s/s) 5dr'],
    Transit: [
      '2.0 350 EcoBlue Leader Panel Van 5dr L3 H2',
      '2.0 350 EcoBlue Trend Panel Van 5dr L3 H2',
      '2.0 290 EcoBlue Leader Panel Van 5dr L2 H2',
    ],
    Vivaro: ['1.5 2900 Turbo D Edition Panel Van 5dr L2 H1', '2.0 2900 Turbo D Sportive Panel Van 5dr L2 H1'],
    Golf: ['2.0 TDI Match DSG Euro 6 (s/s) 5dr', '2.0 TDI Match Euro 6 (s/s) 5dr'],
  },
  trim: {
    '3 Series': ['M Sport', 'M Sport Edition', 'SE'],
    'A Class': ['AMG Line'],
    'C Class': ['AMG Line'],
    A4: ['S line', 'Sport'],
    Fiesta: ['ST', 'ST-Line', 'Titanium'],
    Focus: ['ST', 'ST-Line', 'ST-Line X', 'Titanium'],
    Golf: ['GTD', 'GTI', 'Life', 'S'],
    Puma: ['ST-Line', 'ST-Line X', 'Titanium'],
    Ranger: ['Wildtrak'],
    'Transit Custom': ['Leader', 'Limited', 'Trend'],
  },
  roofHeight: { Sprinter: ['High', 'Low'], Transit: ['High', 'Medium'] },
  wheelbase: { Transit: ['LWB', 'MWB', 'SWB'], Vivaro: ['LWB', 'SWB'], Sprinter: ['LWB', 'MWB'] },
}

const trimsOfMakes: Readonly<Record<string, readonly string[]>> = {
  BMW: ['M Sport', 'M Sport Edition', 'SE'],
}

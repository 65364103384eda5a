/**
 * Models by make, as the trade spells them: to write one that a feed shouts or whispers, "FIESTA", in its usual case. A model
 * that is not here is kept as it is sent. Names from the demo's catalogue and from UK adverts.
 */
export const modelNames: Readonly<Record<string, string>> = {
  Abarth: '124 Spider, 500, 500C, 500e, 595, 595C, 600e, 695, 695C, Punto Evo',
  'Alfa Romeo': `
    147, 159, 159 Sportwagon, 4C, Brera, Giulia, Giulietta, GT, GTV, Junior, MiTo, Spider, Stelvio, Tonale`,
  Alpine: 'A110',
  'Aston Martin': 'DB11, DB7, DB9, DBS, DBX, Rapide S, Vanquish, Vantage',
  Audi: `
    A1, A3, A3 Cabriolet, A3 Saloon, A4, A4 Allroad, A4 Avant, A4 Cabriolet, A5, A5 Cabriolet, A6,
    A6 Allroad, A6 Avant, A6 Saloon, A7, A8, e-tron, e-tron GT, Q2, Q3, Q4 e-tron, Q5, Q6 e-tron, Q7, Q8,
    Q8 e-tron, R8, R8 Spyder, RS e-tron GT, RS Q3, RS Q8, RS3, RS4, RS4 Avant, RS4 Cabriolet, RS5, RS6,
    RS6 Avant, S1, S3, S4, S4 Avant, S4 Cabriolet, S6 Avant, S6 Saloon, S7, SQ2, SQ5, SQ8, TT, TT RS, TTS`,
  Austin: 'Mini',
  Bentley: 'Arnage, Bentayga, Continental, Continental GT, Continental GTC, Flying Spur, Mulsanne, Turbo R',
  BMW: `
    1 Series, 2 Series, 2 Series Active Tourer, 2 Series Gran Coupe, 2 Series Gran Tourer, 3 Series,
    3 Series Gran Turismo, 3 Series Touring, 4 Series, 4 Series Gran Coupe, 5 Series,
    5 Series Gran Turismo, 5 Series Touring, 6 Series, 6 Series Gran Coupe, 6 Series Gran Turismo,
    7 Series, 8 Series, 8 Series Gran Coupe, Alpina B3, Alpina D3, i3, i4, i8, iX, iX1, iX3, M2, M3, M4, M5,
    M6 Gran Coupe, M8, M8 Gran Coupe, X1, X2, X3, X3 M, X4, X4 M, X5, X5 M, X6, X6 M, X7, Z3 M, Z4, Z4 M`,
  BYD: 'Atto 3, Dolphin, Dolphin Surf, Seal, Seal U, Sealion 7',
  Cadillac: 'Bls',
  Caterham: 'Seven',
  Chevrolet: 'Captiva, Corvette Stingray, Cruze, Matiz, Orlando, Spark, Trax',
  Chrysler: '300C, Crossfire, Delta, Grand Voyager, PT Cruiser, Voyager, Ypsilon',
  Citroen: `
    Ami, Berlingo, Berlingo Multispace, C-Crosser, C1, C3, C3 Aircross, C3 Picasso, C3 Pluriel, C4,
    C4 Cactus, C4 Picasso, C4 SpaceTourer, C4 X, C5, C5 Aircross, C5 X, C6, C8, Dispatch, DS3 Cabrio, DS4,
    DS5, e-Berlingo, e-C3, e-C4, Grand C4 Picasso, Grand C4 SpaceTourer, Nemo Multispace, Relay, Saxo,
    Space Tourer, Xsara, Xsara Picasso`,
  CUPRA: 'Ateca, Born, Formentor, Leon, Leon Estate, Tavascan, Terramar',
  Dacia: `
    Bigster, Duster, Jogger, Logan MCV, Logan MCV Stepway, Logan Stepway, Sandero, Sandero Stepway, Spring`,
  DAF: 'CF, LF, XD, XF, XG',
  Daihatsu: 'Copen, Sirion, Terios',
  Dodge: 'Caliber, Challenger, Charger, Journey, Nitro, Ram',
  DS: '3, 3 Crossback, 4, 7 Crossback, 9, DS 3, DS 3 Crossback, DS 4, DS 5, DS 7, DS 7 Crossback, DS 9',
  'DS Automobiles': `
    3 Crossback, 7 Crossback, DS 3, DS 3 Cabrio, DS 3 Crossback, DS 4, DS 4 Crossback, DS 5, DS 7,
    DS 7 Crossback, DS 9`,
  Ferrari: `
    360, 430, 458, 488, 488 Pista, 599, 812 GTS, 812 Superfast, California, F12 Berlinetta, F355,
    F8 Spider, F8 Tributo, FF, GTC4Lusso, Portofino, Portofino M, Roma, SF90 Stradale`,
  Fiat: `
    124 Spider, 500, 500C, 500e, 500e C, 500L, 500X, 500X Dolcevita, 600e, Doblo, Doblo Cargo, Ducato,
    Fiorino, Fiorino Cargo, Fullback, Grande, Grande Panda, Grande Punto, Panda, Punto, Punto Evo, Scudo,
    Tipo`,
  Ford: `
    B-Max, C-Max, Capri, EcoSport, Edge, Explorer, F150, Fiesta, Fiesta Van, Focus, Focus C-MAX, Focus CC,
    Focus Estate, Fusion, Galaxy, Grand C-MAX, Grand Tourneo Connect, Ka, Ka+, Kuga, Mondeo, Mustang,
    Mustang Mach-E, Puma, Puma Gen-E, Ranger, S-Max, Sierra, Street Ka, Tourneo Connect, Tourneo Courier,
    Tourneo Custom, Transit, Transit Connect, Transit Courier, Transit Custom`,
  Genesis: 'G70, GV60, GV70, GV80',
  'Great Wall': 'Steed',
  Honda: `
    Accord, Civic, Civic Type R, CR-V, CR-Z, e, e:Ny1, Elysion, FR-V, HR-V, Insight, Integra, Jazz, Legend,
    Nsx, Odyssey, Prelude, S2000, Stepwagon, Stream, ZR-V`,
  Hummer: 'H2',
  Hyundai: `
    Bayon, Coupe, Getz, Grand Santa Fe, i10, i20, i30, i40, I800, Inster, Ioniq, Ioniq 5, Ioniq 6, Ioniq 9,
    ix20, ix35, Kona, Kona Electric, Matrix, Santa Fe, Tucson`,
  Infiniti: 'Fx, G, M, Q30, Q50, Q70, QX30, QX70',
  Isuzu: 'D-Max, Rodeo',
  Iveco: 'Daily, Eurocargo, S-Way, X-Way',
  Jaguar: `
    E-PACE, e-Type, F-PACE, F-TYPE, F-TYPE Convertible, I-PACE, S-Type, X-Type, XE, XF, XF Sportbrake, XJ,
    XK, XKR-S`,
  Jeep: 'Avenger, Cherokee, Commander, Compass, Grand Cherokee, Patriot, Renegade, Wrangler',
  Kia: `
    Carens, Ceed, Ceed Sportswagon, e-Niro, EV3, EV6, EV9, Grand Sedona, Niro, Niro EV, Optima, Picanto,
    ProCeed, Rio, Sedona, Sorento, Soul, Soul EV, Sportage, Stinger, Stonic, Venga, XCeed`,
  Lamborghini: 'Aventador, Gallardo, Huracan, Murcielago, Urus',
  'Land Rover': `
    Defender, 110, 90, Defender 110, Defender 130, Defender 90, Discovery, Discovery 3, Discovery 4, Discovery Sport,
    Freelander, Freelander 2, Range Rover, Range Rover Evoque, Range Rover Sport, Range Rover Velar,
    Series II, Series III`,
  LEVC: 'Tx, VN5',
  Lexus: `
    CT 200h, ES 300h, GS 250, GS 300, GS 450h, IS 200, IS 220d, IS 250, IS 300, IS 300h, LBX, LC 500,
    LS 400, LS 430, LS 460, LS 600h, NX 300h, NX 350h, RC 200t, RC 300h, RC F, RX 300, RX 350, RX 400h,
    RX 450h, RX L 450h, SC 430, UX 250h, UX 300e`,
  'London Taxis International': 'TX4',
  Lotus: 'Elan, Elise, Emira, Esprit, Evora, Exige',
  MAN: 'TGE, TGL, TGM, TGS, TGX',
  Maserati: '3200, Coupe, Ghibli, Gran Cabrio, GranSport, GranTurismo, Grecale, Levante, MC20, Quattroporte',
  Maxus: 'Deliver 9, eDeliver 3',
  Mazda: `
    Bongo, CX-3, CX-30, CX-5, CX-60, CX-7, CX-80, Mazda2, Mazda2 Hybrid, Mazda3, Mazda5, Mazda6,
    Mazda6 Tourer, MX-30, MX-5, MX-5 RF, RX-8`,
  McLaren: '540C, 570GT, 570S, 600LT, 650S, 675LT, 720S, 765LT, GT',
  'Mercedes-Benz': `
    190, 280, 300, 500, A Class, A Class Saloon, Actros, AMG GT, AMG GT 63, Arocs, Atego, B Class, C Class,
    C Class Cabriolet, C Class Coupe, C Class Estate, Citan, CL, CL Class, CLA Class, CLS, CLS Class,
    E Class, E Class Estate, eActros, EQA, EQB, EQC, EQE, EQS, EQV, eVito, G Class, GL Class, GLA Class,
    GLB Class, GLC Class, GLE Class, GLS Class, M Class, Maybach GLS Class, Maybach S Class, S Class,
    SL Class, SLC, SLK, SLS, Sprinter, Sprinter Tourer, V Class, Viano, Vito, X Class`,
  MG: `
    Cyberster, GS, HS, MG 6, MG HS, MG ZS, MG3, MG4, MG5, MGB, MGF, MGS5 EV, Midget, RV8, TF, ZS, ZS EV,
    ZT`,
  MINI: 'Clubman, Clubvan, Convertible, Countryman, Coupe, Electric, Hatch, Paceman, Roadster',
  Mitsubishi: `
    ASX, Colt, Colt Cabriolet, Delica, Eclipse Cross, L200, Lancer, Mirage, Outlander, Pajero, Shogun,
    Shogun Pinin, Shogun Sport, Space Star`,
  Morgan: 'Plus Four, Roadster',
  Nissan: `
    350 Z, 370 Z, Almera, Almera Tino, Ariya, Cube, Elgrand, Figaro, GT-R, Juke, Leaf, Micra, Micra EV,
    Murano, Navara, Note, NV200, NV300, Pathfinder, Patrol GR, Pixo, Primastar, Primastar Combi, Primera,
    Pulsar, Qashqai, Qashqai+2, Skyline, Terrano, Townstar, X-Trail`,
  Perodua: 'Myvi',
  Peugeot: `
    1007, 106, 107, 108, 2008, 205, 206 CC, 206 SW, 207, 207 CC, 207 SW, 208, 3008, 307 CC, 307 SW, 308,
    308 CC, 308 SW, 4007, 407, 407 SW, 5008, 508, 508 SW, Bipper Tepee, Boxer, e-2008, e-208, E-3008,
    Expert, Expert Tepee, Partner, Partner Tepee, RCZ, Rifter, Traveller`,
  Polestar: '2, 3, 4',
  Porsche: `
    718 Boxster, 718 Cayman, 718 Spyder, 911, 911 Cabriolet, Boxster, Cayenne, Cayman, Macan, Panamera,
    Taycan`,
  Renault: `
    4 E-Tech, 5 E-Tech, Arkana, Austral, C, Captur, Clio, D, Grand Espace, Grand Modus, Grand Scenic,
    Kadjar, Kangoo, Kangoo Maxi, Koleos, Laguna, Master, Megane, Megane E-Tech, Scenic, Scenic E-Tech,
    Scenic XMOD, Symbioz, T, Trafic, Twingo, Wind, Zoe`,
  'Rolls-Royce': 'Cullinan, Dawn, Ghost, Phantom, Silver Shadow, Silver Spirit, Wraith',
  Rover: '100, 45, 75, Mini',
  Saab: '9-3, 9-5, 900',
  Scania: 'G Series, P Series, R Series, S Series',
  SEAT: 'Alhambra, Altea Xl, Arona, Ateca, Exeo, Ibiza, Leon, Leon Cupra, Leon Estate, Mii, Tarraco, Toledo',
  Skoda: `
    Citigo, Elroq, Enyaq, Enyaq iV, Fabia, Kamiq, Karoq, Kodiaq, Octavia, Octavia Estate, Octavia Scout,
    Rapid, Rapid Spaceback, Roomster, Scala, Superb, Superb Estate, Yeti, Yeti Outdoor`,
  Smart: '#1, #3, EQ fortwo, forfour, fortwo',
  SsangYong: 'Korando, Korando Sports, Musso, Rexton, Tivoli, Tivoli XLV, Turismo',
  Subaru: 'BRZ, Crosstrek, Forester, Impreza, Legacy, Levorg, Outback, Solterra, WRX STI, XV',
  Suzuki: `
    Across, Alto, Baleno, Celerio, Grand Vitara, Ignis, Jimny, Kizashi, Liana, S-Cross, Splash, Swace,
    Swift, Swift Sport, SX4, SX4 S-Cross, Vitara`,
  Tesla: 'Model 3, Model S, Model X, Model Y',
  Toyota: `
    Alphard, Auris, Avensis, Aygo, Aygo X, bZ4X, C-HR, Camry, Celica, Corolla, Corolla Touring Sports,
    Corolla Verso, Estima, GR Supra, GR Yaris, GR86, GT86, Highlander, Hilux, Land Cruiser,
    Land Cruiser Amazon, Land Cruiser Colorado, MR2, Previa, Prius, Prius+, Proace, Proace City,
    Proace City Verso, Proace Verso, RAV4, Supra, Urban Cruiser, Vellfire, Verso, Voxy, Yaris, Yaris Cross,
    Yaris Verso`,
  Triumph: 'TR6',
  Vauxhall: `
    Adam, Agila, Antara, Astra, Astra GTC, Astra Sports Tourer, Astra Van, Combo, Combo Cargo, Combo Life,
    Corsa, Corsa Van, Corsa-e, Crossland, Crossland X, Frontera, Grandland, Grandland X, GTC, Insignia,
    Meriva, Mokka, Mokka X, Mokka-e, Movano, Omega, Signum, Viva, Vivaro, Vivaro Life, Vivaro-e Life,
    VX220, VXR8, Zafira, Zafira Tourer`,
  Volkswagen: `
    Amarok, Arteon, Beetle, Bora, Caddy, Caddy California Maxi, Caddy Cargo, Caddy Life, Caddy Maxi,
    Caddy Maxi Life, California, Campervan, Caravelle, CC, Crafter, e-Golf, e-Transporter, e-up!, Golf,
    Golf Estate, Golf Plus, Golf SV, Grand California, ID. Buzz, ID.3, ID.4, ID.5, ID.7, Jetta, Passat,
    Passat CC, Passat Estate, Phaeton, Polo, Scirocco, Sharan, Shuttle, T-Cross, T-Roc, Taigo, Tiguan,
    Tiguan Allspace, Touareg, Touran, Transporter, Transporter Shuttle, Transporter Sportline, Up, up!`,
  Volvo: `
    C30, C70, EX30, EX40, FH, FL, FM, FMX, S40, S60, S80, S90, V40, V40 Cross Country, V50, V60,
    V60 Cross Country, V70, V90, V90 Cross Country, XC40, XC60, XC70, XC90`,
}

import type { MakeSource } from './parse-car-models.ts'

/** The form of a line is told in `car-source.ts`. */
export const carsMitsubishiToVolvo: MakeSource[] = [
  {
    make: 'Mitsubishi',
    automatic: 'CVT',
    allWheel: '4WD',
    models: `
ASX | J1 SUV 5~crossover | 2012-2021 | 2,3,4,Dynamic | 2.0 MIVEC P148 M; 1.6 DI-D D113 M4 @-2019
Eclipse Cross | J2 SUV 5 | 2018-2022 | 2,3,Exceed | 1.5 P161 MA; 2.4 PHEV X185 A4 13.8kWh/28mi @2021-
L200 | P Pickup 4 | 2012-2021 | Titan,Warrior,Barbarian X | 2.4 DI-D D178 MA4; 2.2 DI-D D148 MA4 @2019-
Mirage | A Hatchback 5~city | 2013-2021 | 2,3,Verve | 1.2 MIVEC P79 M
Outlander | J2 SUV 5 | 2013-2021 | Verve,Juro,Exceed,Dynamic | 2.4 PHEV X222 A4 13.8kWh/28mi; 2.0 P148 A4 @2018-
Shogun Sport | J3 SUV 5~off-roader | 2018-2021 | 3,4 | 2.4 DI-D D178 A4`,
  },
  {
    make: 'Nissan',
    automatic: 'Xtronic',
    allWheel: '4WD',
    models: `
Micra | B Hatchback 5 | 2012-2023 | Visia,Acenta,N-Connecta,N-Sport,Tekna | 1.2 P79 M @-2017; 0.9 IG-T P89 M @2017-2019; 1.0 IG-T P91 MA @2019-
Micra EV | B Hatchback 5 | 2025- | Engage,Advance,Evolve | 40kWh E120 A 40kWh/192mi; 52kWh E148 A 52kWh/253mi | £20500 w50
Note | B Hatchback 5~mpv | 2013-2017 | Visia,Acenta,Tekna | 1.2 P79 M; 1.5 dCi D89 M
Juke | J1 SUV 5~crossover | 2012- | Visia,Acenta,N-Connecta,Tekna,N-Design | 1.6 P111 MA @-2019; 1.0 DIG-T P112 MA @2019-; 1.6 Hybrid H141 A @2022-; 1.5 dCi D108 M @-2018
Pulsar | C Hatchback 5 | 2014-2018 | Visia,Acenta,N-Connecta,Tekna | 1.2 DIG-T P113 M; 1.5 dCi D108 M
Qashqai | J2 SUV 5~crossover | 2012- | Visia,Acenta Premium,N-Connecta,Tekna,Tekna+ | 1.2 DIG-T P113 M @-2018; 1.3 DIG-T MHEV P138 M @2019-; 1.3 DIG-T MHEV P156 MA @2019-; 1.5 dCi D113 M @-2021; 1.5 e-Power H188 A @2022-
X-Trail | J3 SUV 5 | 2014- | Visia,Acenta Premium,N-Connecta,Tekna | 1.3 DIG-T P158 A @2019-2022; 1.7 dCi D148 M4 @2018-2022; 1.5 e-Power H201 A @2022-; 1.5 e-4ORCE H210 A4 @2022-; 1.6 dCi D128 M @-2018
Leaf | C Hatchback 5 | 2012- | Acenta,N-Connecta,Shiro,Tekna | 40kWh E148 A 40kWh/168mi @2018-; 24kWh E107 A 24kWh/124mi @-2017; 62kWh e+ E215 A 62kWh/239mi @2019-
Ariya | J2 SUV 5 | 2022- | Advance,Engage,Evolve | 63kWh E215 A 63kWh/250mi; 87kWh E239 A 87kWh/329mi
Navara | P Pickup 4 | 2012-2022 | Acenta,N-Connecta,Tekna,N-Guard | 2.3 dCi D188 MA4
370 Z | S Coupe 2 | 2012-2020 | Standard,GT,Nismo | 3.7 V6 P323 MAR
GT-R | X Coupe 2 | 2012-2022 | Premium,Prestige | 3.8 V6 P562 A4`,
  },
  {
    make: 'Peugeot',
    automatic: 'EAT',
    models: `
108 | A Hatchback 5/3~city | 2014-2021 | Access,Active,Allure,Collection | 1.0 P71 M; 1.2 PureTech P81 M @-2018
208 | B Hatchback 5 | 2012- | Access,Active,Active Premium,Allure,GT Line,GT | 1.2 PureTech P74 M; 1.2 PureTech P99 MA; 1.5 BlueHDi D99 M @2018-2023; 1.2 Hybrid H99 A @2024-
e-208 | B Hatchback 5 | 2020- | Active Premium,Allure,GT | 50kWh E134 A 50kWh/217mi; 51kWh E154 A 51kWh/248mi @2023-
2008 | J1 SUV 5~crossover | 2013- | Active,Active Premium,Allure,GT Line,GT | 1.2 PureTech P99 M; 1.2 PureTech P129 MA; 1.5 BlueHDi D99 M @2018-2023
e-2008 | J1 SUV 5~crossover | 2020- | Active Premium,Allure,GT | 50kWh E134 A 50kWh/206mi
308 | C Hatchback 5 | 2012- | Active,Active Premium,Allure,GT Line,GT | 1.2 PureTech P109 M @-2021; 1.2 PureTech P129 MA; 1.5 BlueHDi D129 MA @2018-; 1.6 Hybrid X180 A 12.4kWh/37mi @2021-
308 SW | C Estate 5 | 2014- | Active,Allure,GT Line,GT | 1.2 PureTech P129 MA; 1.5 BlueHDi D129 MA @2018-
3008 | J2 SUV 5 | 2012- | Active,Active Premium,Allure,GT Line,GT | 1.2 PureTech P129 MA; 1.5 BlueHDi D129 MA @2018-2024; 1.6 Hybrid X222 A 13.2kWh/36mi @2020-2024; 1.2 Hybrid H134 A @2024-
E-3008 | J2 SUV 5~crossover | 2024- | Allure,GT | 73kWh E207 A 73kWh/326mi | £29500 w80
5008 | M7 SUV 5~suv | 2012- | Active,Allure,GT Line,GT | 1.2 PureTech P129 MA; 1.5 BlueHDi D129 MA @2018-2024
508 | D Saloon 4 | 2012-2024 | Active,Allure,GT Line,GT | 1.5 BlueHDi D129 A @2018-; 1.6 Hybrid X222 A 11.8kWh/39mi @2020-; 2.0 BlueHDi D148 M @-2018
508 SW | D Estate 5 | 2012-2024 | Active,Allure,GT | 1.5 BlueHDi D129 A @2018-; 2.0 BlueHDi D148 M @-2018
Rifter | M MPV 5 | 2018- | Active,Allure,GT Line | 1.2 PureTech P109 M; 1.5 BlueHDi D99 M; 50kWh E134 A 50kWh/172mi @2022-
RCZ | S Coupe 2 | 2012-2015 | Sport,GT | 1.6 THP P154 M; 2.0 HDi D161 M`,
  },
  {
    make: 'Polestar',
    models: `
2 | D Hatchback 5~saloon | 2020- | Standard,Plus,Pilot Plus | 69kWh Standard Range E268 AR 69kWh/331mi; 78kWh Long Range E295 AR 78kWh/409mi; 78kWh Long Range E416 A4 78kWh/368mi | £22000 w260
3 | J3 SUV 5 | 2024- | Standard,Performance | 111kWh E483 A4 111kWh/390mi | £53500 w20
4 | J2 SUV 5~fastback | 2024- | Standard,Plus,Pilot Plus | 100kWh E268 AR 100kWh/385mi; 100kWh E536 A4 100kWh/367mi | £42500 w40`,
  },
  {
    make: 'Porsche',
    automatic: 'PDK',
    allWheel: '4WD',
    drive: 'R',
    models: `
718 Boxster | S Convertible 2 | 2016-2025 | Standard,S,GTS | 2.0 P296 MA; 2.5 P345 MA
718 Cayman | S Coupe 2 | 2016-2025 | Standard,S,GTS | 2.0 P296 MA; 2.5 P345 MA
911 | X Coupe 2~sports | 2012- | Carrera,Carrera S,Carrera GTS | 3.0 992 P380 A @2019-; 3.0 991 P365 MA @-2019; 3.0 992 P444 A4 @2019-
911 Cabriolet | X Convertible 2 | 2012- | Carrera,Carrera S | 3.0 992 P380 A @2019-; 3.0 991 P365 MA @-2019 | £82000 w500
Cayenne | J3 SUV 5 | 2012- | Standard,Platinum Edition,S | 3.0 V6 P335 A4; 3.0 V6 E-Hybrid X456 A4 17.9kWh/27mi @2018-; 3.0 TD V6 D259 A4 @-2018
Macan | J2 SUV 5 | 2014- | Standard,T,S,GTS | 2.0T P261 A4; 3.0T V6 P375 A4; 3.0 TD V6 D254 A4 @-2018
Panamera | F Hatchback 5~fastback | 2012- | Standard,Platinum Edition,4S | 2.9 V6 P325 A; 2.9 V6 E-Hybrid X456 A4 17.9kWh/33mi @2018-
Taycan | F Saloon 4~fastback | 2020- | Standard,4S,GTS | Performance 79kWh E402 A 79kWh/268mi; Performance Plus 93kWh E523 A4 93.4kWh/285mi`,
  },
  {
    make: 'Renault',
    automatic: 'EDC',
    models: `
Twingo | A Hatchback 5~city | 2014-2019 | Expression,Play,Dynamique,Iconic | 1.0 SCe P70 M; 0.9 TCe P89 M
Clio | B Hatchback 5 | 2012- | Play,Iconic,Evolution,RS Line,Techno | 0.9 TCe P89 M @-2020; 1.0 TCe P90 M @2020-; 1.5 dCi D89 M @-2019; 1.6 E-TECH H143 A @2020-
Captur | J1 SUV 5~crossover | 2013- | Play,Iconic,Evolution,S Edition,Techno | 0.9 TCe P89 M @-2020; 1.0 TCe P90 M @2020-; 1.3 TCe P138 MA @2019-2024; 1.6 E-TECH H143 A @2021-
Megane | C Hatchback 5 | 2012-2022 | Play,Iconic,Dynamique S Nav,RS Line | 1.3 TCe P138 MA @2018-; 1.5 dCi D113 MA
Megane E-Tech | C Hatchback 5~crossover | 2022- | Equilibre,Techno,Iconic | 60kWh EV60 E217 A 60kWh/280mi | £17800 w150
5 E-Tech | B Hatchback 5 | 2025- | Evolution,Techno,Iconic Five | 40kWh E118 A 40kWh/190mi; 52kWh E148 A 52kWh/252mi | £21000 w190
4 E-Tech | J1 SUV 5~crossover | 2025- | Evolution,Techno,Iconic | 52kWh E148 A 52kWh/247mi | £23500 w50
Kadjar | J2 SUV 5 | 2015-2022 | Play,Iconic,S Edition,GT Line | 1.3 TCe P138 MA @2018-; 1.5 Blue dCi D113 MA; 1.2 TCe P128 M @-2018
Arkana | J1 SUV 5~crossover | 2021- | Iconic,Evolution,S Edition,Esprit Alpine | 1.3 TCe MHEV P138 A; 1.6 E-TECH H143 A
Austral | J2 SUV 5 | 2023- | Techno,Techno Esprit Alpine | 1.2 E-TECH H197 A | £23000 w90
Symbioz | J1 SUV 5~crossover | 2024- | Techno,Iconic Esprit Alpine | 1.6 E-TECH H143 A | £22500 w60
Scenic | M MPV 5 | 2012-2019 | Play,Dynamique S Nav,Signature | 1.3 TCe P138 M @2018-; 1.5 dCi D109 M
Scenic E-Tech | J2 SUV 5~crossover | 2024- | Techno,Esprit Alpine,Iconic | 87kWh E217 A 87kWh/379mi | £26500 w70
Zoe | B Hatchback 5 | 2013-2023 | i Dynamique Nav,Iconic,GT Line,Techno | 41kWh R110 E107 A 41kWh/186mi @2017-2019; 52kWh R135 E134 A 52kWh/239mi @2019-`,
  },
  {
    make: 'Rolls-Royce',
    drive: 'R',
    models: `
Ghost | X Saloon 4~limousine | 2012- | Standard,Black Badge | 6.6 V12 P563 A @-2020; 6.75 V12 P563 A4 @2020-
Cullinan | X SUV 5 | 2018- | Standard,Black Badge | 6.75 V12 P563 A4`,
  },
  {
    make: 'SEAT',
    automatic: 'DSG',
    models: `
Mii | A Hatchback 5/3~city | 2012-2021 | S,SE,FR Line | 1.0 P74 M; 37kWh electric E82 A 36.8kWh/161mi @2020-
Ibiza | B Hatchback 5/3 | 2012- | S,SE,SE Technology,FR,Xcellence Lux | 1.0 TSI P94 M; 1.0 TSI P109 MA @2017-; 1.2 TSI P89 M @-2017
Leon | C Hatchback 5 | 2012- | S,SE Dynamic,SE Technology,FR,FR Sport | 1.0 TSI P109 M @2017-; 1.4 TSI P123 M @-2018; 1.5 TSI EVO P148 MA @2018-; 2.0 TDI D148 MA; 1.4 e-Hybrid X201 A 13kWh/40mi @2020-2024
Leon Estate | C Estate 5 | 2013- | SE Dynamic,FR,Xcellence | 1.5 TSI EVO P148 MA @2018-; 2.0 TDI D148 MA | £14500 w650
Arona | J1 SUV 5~crossover | 2017- | SE,SE Technology,FR,Xperience | 1.0 TSI P94 M; 1.0 TSI P113 MA
Ateca | J2 SUV 5 | 2016- | SE,SE Technology,FR,Xcellence,Xperience | 1.0 TSI P113 M; 1.5 TSI EVO P148 MA; 2.0 TDI D148 MA
Tarraco | M7 SUV 5~suv | 2019-2024 | SE,SE Technology,FR,Xperience | 1.5 TSI EVO P148 MA; 2.0 TDI D148 MA
Alhambra | M7 MPV 5 | 2012-2020 | S,SE,Xcellence | 2.0 TDI D148 MA`,
  },
  {
    make: 'Skoda',
    automatic: 'DSG',
    allWheel: '4x4',
    models: `
Citigo | A Hatchback 5/3~city | 2012-2020 | S,SE,Monte Carlo | 1.0 MPI P59 M; 1.0 MPI P74 M
Fabia | B Hatchback 5 | 2012- | S,SE,SE Comfort,SE L,Monte Carlo | 1.0 TSI P94 M; 1.0 TSI P109 MA @2017-; 1.0 MPI P79 M @2018-; 1.2 TSI P89 M @-2017
Scala | C Hatchback 5 | 2019- | S,SE,SE L,Monte Carlo | 1.0 TSI P109 MA; 1.5 TSI P148 MA
Octavia | C Hatchback 5~saloon | 2012- | S,SE,SE Technology,SE L,vRS | 1.0 TSI P114 M @2017-2022; 1.5 TSI P148 MA @2018-; 1.6 TDI CR D113 MA @-2020; 2.0 TDI D148 MA; 2.0 TDI D114 M @2020-
Octavia Estate | C Estate 5 | 2012- | S,SE,SE Technology,SE L,vRS | 1.5 TSI P148 MA @2018-; 2.0 TDI D148 MA; 2.0 TSI P242 A @2016- | £15900 w1600
Superb | E Hatchback 5~saloon | 2012- | S,SE,SE L,Sportline Plus,Laurin & Klement | 1.5 TSI P148 MA @2018-; 2.0 TDI CR D148 MA; 1.4 TSI iV X215 A 13kWh/34mi @2020-2023
Superb Estate | E Estate 5 | 2012- | SE,SE L,Sportline Plus | 2.0 TDI CR D148 MA; 2.0 TDI CR D187 A4 | £18900 w700
Kamiq | J1 SUV 5~crossover | 2019- | S,SE,SE L,Monte Carlo | 1.0 TSI P94 M; 1.0 TSI P109 MA; 1.5 TSI P148 MA
Karoq | J2 SUV 5 | 2017- | S,SE,SE Technology,SE L,Sportline | 1.0 TSI P114 M; 1.5 TSI P148 MA; 2.0 TDI D148 MA4
Kodiaq | M7 SUV 5~suv | 2016- | SE,SE L,Sportline,vRS | 1.5 TSI P148 MA; 2.0 TDI D148 A4; 2.0 TDI D197 A4 @2020-
Yeti | J1 SUV 5~crossover | 2012-2017 | S,SE,SE L,Monte Carlo | 1.2 TSI P108 M; 2.0 TDI CR D108 M4
Enyaq | J2 SUV 5 | 2021- | Loft,Lodge,Suite,SportLine | 62kWh 60 E177 AR 62kWh/256mi; 82kWh 80 E201 AR 82kWh/333mi; 82kWh 80x E282 A4 82kWh/323mi
Elroq | J2 SUV 5~crossover | 2025- | SE,SE L,Edition,SportLine | 63kWh 60 E201 AR 63kWh/264mi; 82kWh 85 E282 AR 82kWh/355mi | £27500 w120`,
  },
  {
    make: 'Smart',
    models: `
fortwo | A Coupe 3~city | 2012-2019 | Passion,Prime,Edition | 0.9 P89 MAR; 1.0 P70 MAR
EQ fortwo | A Coupe 3~city | 2018-2024 | Passion Advanced,Prime Exclusive | 17kWh E81 AR 17.6kWh/81mi | £8800 w130
forfour | A Hatchback 5~city | 2015-2019 | Passion,Prime,Pulse | 0.9 P89 MAR; 1.0 P70 MR
#1 | J1 SUV 5~crossover | 2023- | Pro,Pro+,Premium,Brabus | 66kWh E268 AR 66kWh/260mi | £19500 w60
#3 | J1 SUV 5~crossover | 2024- | Pro,Pro+,Premium | 66kWh E268 AR 66kWh/270mi | £23500 w25`,
  },
  {
    make: 'SsangYong',
    allWheel: '4WD',
    models: `
Korando | J2 SUV 5 | 2013-2023 | EX,ELX,Ultimate | 1.5 GDI-Turbo P161 MA @2019-; 1.6D D134 MA
Musso | P Pickup 4 | 2018- | EX,Rebel,Saracen | 2.2D D178 MA4
Rexton | J3 SUV 5~off-roader | 2017- | EX,Ice,Ultimate | 2.2D D178 A4
Tivoli | J1 SUV 5~crossover | 2015-2023 | EX,ELX,Ultimate | 1.5 GDI-Turbo P161 MA @2019-; 1.6 P126 M @-2020`,
  },
  {
    make: 'Subaru',
    automatic: 'Lineartronic',
    drive: '4',
    models: `
Impreza | C Hatchback 5 | 2017-2023 | SE | 1.6i P112 A4; 2.0i e-Boxer H148 A4 @2020-
XV | J1 SUV 5~crossover | 2012-2023 | SE,SE Premium | 1.6i P112 A4; 2.0i e-Boxer H148 A4 @2020-
Crosstrek | J1 SUV 5~crossover | 2023- | Limited,Touring | 2.0i e-Boxer H134 A4 | £26500 w30
Forester | J2 SUV 5 | 2013- | XE,XE Premium,Field | 2.0i e-Boxer H148 A4 @2020-; 2.0i P148 A4 @-2019
Outback | D Estate 5 | 2013-2024 | SE,SE Premium,Limited,Touring | 2.5i P167 A4; 2.0D D148 MA4 @-2018
BRZ | S Coupe 2 | 2012-2020 | SE,SE Lux | 2.0i P197 MR
Solterra | J2 SUV 5 | 2022- | Limited,Touring | 71kWh E215 A4 71.4kWh/289mi | £25500 w25`,
  },
  {
    make: 'Suzuki',
    allWheel: 'ALLGRIP',
    models: `
Celerio | A Hatchback 5~city | 2015-2019 | SZ2,SZ3,SZ4 | 1.0 P67 M
Ignis | A Hatchback 5~city | 2016-2024 | SZ3,SZ-T,SZ5 | 1.2 Dualjet MHEV P82 M; 1.2 Dualjet P89 M4 @-2020
Swift | B Hatchback 5 | 2012- | SZ3,SZ-T,SZ-L,SZ5,Motion,Ultra | 1.2 Dualjet P89 M @-2020; 1.2 Dualjet MHEV P82 MA @2020-; 1.4 Boosterjet MHEV Sport ! P127 M @2018-2024
Baleno | B Hatchback 5 | 2016-2019 | SZ-T,SZ5 | 1.0 Boosterjet P109 M
Vitara | J1 SUV 5~crossover | 2015- | SZ4,SZ-T,SZ5 | 1.0 Boosterjet P109 M @2018-2020; 1.4 Boosterjet MHEV P127 M @2020-; 1.5 Hybrid H115 A4 @2022-; 1.6 P118 M @-2018
S-Cross | J2 SUV 5~crossover | 2013- | SZ4,SZ-T,Motion,Ultra | 1.4 Boosterjet MHEV P127 M4 @2020-; 1.0 Boosterjet P109 M @2016-2020; 1.5 Hybrid H115 A4 @2022- | £13900 w700
Jimny | J1 SUV 3~off-roader | 2012-2024 | SZ4,SZ5 | 1.5 P101 M4; 1.3 P84 M4 @-2018
Swace | C Estate 5 | 2020- | SZ-T,SZ5,Motion,Ultra | 1.8 Hybrid H120 A
Across | J2 SUV 5 | 2020- | Standard | 2.5 PHEV X302 A4 18.1kWh/46mi`,
  },
  {
    make: 'Tesla',
    allWheel: 'AWD',
    models: `
Model 3 | D Saloon 4 | 2019- | Standard | Standard Range Plus 60kWh E283 AR 60kWh/278mi @-2024; Long Range 79kWh E434 A4 79kWh/374mi; Performance 79kWh E513 A4 79kWh/340mi | £23500 w590
Model Y | J2 SUV 5~crossover | 2022- | Standard | RWD 60kWh E295 AR 60kWh/283mi; Long Range 79kWh E384 A4 79kWh/331mi; Performance 79kWh E456 A4 79kWh/319mi | £28500 w700
Model S | F Hatchback 5~saloon | 2014-2023 | Standard | 75D E328 A4 75kWh/304mi @-2019; Long Range 100kWh E525 A4 100kWh/375mi @2019-
Model X | F SUV 5 | 2016-2023 | Standard | 75D E328 A4 75kWh/259mi @-2019; Long Range 100kWh E525 A4 100kWh/314mi @2019-`,
  },
  {
    make: 'Toyota',
    automatic: 'CVT',
    allWheel: 'AWD-i',
    models: `
Aygo | A Hatchback 5/3~city | 2012-2022 | x,x-play,x-trend,x-clusiv | 1.0 VVT-i P71 MA
Aygo X | A Hatchback 5~city | 2022- | Pure,Edge,Exclusive | 1.0 VVT-i P71 MA
Yaris | B Hatchback 5 | 2012- | Active,Icon,Design,Dynamic,Excel | 1.0 VVT-i P69 M @-2020; 1.33 VVT-i P98 M @-2017; 1.5 VVT-h H114 A; 1.6 GR ! P257 M4 @2020-
Yaris Cross | J1 SUV 5~crossover | 2021- | Icon,Design,Dynamic,Excel | 1.5 VVT-h H114 A
Auris | C Hatchback 5 | 2012-2019 | Active,Icon,Design,Excel | 1.8 VVT-h H134 A; 1.2 VVT-i P114 M @2015-
Corolla | C Hatchback 5 | 2019- | Icon,Icon Tech,Design,GR Sport,Excel | 1.8 VVT-h H120 A; 2.0 VVT-h H181 A
Corolla Touring Sports | C Estate 5 | 2019- | Icon Tech,Design,GR Sport,Excel | 1.8 VVT-h H120 A; 2.0 VVT-h H181 A | £18800 w520
C-HR | J1 SUV 5~crossover | 2016- | Icon,Design,Dynamic,Excel | 1.8 VVT-h H120 A; 2.0 VVT-h H181 A @2020-; 2.0 PHEV X220 A 13.6kWh/41mi @2024-
RAV4 | J2 SUV 5 | 2013- | Icon,Design,Dynamic,Excel | 2.5 VVT-h H215 A @2019-; 2.5 VVT-h H194 A4 @2016-2019; 2.5 PHEV X302 A4 18.1kWh/46mi @2021-; 2.0 D-4D D141 M @-2018
bZ4X | J2 SUV 5 | 2022- | Pure,Motion,Vision | 71kWh E201 A 71.4kWh/317mi; 71kWh E215 A4 71.4kWh/286mi | £24500 w90
Prius | C Hatchback 5 | 2012- | Active,Business Edition Plus,Excel | 1.8 VVT-h H120 A @-2022; 2.0 PHEV X220 A 13.6kWh/53mi @2023-
Avensis | D Saloon 4 | 2012-2018 | Active,Business Edition,Excel | 1.6 D-4D D110 M; 1.8 Valvematic P145 M
Land Cruiser | J3 SUV 5~off-roader | 2013- | Active,Icon,Invincible | 2.8 D-4D D201 A4
Hilux | P Pickup 4 | 2013- | Active,Icon,Invincible,Invincible X | 2.4 D-4D D148 MA4 @2016-; 2.8 D-4D D201 A4 @2020-; 2.5 D-4D D142 M4 @-2016
GT86 | S Coupe 2 | 2012-2021 | Primo,Pro | 2.0 D-4S P197 MAR
GR86 | S Coupe 2 | 2022-2024 | Standard | 2.4 P231 MR | £27500 w20
Supra | S Coupe 2 | 2019-2025 | GR,GR Pro | 2.0 P254 AR; 3.0 P335 AR
Proace City Verso | M MPV 5 | 2020- | Active,Icon,Design | 1.2 P109 M; 1.5 D-4D D99 M | £16800 w70`,
  },
  {
    make: 'Vauxhall',
    models: `
Adam | A Hatchback 3~city | 2013-2019 | Jam,Glam,Slam,Energised | 1.2i P69 M; 1.4i P86 M
Agila | A Hatchback 5~city | 2012-2015 | S,SE | 1.2 VVT P93 M
Viva | A Hatchback 5~city | 2015-2019 | SE,SL,Rocks | 1.0i P72 M
Corsa | B Hatchback 5/3 | 2012- | Sting,Design,SE,SRi,Elite,GS | 1.2 P74 M @2019-; 1.4i ecoTEC P89 MA @-2019; 1.2 Turbo P99 MA @2019-; 1.2 Hybrid H99 A @2024-
Corsa-e | B Hatchback 5 | 2020- | SE,SRi,Elite,GS | 50kWh E134 A 50kWh/209mi; 51kWh E154 A 51kWh/246mi @2023-
Astra | C Hatchback 5 | 2012- | Design,SE,SRi,Elite,GS,Ultimate | 1.4i Turbo P148 MA @2015-2019; 1.2 Turbo P129 MA @2019-; 1.6 CDTi ecoTEC D109 M @-2019; 1.5 Turbo D D129 M @2019-2024; 1.6 PHEV X178 A 12.4kWh/42mi @2022-
Astra Sports Tourer | C Estate 5 | 2012- | Design,SRi,Elite,GS | 1.2 Turbo P129 MA @2019-; 1.6 CDTi D109 M @-2019 | £11800 w600
Insignia | D Hatchback 5~saloon | 2012-2022 | Design,SRi,SRi Nav,Elite Nav | 1.5 Turbo D D120 M @2020-; 1.6 Turbo D ecoTEC D134 MA @-2020; 2.0 Turbo P197 A @2020-; 2.0 CDTi D168 M @-2017
Meriva | M MPV 5 | 2012-2017 | Exclusiv,Tech Line,SE | 1.4i P99 M; 1.4i Turbo P118 M
Zafira Tourer | M7 MPV 5 | 2012-2018 | Design,SRi,Elite | 1.4i Turbo P138 M; 1.6 CDTi D134 M
Mokka X | J1 SUV 5~crossover | 2016-2019 | Design,Active,Elite | 1.4i Turbo P138 MA; 1.6 CDTi D134 M
Mokka | J1 SUV 5~crossover | 2012- | SE,SRi,Elite,GS,Ultimate | 1.2 Turbo P99 M @2020-; 1.2 Turbo P129 MA @2020-; 1.4 Turbo P138 M @-2016
Mokka-e | J1 SUV 5~crossover | 2020- | SE,SRi,GS | 50kWh E134 A 50kWh/201mi
Crossland X | J1 SUV 5~crossover | 2017-2020 | SE,Sport,Elite | 1.2 P82 M; 1.2 Turbo P109 M
Crossland | J1 SUV 5~crossover | 2020-2024 | SE,SRi Nav,Elite | 1.2 P82 M; 1.2 Turbo P129 MA
Frontera | J1 SUV 5~crossover | 2024- | Design,GS | 1.2 Hybrid H99 A; 44kWh E111 A 44kWh/186mi | £19200 w90
Grandland X | J2 SUV 5 | 2017-2021 | SE,SRi Nav,Elite Nav | 1.2 Turbo P129 MA; 1.5 Turbo D D129 MA; 1.6 Hybrid4 X296 A4 13.2kWh/35mi @2020-
Grandland | J2 SUV 5 | 2021- | Design,SRi Nav,GS,Ultimate | 1.2 Turbo P129 MA @-2024; 1.6 Hybrid X222 A 13.2kWh/39mi @-2024; 1.2 Hybrid H134 A @2024-
Combo Life | M MPV 5 | 2018- | Design,SE,Energy | 1.2 Turbo P109 M; 1.5 Turbo D D99 M`,
  },
  {
    make: 'Volkswagen',
    automatic: 'DSG',
    allWheel: '4Motion',
    models: `
up! | A Hatchback 5/3~city | 2012-2023 | Take up!,Move up!,High up!,R-Line | 1.0 P59 M @-2020; 1.0 P64 M @2020-; 1.0 TSI GTI ! P113 M @2018-
e-up! | A Hatchback 5~city | 2014-2021 | Standard | 37kWh E82 A 36.8kWh/159mi
Polo | B Hatchback 5/3 | 2012- | S,SE,Match,Life,R-Line,Beats | 1.0 TSI P94 MA; 1.0 EVO P79 M @2018-; 1.2 TSI P89 M @-2017; 2.0 TSI GTI ! P204 A @2018-
Golf | C Hatchback 5/3 | 2012- | S,SE,Match,Life,Style,R-Line | 1.0 TSI P109 M @2017-2024; 1.4 TSI P123 MA @-2018; 1.5 TSI EVO P148 MA @2018-; 1.6 TDI D113 M @-2020; 2.0 TDI D148 MA; 2.0 TSI GTI ! P242 MA @2017-; 1.4 TSI GTE ! X242 A 13kWh/39mi @2015-2024; 2.0 TSI R ! P316 A4 @2017-
Golf Estate | C Estate 5 | 2013- | SE,Match,Life,R-Line | 1.5 TSI EVO P148 MA @2018-; 2.0 TDI D148 MA | £15400 w1300
Golf SV | M Hatchback 5~mpv | 2014-2020 | S,SE,Match | 1.0 TSI P114 MA; 1.6 TDI D113 M
Passat | D Saloon 4 | 2012-2022 | S,SE Business,R-Line,GT | 1.5 TSI EVO P148 MA @2018-; 2.0 TDI EVO D148 MA; 1.4 TSI GTE X215 A 13kWh/36mi @2016-
Passat Estate | D Estate 5 | 2012- | SE Business,R-Line,Life,Elegance | 2.0 TDI EVO D148 MA; 1.5 eTSI MHEV P148 A @2024- | £16900 w900
Arteon | D Hatchback 5~saloon | 2017-2024 | Elegance,R-Line | 1.5 TSI EVO P148 MA; 2.0 TDI D148 A
Scirocco | S Coupe 3 | 2012-2018 | Standard,GT,R-Line | 1.4 TSI P123 M; 2.0 TDI D148 MA
Beetle | C Hatchback 3 | 2012-2019 | Standard,Design,R-Line | 1.2 TSI P103 MA; 2.0 TDI D148 M
T-Cross | J1 SUV 5~crossover | 2019- | S,SE,SEL,R-Line | 1.0 TSI P94 M; 1.0 TSI P109 MA; 1.0 TSI P113 MA
Taigo | J1 SUV 5~crossover | 2022- | Life,Match,Style,R-Line | 1.0 TSI P94 M; 1.0 TSI P109 MA; 1.5 TSI EVO P148 A
T-Roc | J1 SUV 5~crossover | 2017- | S,SE,Design,SEL,R-Line | 1.0 TSI P109 M; 1.5 TSI EVO P148 MA; 2.0 TDI D148 MA; 2.0 TSI R ! P297 A4 @2019-
Tiguan | J2 SUV 5 | 2012- | S,Match,Life,SEL,R-Line,R-Line Tech | 1.5 TSI EVO P148 MA @2018-; 2.0 TDI D148 MA; 2.0 TDI D187 A4 @2016-2024; 1.5 TSI eHybrid X201 A 19.7kWh/76mi @2024-
Tiguan Allspace | M7 SUV 5~suv | 2018-2024 | SE Nav,Match,Life,R-Line | 1.5 TSI EVO P148 MA; 2.0 TDI D148 A4
Touareg | J3 SUV 5 | 2012- | SE,SEL,R-Line,Black Edition | 3.0 TDI V6 D228 A4; 3.0 TDI V6 D282 A4 @2018-
Touran | M7 MPV 5 | 2012- | SE,SE Family,SEL,R-Line | 1.5 TSI EVO P148 MA @2019-; 2.0 TDI D148 MA
Sharan | M7 MPV 5 | 2012-2021 | SE,SE Nav,SEL | 2.0 TDI D148 MA; 1.4 TSI P148 A
ID.3 | C Hatchback 5 | 2020- | Life,Style,Family,Match | Pro 58kWh E143 AR 58kWh/265mi; Pro Performance 58kWh E201 AR 58kWh/264mi; Pro S 77kWh E201 AR 77kWh/347mi
ID.4 | J2 SUV 5 | 2021- | Life,Style,Match,Max | Pure 52kWh E168 AR 52kWh/224mi; Pro Performance 77kWh E201 AR 77kWh/328mi; GTX 77kWh ! E295 A4 77kWh/310mi
ID.5 | J2 SUV 5~crossover | 2022- | Style,Match,Max | Pro Performance 77kWh E201 AR 77kWh/338mi
ID.7 | E Hatchback 5~saloon | 2024- | Match,Launch Edition | Pro 77kWh E282 AR 77kWh/382mi | £33000 w70
ID. Buzz | M7 MPV 5~minibus | 2022- | Life,Style | Pro 77kWh E201 AR 77kWh/258mi | £35500 w50
Amarok | P Pickup 4 | 2012- | Trendline,Highline,Life,Style,Aventura | 3.0 TDI V6 D221 A4 @2016-2020; 2.0 TDI D202 MA4 @2023-; 3.0 TDI V6 D237 A4 @2023-
Caravelle | M7 MPV 5~minibus | 2013- | SE,Executive | 2.0 TDI D148 A; 2.0 TDI D201 A4 @-2023`,
  },
  {
    make: 'Volvo',
    automatic: 'Auto',
    allWheel: 'AWD',
    models: `
EX30 | J1 SUV 5~crossover | 2024- | Core,Plus,Ultra | 51kWh Single Motor E268 AR 51kWh/214mi; 69kWh Single Motor Extended Range E268 AR 69kWh/296mi; 69kWh Twin Motor Performance E422 A4 69kWh/280mi | £24500 w180
XC40 | J1 SUV 5~crossover | 2018- | Momentum,Inscription,R-Design,Core,Plus,Ultimate | 1.5 T3 P161 MA @-2023; 2.0 B4P MHEV P194 A @2020-; 1.5 T5 Recharge X258 A 10.7kWh/28mi @2020-2023; 2.0 D3 D148 MA @-2020; 69kWh Recharge E235 A 69kWh/263mi @2021-2024
EX40 | J1 SUV 5~crossover | 2024- | Core,Plus,Ultra | 69kWh Single Motor E235 AR 69kWh/293mi | £32500 w40
XC60 | J2 SUV 5 | 2012- | Momentum,Inscription,R-Design,Plus,Ultimate | 2.0 D4 D187 A4 @-2020; 2.0 B4D MHEV D194 A4 @2020-2023; 2.0 B5P MHEV P247 A4 @2020-; 2.0 T6 Recharge X345 A4 18.8kWh/48mi @2020-
XC90 | J3 SUV 5 | 2012- | Momentum,Inscription,R-Design,Plus,Ultimate | 2.0 D5 PowerPulse D232 A4 @2015-2019; 2.0 B5D MHEV D232 A4 @2019-2023; 2.0 B5P MHEV P247 A4 @2019-; 2.0 T8 Recharge X449 A4 18.8kWh/44mi @2016-
V40 | C Hatchback 5 | 2012-2019 | SE,R-Design,Inscription | 2.0 D2 D118 MA; 1.5 T3 P150 A; 2.0 T2 P120 M
V60 | D Estate 5 | 2012- | Momentum,Inscription,R-Design,Plus | 2.0 D4 D187 A @-2020; 2.0 B4P MHEV P194 A @2020-; 2.0 T6 Recharge X345 A4 18.8kWh/55mi @2020-
V90 | E Estate 5 | 2016-2025 | Momentum,Inscription,R-Design | 2.0 D4 D187 A @-2021; 2.0 B4D MHEV D194 A @2020-2023
S60 | D Saloon 4 | 2012-2023 | SE,R-Design,Inscription | 2.0 D4 D187 A @-2018; 2.0 T5 P247 A @2019-
S90 | E Saloon 4 | 2016-2023 | Momentum,Inscription,R-Design | 2.0 D4 D187 A @-2020; 2.0 T8 Recharge X449 A4 18.8kWh/54mi @2020-`,
  },
]

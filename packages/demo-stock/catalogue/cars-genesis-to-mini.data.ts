import type { MakeSource } from './parse-car-models.ts'

/** The form of a line is told in `car-source.ts`. */
export const carsGenesisToMini: MakeSource[] = [
  {
    make: 'Genesis',
    drive: 'R',
    models: `
G70 | D Saloon 4 | 2021-2024 | Premium Line,Sport Line,Luxury Line | 2.0T P194 A; 2.0T P242 A | £22500 w14
GV60 | J2 SUV 5~crossover | 2022- | Premium,Sport,Sport Plus | 77kWh E225 A 77kWh/321mi; 77kWh E314 A4 77kWh/292mi | £29500 w16
GV70 | J2 SUV 5 | 2021- | Premium Line,Sport Line,Luxury Line | 2.5T P300 A4; 77kWh E483 A4 77kWh/283mi @2022- | £32500 w22
GV80 | J3 SUV 5 | 2021- | Luxury Line | 3.0D D274 A4 @-2024; 2.5T P300 A4 | £41000 w8`,
  },
  {
    make: 'Honda',
    automatic: 'eCVT',
    models: `
Civic | C Hatchback 5 | 2012- | S,SE,SR,EX,Sport | 1.0 VTEC Turbo P127 MA @2017-2022; 1.6 i-DTEC D118 M @2013-2021; 1.8 i-VTEC P140 M @-2017; 2.0 i-MMD e:HEV H181 A @2022-; 2.0 VTEC Turbo Type R ! P316 M @2015-
Jazz | B Hatchback 5~city | 2012- | S,SE,EX,Crosstar | 1.3 i-VTEC P101 M @-2020; 1.5 i-MMD e:HEV H107 A @2020-
CR-V | J2 SUV 5 | 2012- | S,SE,SR,EX | 1.6 i-DTEC D118 M @2013-2018; 2.0 i-VTEC P153 M4 @-2018; 2.0 i-MMD e:HEV H181 A @2019-
HR-V | J1 SUV 5~crossover | 2015- | S,SE,Elegance,Advance,EX | 1.5 i-VTEC P128 M @-2021; 1.5 i-MMD e:HEV H129 A @2021-
ZR-V | J2 SUV 5~crossover | 2023- | Elegance,Sport,Advance | 2.0 i-MMD e:HEV H181 A | £25500 w70
e | A Hatchback 5~city | 2020-2023 | Standard,Advance | 36kWh E152 AR 35.5kWh/131mi`,
  },
  {
    make: 'Hyundai',
    automatic: 'DCT',
    models: `
i10 | A Hatchback 5~city | 2012- | S,SE,SE Connect,Premium | 1.0 P66 M; 1.2 P83 MA
i20 | B Hatchback 5 | 2012- | S,SE,SE Connect,Premium,N Line | 1.2 P83 M; 1.0 T-GDi P99 MA @2015-; 1.6 T-GDi N ! P201 M @2021-2024
i30 | C Hatchback 5 | 2012- | S,SE Connect,Premium,N Line | 1.0 T-GDi P118 M @2017-; 1.5 T-GDi MHEV P156 A @2020-; 1.6 CRDi D113 MA @-2022; 2.0 T-GDi N Performance ! P276 MA @2017-
Bayon | J1 SUV 5~crossover | 2021- | SE Connect,Premium,Ultimate | 1.0 T-GDi MHEV P99 MA
Kona | J1 SUV 5~crossover | 2017- | SE,Play,Premium,N Line,Ultimate | 1.0 T-GDi P118 MA; 1.6 h-GDi H139 A @2019-; 39kWh E134 A 39kWh/189mi @2018-2023; 64kWh E201 A 64kWh/300mi @2018-
Tucson | J2 SUV 5 | 2015- | SE Nav,SE Connect,Premium,N Line,Ultimate | 1.6 GDi P130 M @-2020; 1.6 T-GDi MHEV P148 MA @2020-; 1.6 h-T-GDi H227 A @2020-; 1.6 CRDi D134 MA @2018-2023; 1.6 PHEV X261 A4 13.8kWh/38mi @2021-
Santa Fe | J3 SUV 5 | 2012- | SE,Premium,Premium SE,Ultimate | 2.2 CRDi D197 A4 @-2022; 1.6 h-T-GDi H226 A4 @2020-
Ioniq | C Hatchback 5 | 2016-2022 | SE,Premium,Premium SE | 1.6 h-GDi H139 A; 38kWh E134 A 38kWh/193mi @2019-; 1.6 PHEV X139 A 8.9kWh/32mi
Ioniq 5 | J2 SUV 5~crossover | 2021- | SE Connect,Premium,Ultimate,N Line | 58kWh E168 AR 58kWh/238mi @-2024; 77kWh E225 AR 77kWh/315mi; 77kWh E321 A4 77kWh/298mi
Ioniq 6 | D Saloon 4 | 2023- | Premium,Ultimate | 77kWh E225 AR 77kWh/338mi | £25500 w60
Inster | A Hatchback 5~city | 2025- | 01,02 | 49kWh E113 A 49kWh/229mi | £16800 w50
i40 | D Estate 5 | 2012-2019 | SE Nav,Premium | 1.7 CRDi D139 MA
ix20 | M MPV 5 | 2012-2019 | SE,Premium Nav | 1.4 P89 M; 1.6 CRDi D113 M
ix35 | J2 SUV 5 | 2012-2015 | S,SE,Premium | 1.7 CRDi D114 M; 1.6 GDi P133 M`,
  },
  {
    make: 'Isuzu',
    models: `
D-Max | P Pickup 4 | 2012- | Utility,DL20,DL40,V-Cross | 1.9 TD D162 MA4 @2017-; 2.5 TD Twin Turbo D161 MA4 @-2017`,
  },
  {
    make: 'Jaguar',
    drive: 'R',
    allWheel: 'AWD',
    models: `
XE | D Saloon 4 | 2015-2024 | SE,Prestige,R-Sport,R-Dynamic S | 2.0 D180 D178 MA @-2020; 2.0 D200 MHEV D201 A @2020-; 2.0 P250 P247 A
XF | E Saloon 4 | 2012-2024 | Luxury,Prestige,Portfolio,R-Sport,R-Dynamic SE | 2.0 D180 D178 A @2015-2020; 2.0 D200 MHEV D201 A @2020-; 2.0 P250 P247 A @2017-; 3.0d V6 S ! D296 A @-2018
XF Sportbrake | E Estate 5 | 2013-2024 | Portfolio,R-Sport,R-Dynamic SE | 2.0 D200 MHEV D201 A @2020-; 2.0d i4 D178 A @-2020 | £19800 w200
XJ | F Saloon 4~limousine | 2012-2019 | Luxury,Portfolio,R-Sport | 3.0d V6 D296 A
F-Type | S Coupe 2 | 2014-2024 | Standard,R-Dynamic,R | 2.0 P300 P296 A; 3.0 V6 Supercharged P335 A @-2020; 5.0 P450 V8 P444 A4 @2020-
F-Type Convertible | S Convertible 2 | 2013-2024 | Standard,R-Dynamic | 2.0 P300 P296 A; 3.0 V6 Supercharged P335 A @-2020 | £36000 w300
E-Pace | J1 SUV 5 | 2018-2024 | S,SE,R-Dynamic S,R-Dynamic HSE | 2.0 D150 D148 A4 @-2020; 2.0 D165 MHEV D161 A4 @2020-; 1.5 P300e X305 A4 15kWh/34mi @2021-
F-Pace | J2 SUV 5 | 2016-2025 | Prestige,Portfolio,R-Sport,R-Dynamic SE | 2.0 D180 D178 A4 @-2020; 2.0 D200 MHEV D201 A4 @2020-; 2.0 P400e X398 A4 17.1kWh/38mi @2021-
I-Pace | J2 SUV 5~crossover | 2018-2024 | S,SE,HSE | 90kWh E395 A4 90kWh/282mi`,
  },
  {
    make: 'Jeep',
    allWheel: '4WD',
    models: `
Avenger | J1 SUV 5~crossover | 2023- | Longitude,Altitude,Summit | 1.2 e-Hybrid P99 A; 54kWh E153 A 54kWh/249mi | £18800 w110
Renegade | J1 SUV 5~crossover | 2015-2024 | Longitude,Limited,Trailhawk | 1.0 T3 GSE P118 M @2018-; 1.4 MultiAirII P138 M @-2018; 1.3 4xe X237 A4 11.4kWh/26mi @2020-
Compass | J2 SUV 5 | 2017- | Longitude,Limited,S | 1.4 MultiAirII P138 M @-2020; 1.3 4xe X237 A4 11.4kWh/29mi @2020-; 1.5 e-Hybrid P128 A @2022-
Grand Cherokee | J3 SUV 5 | 2013- | Limited,Overland,Summit | 3.0 V6 CRD D247 A4 @-2020; 2.0 4xe X375 A4 17.3kWh/30mi @2022-
Wrangler | J2 SUV 4~off-roader | 2013- | Sahara,Overland,Rubicon | 2.0 GME P268 A4 @2019-; 2.2 MultiJet D197 A4 @2018-2020`,
  },
  {
    make: 'Kia',
    automatic: 'DCT',
    models: `
Picanto | A Hatchback 5~city | 2012- | 1,2,3,GT-Line,X-Line | 1.0 DPi P66 MA; 1.25 P83 M @-2021
Rio | B Hatchback 5 | 2012-2023 | 1,2,3,GT-Line | 1.25 P83 M; 1.0 T-GDi P99 MA @2017-
Ceed | C Hatchback 5 | 2012- | 2,3,GT-Line,GT-Line S | 1.0 T-GDi P118 M; 1.5 T-GDi P158 MA @2021-; 1.6 CRDi D134 MA @-2022
Ceed Sportswagon | C Estate 5 | 2012- | 2,3,GT-Line | 1.0 T-GDi P118 M; 1.6 CRDi D134 MA @-2022 | £14200 w380
ProCeed | C Estate 5 | 2013- | GT-Line,GT-Line S,GT | 1.5 T-GDi P158 MA; 1.6 T-GDi P201 A
XCeed | J1 Hatchback 5~crossover | 2019- | 2,3,GT-Line,GT-Line S | 1.0 T-GDi P118 M; 1.5 T-GDi P158 MA; 1.6 PHEV X139 A 8.9kWh/30mi @2020-
Stonic | J1 SUV 5~crossover | 2017- | 2,3,GT-Line,GT-Line S | 1.0 T-GDi MHEV P99 MA; 1.0 T-GDi P118 M
Soul | J1 SUV 5~crossover | 2014- | Urban,Explore,Maxx | 1.6 GDi P130 M @-2019; 64kWh E201 A 64kWh/280mi @2020-
Niro | J1 SUV 5~crossover | 2016- | 2,3,4 | 1.6 GDi HEV H139 A; 1.6 PHEV X180 A 11.1kWh/40mi; 64kWh E201 A 64kWh/285mi @2019-
Sportage | J2 SUV 5 | 2012- | 1,2,3,GT-Line,GT-Line S | 1.6 GDi P130 M @-2021; 1.6 T-GDi P148 MA @2021-; 1.6 CRDi MHEV D134 MA @2018-; 1.6 T-GDi HEV H226 A @2021-; 1.6 PHEV X261 A4 13.8kWh/43mi @2022-
Sorento | J3 SUV 5 | 2012- | 2,3,Edition | 2.2 CRDi D199 A4; 1.6 T-GDi HEV H226 A4 @2020-
EV3 | J1 SUV 5~crossover | 2024- | Air,GT-Line,GT-Line S | 58kWh E201 A 58kWh/270mi; 81kWh E201 A 81kWh/375mi | £25800 w130
EV6 | J2 SUV 5~crossover | 2021- | Air,GT-Line,GT-Line S | 77kWh E225 AR 77kWh/328mi; 77kWh E321 A4 77kWh/314mi | £26500 w160
EV9 | J3 SUV 5 | 2023- | Air,GT-Line,GT-Line S | 99kWh E201 AR 99.8kWh/349mi; 99kWh E378 A4 99.8kWh/313mi | £44500 w40
Carens | M7 MPV 5 | 2013-2019 | 1,2,3 | 1.7 CRDi D114 M
Venga | M MPV 5 | 2012-2019 | 1 Air,2,3 | 1.6 P123 A; 1.4 P89 M
Optima | D Estate 5 | 2016-2020 | 2,GT-Line S | 1.7 CRDi D139 A
Stinger | E Saloon 4 | 2018-2022 | GT-Line,GT S | 3.3 V6 T-GDi P361 AR`,
  },
  {
    make: 'Lamborghini',
    models: `
Huracan | X Coupe 2 | 2015-2024 | LP 610-4,EVO,Tecnica | 5.2 V10 P631 A4
Urus | X SUV 5 | 2018- | Standard,S | 4.0 V8 BiTurbo P641 A4`,
  },
  {
    make: 'Land Rover',
    automatic: 'Auto',
    allWheel: '4WD',
    drive: '4',
    models: `
Range Rover Evoque | J1 SUV 5~crossover | 2012- | Pure,SE Tech,HSE Dynamic,R-Dynamic S,R-Dynamic SE | 2.0 eD4 D148 M4 @2015-2019; 2.0 TD4 D178 A4 @-2019; 2.0 D165 MHEV D161 A4 @2019-; 2.0 P200 MHEV P197 A4 @2019-; 1.5 P300e X305 A4 15kWh/34mi @2020-
Discovery Sport | J2 SUV 5 | 2015- | Pure,SE Tech,HSE,R-Dynamic S,R-Dynamic SE | 2.0 TD4 D178 A4 @-2019; 2.0 D165 MHEV D161 A4 @2019-; 1.5 P300e X305 A4 15kWh/34mi @2020-
Range Rover Velar | J2 SUV 5 | 2017- | S,SE,R-Dynamic S,R-Dynamic HSE | 2.0 D200 MHEV D201 A4; 3.0 D300 MHEV D296 A4; 2.0 P400e X398 A4 17.1kWh/33mi @2021-
Range Rover Sport | J3 SUV 5 | 2013- | HSE,HSE Dynamic,Dynamic SE,Autobiography | 3.0 SDV6 D302 A4 @-2020; 3.0 D300 MHEV D296 A4 @2020-; 2.0 P400e X398 A4 13.1kWh/25mi @2018-2022; 3.0 P440e X434 A4 38kWh/70mi @2022-
Range Rover | F SUV 5 | 2013- | Vogue,Vogue SE,SE,Autobiography | 3.0 TDV6 D254 A4 @-2020; 3.0 D350 MHEV D345 A4 @2021-; 3.0 P440e X434 A4 38kWh/70mi @2022-
Discovery | J3 SUV 5 | 2017- | SE,HSE,R-Dynamic S,R-Dynamic HSE | 2.0 SD4 D237 A4 @-2020; 3.0 SD6 D302 A4 @-2020; 3.0 D300 MHEV D296 A4 @2020-
Discovery 4 | J3 SUV 5~off-roader | 2012-2016 | SE Tech,HSE,Landmark | 3.0 SD V6 D252 A4
Defender 110 | J3 SUV 5~off-roader | 2020- | S,SE,X-Dynamic S,X-Dynamic HSE | 3.0 D250 MHEV D247 A4; 3.0 D300 MHEV D296 A4; 2.0 P400e X398 A4 19.2kWh/27mi
Defender 90 | J2 SUV 3~off-roader | 2020- | S,SE,X-Dynamic SE | 3.0 D250 MHEV D247 A4; 2.0 P300 P296 A4
Freelander 2 | J2 SUV 5 | 2012-2014 | S,GS,HSE | 2.2 TD4 D148 M4; 2.2 SD4 D187 A4`,
  },
  {
    make: 'Lexus',
    automatic: 'E-CVT',
    models: `
CT 200h | C Hatchback 5 | 2012-2020 | S,SE,Sport,F Sport | 1.8 H134 A
IS 300h | D Saloon 4 | 2013-2020 | SE,Executive Edition,F Sport | 2.5 H220 AR | £15800 w260
UX 250h | J1 SUV 5~crossover | 2019- | UX,Premium,F Sport,Takumi | 2.0 H181 A
UX 300e | J1 SUV 5~crossover | 2020- | Premium,Takumi | 54kWh E201 A 54kWh/196mi
NX 300h | J2 SUV 5 | 2014-2021 | SE,Luxury,F Sport,Premier | 2.5 H194 A4
NX 350h | J2 SUV 5 | 2021- | Premium,F Sport,Takumi | 2.5 H240 A4 | £34500 w170
RX 450h | J3 SUV 5 | 2012-2022 | SE,Luxury,F Sport,Takumi | 3.5 H308 A4
ES 300h | E Saloon 4 | 2019- | ES,F Sport,Takumi | 2.5 H215 A
LBX | J1 SUV 5~crossover | 2023- | Urban,Premium,Takumi | 1.5 H134 A | £24500 w130
RC 300h | S Coupe 2 | 2016-2020 | Luxury,F Sport | 2.5 H220 AR
LC 500 | S Coupe 2 | 2017-2024 | Standard,Sport+ | 5.0 V8 P457 AR`,
  },
  {
    make: 'Lotus',
    models: `
Evora | S Coupe 2 | 2012-2021 | GT410 Sport,S | 3.5 V6 P410 MR
Emira | S Coupe 2 | 2022- | First Edition,Turbo | 3.5 V6 P400 MAR; 2.0 i4 P360 AR | £54000 w14`,
  },
  {
    make: 'Maserati',
    drive: 'R',
    models: `
Ghibli | E Saloon 4 | 2014-2024 | Standard,GranLusso,GranSport | 3.0 V6 P345 A; 3.0d V6 D271 A @-2020; 2.0 MHEV P325 A @2021-
Levante | J3 SUV 5 | 2016-2024 | GranLusso,GranSport | 3.0d V6 D271 A4 @-2020; 3.0 V6 P424 A4
GranTurismo | S Coupe 2 | 2012-2019 | Sport,MC | 4.7 V8 P454 A
Grecale | J2 SUV 5 | 2022- | GT,Modena | 2.0 MHEV P296 A4 | £44000 w30`,
  },
  {
    make: 'Mazda',
    models: `
Mazda2 | B Hatchback 5 | 2012- | SE,SE-L,Sport Nav,GT Sport | 1.5 SKYACTIV-G P89 MA; 1.5 SKYACTIV-G P113 M
Mazda2 Hybrid | B Hatchback 5 | 2022- | Centre-Line,Homura,Exclusive-Line | 1.5 VVT-i H114 A | £15900 w90
Mazda3 | C Hatchback 5 | 2013- | SE-L,Sport Nav,GT Sport,Homura | 2.0 SKYACTIV-G P118 MA; 2.0 e-SKYACTIV-G MHEV P120 M @2019-; 2.0 e-SKYACTIV-X MHEV P184 M @2019-
Mazda6 | D Saloon 4 | 2013-2023 | SE-L,Sport Nav,GT Sport | 2.2 SKYACTIV-D D148 MA; 2.0 SKYACTIV-G P162 M
Mazda6 Tourer | D Estate 5 | 2013-2023 | SE-L,Sport Nav,GT Sport | 2.2 SKYACTIV-D D148 MA; 2.0 SKYACTIV-G P162 A | £13800 w480
CX-3 | J1 SUV 5~crossover | 2015-2021 | SE-L,Sport Nav,GT Sport | 2.0 SKYACTIV-G P118 MA; 1.5 SKYACTIV-D D104 M @-2018
CX-30 | J1 SUV 5~crossover | 2019- | SE-L,Sport Lux,GT Sport,Homura | 2.0 e-SKYACTIV-G MHEV P120 MA; 2.0 e-SKYACTIV-X MHEV P184 MA
CX-5 | J2 SUV 5 | 2012- | SE-L,Sport Nav,GT Sport,Homura | 2.0 SKYACTIV-G P163 MA; 2.2 SKYACTIV-D D148 MA @-2023
CX-60 | J3 SUV 5 | 2022- | Exclusive-Line,Homura,Takumi | 2.5 PHEV X323 A4 17.8kWh/39mi; 3.3 MHEV D197 AR
CX-80 | J3 SUV 5 | 2024- | Exclusive-Line,Homura,Takumi | 3.3 MHEV D251 A4 | £41500 w25
MX-5 | S Convertible 2 | 2012- | SE-L Nav,Sport,Sport Nav,Homura | 1.5 SKYACTIV-G P129 MR; 2.0 SKYACTIV-G P181 MR
MX-30 | J1 SUV 5~crossover | 2021-2025 | SE-L Lux,Sport Lux,GT Sport Tech | 36kWh E143 A 35.5kWh/124mi`,
  },
  {
    make: 'McLaren',
    models: `
570S | X Coupe 2 | 2015-2020 | Standard | 3.8 V8 P562 AR
720S | X Coupe 2 | 2017-2022 | Performance,Luxury | 4.0 V8 P710 AR`,
  },
  {
    make: 'Mercedes-Benz',
    automatic: 'G-Tronic',
    allWheel: '4MATIC',
    drive: 'R',
    models: `
A Class | C Hatchback 5 | 2013- | SE,Sport,AMG Line,AMG Line Premium | 1.3 A180 P134 MAF @2018-; 1.6 A180 P120 MAF @-2018; 1.5 A180d D114 AF; 2.0 A200d D148 AF @2019-; 1.3 A250e X215 AF 15.6kWh/43mi @2020-; 2.0 AMG A35 ! P302 A4 @2018-; 2.0 AMG A45 S ! P415 A4 @2019-
A Class Saloon | C Saloon 4 | 2019- | Sport,AMG Line,AMG Line Premium | 1.3 A200 P161 AF; 1.5 A180d D114 AF | £19800 w900
B Class | M MPV 5 | 2012- | SE,Sport,AMG Line | 1.3 B180 P134 AF @2019-; 1.5 B180d D114 AF
C Class | D Saloon 4 | 2012- | SE,Sport,AMG Line,AMG Line Premium | 1.5 C200 MHEV P181 A @2018-; 2.0 C220d D191 A @2018-; 2.1 C220d D168 A @-2018; 2.0 C300e X308 A 25.4kWh/68mi @2021-
C Class Estate | D Estate 5 | 2012- | SE,Sport,AMG Line | 2.0 C220d D191 A @2018-; 2.1 C220d D168 A @-2018 | £21500 w1300
C Class Coupe | D Coupe 2 | 2012-2023 | Sport,AMG Line,AMG Line Premium | 1.5 C200 MHEV P181 A @2018-; 2.0 C220d D191 A @2018- | £22500 w1500
C Class Cabriolet | D Convertible 2 | 2016-2023 | Sport,AMG Line | 1.5 C200 MHEV P181 A @2018-; 2.0 C300 P255 A | £24500 w600
CLA Class | C Saloon 4~fastback | 2013- | Sport,AMG Line,AMG Line Premium | 1.3 CLA180 P134 AF @2019-; 1.6 CLA180 P120 AF @-2019; 2.0 CLA220d D187 AF; 1.3 CLA250e X215 AF 15.6kWh/42mi @2020-
CLS | E Saloon 4~fastback | 2012-2023 | AMG Line,AMG Line Premium Plus | 3.0 CLS350d V6 D255 A; 2.0 CLS300d D242 A @2019-
E Class | E Saloon 4 | 2012- | SE,AMG Line,AMG Line Premium | 2.0 E220d D191 A; 2.0 E300de DX302 A 13.5kWh/34mi @2019-2023; 2.0 E200 MHEV P201 A @2023-
E Class Estate | E Estate 5 | 2012- | SE,AMG Line | 2.0 E220d D191 A | £29500 w650
S Class | F Saloon 4~limousine | 2013- | L AMG Line,L AMG Line Premium,L AMG Line Executive | 3.0 S350d D282 A; 3.0 S580e X503 A 28.6kWh/64mi @2021-
GLA Class | J1 SUV 5~crossover | 2014- | SE,Sport,AMG Line,AMG Line Premium | 1.3 GLA200 P161 AF @2020-; 1.6 GLA180 P120 AF @-2020; 2.0 GLA200d D148 AF; 1.3 GLA250e X215 AF 15.6kWh/37mi @2020-
GLB Class | J2 SUV 5 | 2019- | Sport,AMG Line,AMG Line Premium | 1.3 GLB200 P161 AF; 2.0 GLB220d D187 A4
GLC Class | J2 SUV 5 | 2015- | SE,Sport,AMG Line,AMG Line Premium | 2.0 GLC220d D191 A4 @2019-; 2.1 GLC220d D168 A4 @-2019; 2.0 GLC300 MHEV P255 A4 @2019-; 2.0 GLC300e X308 A4 31.2kWh/75mi @2020-
GLE Class | J3 SUV 5 | 2015- | Sport,AMG Line,AMG Line Premium | 2.0 GLE300d D242 A4 @2019-; 2.9 GLE350d D268 A4 @-2023; 2.0 GLE350de DX315 A4 31.2kWh/66mi @2020-
GLS Class | J3 SUV 5 | 2016- | AMG Line,AMG Line Premium Plus | 2.9 GLS400d D326 A4
G Class | F SUV 5~off-roader | 2013- | AMG Line,AMG Line Premium Plus | 2.9 G400d D326 A4 @2021-; 4.0 AMG G63 V8 ! P577 A4
SLK | S Convertible 2 | 2012-2016 | SE,AMG Sport | 1.8 SLK200 P181 MA; 2.1 SLK250d D201 A
SLC | S Convertible 2 | 2016-2020 | Sport,AMG Line | 1.6 SLC180 P154 MA; 2.0 SLC200 P181 A
EQA | J1 SUV 5~crossover | 2021- | Sport,AMG Line,AMG Line Premium | EQA 250 66kWh E187 AF 66.5kWh/264mi
EQB | J2 SUV 5 | 2022- | Sport,AMG Line | EQB 300 66kWh E225 A4 66.5kWh/250mi | £25500 w90
EQC | J2 SUV 5 | 2019-2023 | Sport,AMG Line,AMG Line Premium | EQC 400 80kWh E402 A4 80kWh/255mi
EQE | E Saloon 4 | 2022- | Sport,AMG Line,AMG Line Premium | EQE 300 89kWh E241 A 89kWh/382mi | £32500 w80
V Class | M7 MPV 5 | 2015- | Sport,AMG Line | 2.0 V220d D161 A; 2.0 V300d D236 A @2019-
X Class | P Pickup 4 | 2018-2020 | Progressive,Power | 2.3 X250d D187 A4`,
  },
  {
    make: 'MG',
    models: `
MG3 | B Hatchback 5 | 2013- | Explore,Excite,Exclusive,SE,Trophy | 1.5 VTi-TECH P104 M @-2024; 1.5 Hybrid+ H192 A @2024-
MG4 | C Hatchback 5 | 2022- | SE,SE Long Range,Trophy Long Range | 51kWh E167 AR 51kWh/218mi; 64kWh E201 AR 64kWh/281mi; 77kWh E241 AR 77kWh/323mi; 64kWh XPOWER ! E429 A4 64kWh/239mi | £15200 w380
MG5 | C Estate 5 | 2020-2025 | SE,Trophy,Exclusive | 61kWh E154 A 61kWh/250mi
ZS | J1 SUV 5~crossover | 2017- | Explore,Excite,Exclusive,SE,Trophy | 1.0 T-GDi P109 A; 1.5 VTi-TECH P104 M; 1.5 Hybrid+ H192 A @2024-; 51kWh EV E174 A 51kWh/198mi @2021-2024; 45kWh EV E141 A 44.5kWh/163mi @2019-2021
HS | J2 SUV 5 | 2019- | Explore,Excite,Exclusive,SE,Trophy | 1.5 T-GDi P160 MA; 1.5 PHEV X254 A 16.6kWh/32mi @2020-2024; 1.5 PHEV X268 A 24.7kWh/75mi @2024-
MGS5 EV | J2 SUV 5~crossover | 2025- | SE,SE Long Range,Trophy | 49kWh E168 AR 49kWh/211mi; 64kWh E228 AR 64kWh/298mi | £23500 w60
Cyberster | S Convertible 2 | 2024- | Trophy,GT | 77kWh E335 AR 77kWh/316mi | £41500 w10
GS | J2 SUV 5 | 2016-2019 | Explore,Excite,Exclusive | 1.5 TGI P164 M`,
  },
  {
    make: 'MINI',
    automatic: 'Steptronic',
    allWheel: 'ALL4',
    models: `
Hatch | B Hatchback 3/5~city | 2012- | Classic,Sport,Exclusive | 1.5 One P101 M; 1.5 Cooper P134 MA; 2.0 Cooper S P176 MA; 1.5 Cooper D D114 M @-2018; 2.0 John Cooper Works ! P228 A
Electric | B Hatchback 3~city | 2020- | Level 1,Level 2,Level 3 | 33kWh Cooper SE E181 A 32.6kWh/144mi @-2024; 54kWh Cooper SE E215 A 54.2kWh/249mi @2024-
Clubman | C Estate 6~estate | 2015-2024 | Classic,Sport,Exclusive | 1.5 Cooper P134 MA; 2.0 Cooper S P189 A
Countryman | J1 SUV 5~crossover | 2012- | Classic,Sport,Exclusive | 1.5 Cooper P134 MA; 2.0 Cooper S P176 A4; 2.0 Cooper D D148 A; 1.5 PHEV Cooper S E X217 A4 10kWh/26mi @2017-2023
Convertible | B Convertible 2 | 2012- | Classic,Sport,Exclusive | 1.5 Cooper P134 MA; 2.0 Cooper S P176 A`,
  },
]

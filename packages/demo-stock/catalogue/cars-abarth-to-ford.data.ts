import type { MakeSource } from './parse-car-models.ts'

/** The form of a line is told in `car-source.ts`. */
export const carsAbarthToFord: MakeSource[] = [
  {
    make: 'Abarth',
    models: `
595 | A Hatchback 3~city | 2012-2023 | Turismo,Scorpioneone,Competizione | 1.4 T-Jet P143 M; 1.4 T-Jet P163 M; 1.4 T-Jet P178 MA
695 | A Hatchback 3~city | 2017-2024 | Tributo 131 Rally,Turismo,Competizione | 1.4 T-Jet P178 MA
595C | A Convertible 2~city | 2012-2023 | Turismo,Competizione | 1.4 T-Jet P143 M; 1.4 T-Jet P163 MA
500e | A Hatchback 3~city | 2023- | Scorpionissima,Turismo | 42kWh E153 A 42kWh/157mi | £17500 w60
600e | J1 SUV 5~crossover | 2024- | Turismo,Scorpionissima | 54kWh E237 A 54kWh/207mi | £24500 w20
124 Spider | S Convertible 2 | 2016-2019 | Standard | 1.4 MultiAir P168 MA`,
  },
  {
    make: 'Alfa Romeo',
    allWheel: 'Q4',
    models: `
Giulietta | C Hatchback 5 | 2012-2020 | Tecnica,Super,Speciale,Veloce | 1.4 TB MultiAir P118 M; 1.4 TB MultiAir P168 A; 1.6 JTDM-2 D118 M
Giulia | D Saloon 4 | 2016- | Super,Sprint,Veloce,Competizione | 2.0 TB P197 AR; 2.0 TB P276 AR; 2.2 JTDM-2 D187 AR @-2021; 2.9 V6 BiTurbo Quadrifoglio ! P503 AR
MiTo | B Hatchback 3 | 2012-2018 | Junior,Super,Veloce | 0.9 TwinAir P103 M; 1.4 TB MultiAir P138 A
Stelvio | J2 SUV 5 | 2017- | Super,Sprint,Veloce | 2.0 TB P276 A4; 2.2 JTDM-2 D207 A4; 2.9 V6 BiTurbo Quadrifoglio ! P503 A4
Tonale | J2 SUV 5~crossover | 2022- | Super,Ti,Veloce | 1.5 MHEV P158 A; 1.3 PHEV X276 A4 15.5kWh/43mi
Junior | J1 SUV 5~crossover | 2024- | Speciale,Veloce | 1.2 MHEV P134 A; 54kWh E153 A 54kWh/255mi | £22500 w40`,
  },
  {
    make: 'Alpine',
    models: `
A110 | S Coupe 2 | 2018- | Standard,GT,S,Legende | 1.8 Turbo P249 AR; 1.8 Turbo P296 AR`,
  },
  {
    make: 'Aston Martin',
    models: `
Vantage | X Coupe 2 | 2012- | Standard,S,F1 Edition | 4.0 V8 P503 AR @2018-; 4.7 V8 P430 MAR @-2017
DB11 | X Coupe 2 | 2016-2023 | Standard,AMR | 4.0 V8 P503 AR; 5.2 V12 P600 AR
DBX | X SUV 5 | 2020- | Standard,707 | 4.0 V8 P542 A4; 4.0 V8 P697 A4`,
  },
  {
    make: 'Audi',
    automatic: 'S tronic',
    allWheel: 'quattro',
    models: `
A1 | B Hatchback 5/3 | 2012- | SE,Sport,S line,Black Edition | 1.0 TFSI P94 M; 1.0 TFSI 30 P108 MA @2018-; 1.4 TFSI P123 MA @-2018; 1.5 TFSI 35 P148 A @2018-; 1.6 TDI D114 M @-2018
A3 | C Hatchback 5 | 2013- | SE,Technik,Sport,S line,Black Edition | 1.0 TFSI 30 P114 MA; 1.5 TFSI 35 P148 MA @2017-; 1.4 TFSI P148 MA @-2017; 2.0 TDI 35 D148 MA; 1.4 TFSI e 40 X201 A 13kWh/41mi @2020-
A3 Saloon | C Saloon 4 | 2013- | Sport,S line,Black Edition | 1.5 TFSI 35 P148 MA; 2.0 TDI 35 D148 MA | £19500 w900
S3 | C Hatchback 5 | 2013- | Standard,Black Edition,Vorsprung | 2.0 TFSI P306 A4
RS3 | C Hatchback 5 | 2015- | Standard,Carbon Black,Vorsprung | 2.5 TFSI P394 A4
A4 | D Saloon 4 | 2013-2024 | Technik,Sport,S line,Black Edition | 1.4 TFSI P148 MA @-2019; 2.0 TFSI 35 MHEV P148 A @2019-; 2.0 TDI 35 MHEV D161 A; 2.0 TDI 40 D201 A4 @2019-
A4 Avant | D Estate 5 | 2013-2024 | Technik,Sport,S line,Black Edition | 2.0 TFSI 40 MHEV P201 A; 2.0 TDI D148 MA @-2019; 2.0 TDI 40 D201 A4 @2019-
A5 | D Coupe 2 | 2013-2024 | Sport,S line,Black Edition | 2.0 TFSI 40 MHEV P201 A; 2.0 TDI 40 D201 A4; 3.0 TDI V6 D215 A4 @-2018
A5 Cabriolet | D Convertible 2 | 2013-2024 | Sport,S line,Vorsprung | 2.0 TFSI 40 P201 A; 2.0 TDI 40 D187 A
A6 Saloon | E Saloon 4 | 2013- | SE Executive,Sport,S line,Black Edition | 2.0 TDI 40 MHEV D201 A; 2.0 TDI ultra D187 A @-2018; 2.0 TFSI 45 P261 A4 @2019-; 2.0 TFSI e 50 X295 A4 17.9kWh/45mi @2020-
A6 Avant | E Estate 5 | 2013- | Sport,S line,Black Edition | 2.0 TDI 40 MHEV D201 A; 3.0 TDI V6 50 MHEV D282 A4 @2018-
A7 | E Hatchback 5~saloon | 2013-2025 | Sport,S line,Black Edition | 3.0 TDI V6 50 D282 A4; 3.0 TFSI V6 55 MHEV P335 A4 @2018-
A8 | F Saloon 4~limousine | 2013-2025 | Sport,S line,Vorsprung | 3.0 TDI V6 50 MHEV D282 A4; 3.0 TFSI V6 55 MHEV P335 A4 @2018-
Q2 | J1 SUV 5~crossover | 2016- | Technik,Sport,S line,Black Edition | 1.0 TFSI 30 P114 M; 1.5 TFSI 35 P148 MA; 2.0 TDI 35 D148 A4
Q3 | J2 SUV 5 | 2013- | Technik,Sport,S line,Black Edition | 1.5 TFSI 35 MHEV P148 A; 1.4 TFSI P148 M @-2018; 2.0 TDI 35 D148 A; 1.4 TFSI e 45 X242 A 13kWh/31mi @2021-
Q4 e-tron | J2 SUV 5 | 2021- | Sport,S line,Edition 1 | 35 55kWh E168 AR 55kWh/211mi @-2023; 40 82kWh E201 AR 82kWh/316mi; 50 82kWh E295 A4 82kWh/297mi
Q5 | J2 SUV 5 | 2013- | Technik,Sport,S line,Black Edition | 2.0 TDI 40 MHEV D201 A4; 2.0 TDI D187 A4 @-2019; 2.0 TFSI 45 MHEV P261 A4 @2019-; 2.0 TFSI e 50 X295 A4 17.9kWh/38mi @2020-
Q7 | J3 SUV 5 | 2015- | Sport,S line,Black Edition,Vorsprung | 3.0 TDI V6 45 MHEV D228 A4; 3.0 TDI V6 50 MHEV D282 A4
Q8 | J3 SUV 5 | 2018- | S line,Black Edition,Vorsprung | 3.0 TDI V6 50 MHEV D282 A4; 3.0 TFSI V6 55 MHEV P335 A4
e-tron | J3 SUV 5 | 2019-2023 | Technik,Sport,S line | 50 71kWh E309 A4 71kWh/190mi; 55 95kWh E402 A4 95kWh/241mi
e-tron GT | E Saloon 4~coupe | 2021- | Standard,Vorsprung | 60 93kWh E469 A4 93kWh/295mi | £46000 w70
TT | S Coupe 2 | 2013-2023 | Sport,S line,Black Edition | 2.0 TFSI 40 P194 A; 2.0 TFSI 45 P242 A4; 2.0 TDI ultra D181 M @-2018
R8 | X Coupe 2 | 2013-2024 | Standard,Performance | 5.2 FSI V10 P562 A4; 5.2 FSI V10 P612 A4`,
  },
  {
    make: 'Bentley',
    models: `
Continental | X Coupe 2 | 2012- | GT,GT Azure,GT Mulliner | 4.0 V8 P542 A4; 6.0 W12 P626 A4
Bentayga | X SUV 5 | 2016- | Standard,Azure,S | 4.0 V8 P542 A4; 3.0 V6 Hybrid X443 A4 18kWh/27mi @2019-
Flying Spur | X Saloon 4~limousine | 2014- | Standard,Azure | 4.0 V8 P542 A4; 6.0 W12 P626 A4`,
  },
  {
    make: 'BMW',
    automatic: 'Auto',
    allWheel: 'xDrive',
    drive: 'R',
    models: `
1 Series | C Hatchback 5 | 2012- | SE,Sport,M Sport | 1.5 116d D114 MA; 1.5 118i P134 MA; 2.0 118d D148 MA; 2.0 120d D187 A; 2.0 M135i ! P302 A4 @2019-; 3.0 M140i ! P335 A @-2019
2 Series | C Coupe 2 | 2014- | SE,Sport,M Sport | 2.0 220i P181 A; 2.0 220d D187 A; 3.0 M240i ! P369 A4
2 Series Active Tourer | M Hatchback 5~mpv | 2014- | SE,Sport,Luxury,M Sport | 1.5 218i P134 MA; 2.0 218d D148 A; 1.5 225e X242 A4 14.2kWh/54mi
2 Series Gran Coupe | C Saloon 4 | 2020- | Sport,M Sport | 1.5 218i P134 MA; 2.0 220d D187 A
3 Series | D Saloon 4 | 2012- | SE,Sport,M Sport,M Sport Pro Edition | 2.0 318i P154 A; 2.0 320i P181 A; 2.0 320d MHEV D187 A; 2.0 330e X288 A 12kWh/37mi; 3.0 M340i MHEV ! P369 A4 @2019-
3 Series Touring | D Estate 5 | 2012- | SE,Sport,M Sport | 2.0 320i P181 A; 2.0 320d MHEV D187 A4; 2.0 330e X288 A 12kWh/35mi @2020- | £24500 w1400
4 Series | D Coupe 2 | 2013- | Sport,M Sport,M Sport Pro Edition | 2.0 420i P181 A; 2.0 420d D187 A; 3.0 M440i MHEV ! P369 A4 @2020-
4 Series Gran Coupe | D Hatchback 5~saloon | 2014- | Sport,M Sport | 2.0 420i P181 A; 2.0 420d D187 A
5 Series | E Saloon 4 | 2012- | SE,M Sport,M Sport Pro Edition | 2.0 520i P181 A; 2.0 520d MHEV D187 A; 2.0 530e X288 A 12kWh/35mi @2017-; 3.0 530d D261 A4
5 Series Touring | E Estate 5 | 2012- | SE,M Sport | 2.0 520d MHEV D187 A; 3.0 530d D261 A4 | £28500 w700
6 Series Gran Turismo | E Hatchback 5 | 2017-2023 | SE,M Sport | 2.0 620d D187 A; 3.0 630d D261 A4
7 Series | F Saloon 4~limousine | 2013- | Standard,M Sport | 3.0 730d MHEV D282 A; 3.0 745e X389 A 12kWh/31mi @2019-
8 Series | F Coupe 2 | 2018- | Standard,M Sport | 3.0 840i P328 A; 4.4 M850i ! P523 A4
X1 | J1 SUV 5~crossover | 2013- | SE,Sport,xLine,M Sport | 1.5 sDrive18i P134 MA; 2.0 sDrive18d D148 A; 1.5 xDrive25e X242 A4 14.2kWh/51mi @2020-
X2 | J1 SUV 5~crossover | 2018- | SE,Sport,M Sport X | 1.5 sDrive18i P134 MA; 2.0 sDrive20i P189 A; 2.0 xDrive20d D187 A4
X3 | J2 SUV 5 | 2013- | SE,xLine,M Sport | 2.0 xDrive20d MHEV D187 A4; 2.0 xDrive20i P181 A4; 2.0 xDrive30e X288 A4 12kWh/28mi @2020-; 3.0 M40i ! P355 A4 @2017-
X4 | J2 SUV 5 | 2014-2025 | xLine,M Sport | 2.0 xDrive20d MHEV D187 A4; 3.0 xDrive30d D282 A4
X5 | J3 SUV 5 | 2013- | SE,xLine,M Sport | 3.0 xDrive30d MHEV D282 A4; 3.0 xDrive45e X389 A4 24kWh/54mi @2019-; 2.0 xDrive25d D228 A4
X6 | J3 SUV 5 | 2014- | M Sport | 3.0 xDrive30d MHEV D282 A4; 3.0 xDrive40i P335 A4
X7 | J3 SUV 5 | 2019- | Standard,M Sport | 3.0 xDrive40d MHEV D347 A4; 3.0 xDrive40i MHEV P375 A4
Z4 | S Convertible 2 | 2013- | Sport,M Sport | 2.0 sDrive20i P194 A; 3.0 M40i ! P335 A
i3 | B Hatchback 5~city | 2014-2022 | Standard,Suite | 33kWh E168 A 33kWh/125mi @-2018; 42kWh E168 A 42kWh/177mi @2018-
i4 | D Hatchback 5~saloon | 2021- | Sport,M Sport | eDrive40 84kWh E335 A 84kWh/365mi; M50 84kWh ! E536 A4 84kWh/315mi | £32500 w220
iX | J3 SUV 5 | 2021- | Standard,M Sport | xDrive40 77kWh E322 A4 77kWh/257mi; xDrive50 112kWh E516 A4 112kWh/380mi
iX3 | J2 SUV 5 | 2021- | M Sport,M Sport Pro | 80kWh E282 A 80kWh/285mi
M2 | S Coupe 2 | 2016- | Standard,Competition | 3.0 BiTurbo P405 MA; 3.0 BiTurbo P453 MA @2023-
M3 | D Saloon 4 | 2014- | Standard,Competition | 3.0 BiTurbo P425 MA @-2020; 3.0 BiTurbo P503 A4 @2021-
M4 | D Coupe 2 | 2014- | Standard,Competition | 3.0 BiTurbo P425 MA @-2020; 3.0 BiTurbo P503 A4 @2021-
M5 | E Saloon 4 | 2013- | Standard,Competition | 4.4 V8 P617 A4`,
  },
  {
    make: 'BYD',
    models: `
Dolphin | B Hatchback 5 | 2023- | Active,Comfort,Design | 60kWh E201 A 60.4kWh/265mi | £17500 w160
Atto 3 | J2 SUV 5~crossover | 2023- | Comfort,Design | 60kWh E201 A 60.5kWh/260mi | £19500 w120
Seal | D Saloon 4 | 2023- | Design,Excellence | 82kWh E308 AR 82.5kWh/354mi; 82kWh E523 A4 82.5kWh/323mi | £27000 w110
Seal U | J2 SUV 5 | 2024- | Boost,Comfort,Design | 1.5 DM-i X215 A 18.3kWh/50mi | £25500 w150
Dolphin Surf | A Hatchback 5~city | 2025- | Active,Boost,Comfort | 43kWh E87 A 43.2kWh/200mi | £14800 w60
Sealion 7 | J2 SUV 5 | 2025- | Comfort,Design,Excellence | 82kWh E308 AR 82.5kWh/300mi | £33500 w50`,
  },
  {
    make: 'Chevrolet',
    models: `
Spark | A Hatchback 5~city | 2012-2015 | LS,LT | 1.0 P67 M; 1.2 P80 M`,
  },
  {
    make: 'Citroen',
    automatic: 'EAT8',
    models: `
C1 | A Hatchback 5/3~city | 2012-2022 | Touch,Feel,Flair | 1.0 VTi P71 M; 1.2 PureTech P81 M @-2018
C3 | B Hatchback 5 | 2013- | Touch,Feel,Flair,Shine | 1.2 PureTech P82 M; 1.2 PureTech P109 MA @2016-; 1.5 BlueHDi D99 M @2018-2023
e-C3 | B Hatchback 5 | 2024- | Plus,Max | 44kWh E111 A 44kWh/199mi | £14500 w120
C3 Aircross | J1 SUV 5~crossover | 2017- | Feel,Flair,Shine,Max | 1.2 PureTech P109 M; 1.2 PureTech P129 A; 1.5 BlueHDi D118 A @2018-2024
C4 | C Hatchback 5 | 2013- | Touch,Sense,Shine,C-Series | 1.2 PureTech P129 MA; 1.5 BlueHDi D129 A @2020-2024
e-C4 | C Hatchback 5 | 2021- | Sense,Shine | 50kWh E134 A 50kWh/217mi
C4 Cactus | B Hatchback 5~crossover | 2014-2020 | Touch,Feel,Flair | 1.2 PureTech P109 M; 1.6 BlueHDi D99 M
C4 Picasso | M MPV 5 | 2013-2018 | Touch Edition,Feel,Flair | 1.6 BlueHDi D118 MA; 1.2 PureTech P128 M
Grand C4 SpaceTourer | M7 MPV 5 | 2018-2022 | Touch Plus,Feel,Flair | 1.2 PureTech P128 M; 1.5 BlueHDi D129 A
C5 Aircross | J2 SUV 5 | 2019- | Touch,Sense,Shine | 1.2 PureTech P129 MA; 1.5 BlueHDi D129 MA; 1.6 PHEV X222 A 13.2kWh/33mi @2020-
C5 X | D Hatchback 5 | 2022- | Sense Plus,Shine | 1.2 PureTech P129 A; 1.6 PHEV X222 A 12.4kWh/37mi
Berlingo | M MPV 5 | 2013- | Feel,Flair XTR,Plus | 1.2 PureTech P109 M; 1.5 BlueHDi D99 M @2018-; 50kWh E134 A 50kWh/174mi @2022-
Ami | A Hatchback 2~city | 2022- | Standard,Pop | 5.5kWh E8 A 5.5kWh/46mi | £4800 w12`,
  },
  {
    make: 'Cupra',
    automatic: 'DSG',
    allWheel: '4Drive',
    models: `
Formentor | J2 SUV 5~crossover | 2020- | V1,V2,VZ2 | 1.5 TSI P148 MA; 2.0 TSI P306 A4; 1.4 eHybrid X242 A 13kWh/34mi
Leon | C Hatchback 5 | 2021- | V1,V2,VZ2 | 1.5 TSI P148 M; 2.0 TSI P296 A; 1.4 eHybrid X242 A 13kWh/35mi
Leon Estate | C Estate 5 | 2021- | V1,V2 | 1.5 eTSI P148 A; 2.0 TSI P306 A4 | £23500 w50
Ateca | J2 SUV 5 | 2018- | V1,VZ1,VZ2 | 1.5 TSI EVO P148 A; 2.0 TSI P296 A4
Born | C Hatchback 5 | 2021- | V1,V2,V3 | 58kWh E201 AR 58kWh/260mi; 77kWh e-Boost E228 AR 77kWh/341mi
Terramar | J2 SUV 5 | 2024- | V1,V2,VZ | 1.5 eTSI P148 A; 1.5 eHybrid X268 A 19.7kWh/73mi | £33000 w50
Tavascan | J2 SUV 5 | 2024- | V1,V2,VZ | 77kWh E282 AR 77kWh/352mi | £33500 w30`,
  },
  {
    make: 'Dacia',
    models: `
Sandero | B Hatchback 5 | 2013- | Access,Essential,Comfort,Expression | 0.9 TCe P89 M @-2020; 1.0 TCe P90 M @2020-; 1.0 SCe P66 M @2020-2023
Sandero Stepway | B Hatchback 5~crossover | 2013- | Essential,Comfort,Expression,Extreme | 0.9 TCe P89 M @-2020; 1.0 TCe P90 MA @2020-; 1.0 TCe Bi-Fuel G99 M @2021-
Duster | J1 SUV 5~crossover | 2013- | Essential,Comfort,Expression,Journey,Extreme | 1.0 TCe P90 M @2019-2024; 1.2 TCe P129 M4 @2024-; 1.3 TCe P148 A @2019-2024; 1.5 Blue dCi D114 M4 @-2024; 1.6 HEV H138 A @2024-
Jogger | M7 MPV 5~estate | 2022- | Essential,Expression,Extreme | 1.0 TCe P108 M; 1.6 HEV H138 A @2023-
Logan MCV | B Estate 5 | 2013-2020 | Essential,Comfort,Laureate | 0.9 TCe P89 M; 1.5 Blue dCi D94 M
Spring | A Hatchback 5~city | 2024- | Expression,Extreme | 27kWh E64 A 26.8kWh/137mi | £9800 w60
Bigster | J2 SUV 5 | 2025- | Expression,Journey,Extreme | 1.2 TCe MHEV P138 M; 1.8 HEV H153 A | £22500 w50`,
  },
  {
    make: 'DS',
    automatic: 'EAT8',
    models: `
3 | B Hatchback 3 | 2015-2019 | Chic,Elegance,Performance Line | 1.2 PureTech P109 M; 1.2 PureTech P128 A
3 Crossback | J1 SUV 5~crossover | 2019-2023 | Elegance,Prestige,Performance Line | 1.2 PureTech P99 M; 1.2 PureTech P129 A; 50kWh E-Tense E134 A 50kWh/206mi
4 | C Hatchback 5 | 2015- | Performance Line,Trocadero,Rivoli | 1.2 PureTech P129 A; 1.6 E-Tense X222 A 12.4kWh/38mi @2021-
7 Crossback | J2 SUV 5 | 2018- | Elegance,Performance Line,Prestige | 1.5 BlueHDi D129 A; 1.6 PureTech P178 A; 1.6 E-Tense X222 A 13.2kWh/36mi @2020-
9 | E Saloon 4 | 2021-2024 | Performance Line+,Rivoli+ | 1.6 E-Tense X222 A 11.9kWh/34mi`,
  },
  {
    make: 'Ferrari',
    models: `
488 | X Coupe 2 | 2015-2020 | GTB,Pista | 3.9 V8 P661 AR
Portofino | X Convertible 2 | 2018-2024 | Standard,M | 3.9 V8 P592 AR
Roma | X Coupe 2 | 2020-2024 | Standard | 3.9 V8 P612 AR`,
  },
  {
    make: 'Fiat',
    models: `
500 | A Hatchback 3~city | 2012-2024 | Pop,Lounge,S,Dolcevita | 1.2 P68 M @-2020; 0.9 TwinAir P84 M @-2019; 1.0 MHEV P69 M @2020-
500C | A Convertible 2~city | 2012-2024 | Lounge,S,Dolcevita | 1.2 P68 M @-2020; 1.0 MHEV P69 M @2020-
500e | A Hatchback 3~city | 2020- | Action,Icon,La Prima | 24kWh E93 A 24kWh/115mi; 42kWh E117 A 42kWh/199mi
500X | J1 SUV 5~crossover | 2015-2024 | Pop,Pop Star,Cross,Sport | 1.0 FireFly P118 M @2018-; 1.4 MultiAir P138 M @-2018; 1.5 FireFly MHEV P128 A @2022-
500L | M MPV 5 | 2013-2022 | Pop Star,Lounge,Cross | 1.4 P94 M; 1.3 MultiJet D94 M
600e | J1 SUV 5~crossover | 2023- | RED,La Prima | 54kWh E153 A 54kWh/254mi | £17800 w50
Grande Panda | B Hatchback 5 | 2025- | Pop,Icon,La Prima | 1.2 MHEV P109 A; 44kWh E111 A 44kWh/199mi | £16800 w40
Panda | A Hatchback 5~city | 2012-2024 | Pop,Easy,City Life,Cross | 1.2 P68 M @-2020; 1.0 MHEV P69 M @2020-
Tipo | C Hatchback 5 | 2016-2023 | Easy,Lounge,Life,Cross | 1.4 P94 M; 1.0 FireFly P99 M @2020-; 1.6 MultiJet D118 M
Punto | B Hatchback 5/3 | 2012-2018 | Pop,Easy,GBT | 1.2 P68 M; 1.4 P76 M`,
  },
  {
    make: 'Ford',
    automatic: 'Auto',
    allWheel: 'AWD',
    models: `
Ka | A Hatchback 3~city | 2012-2016 | Studio,Edge,Zetec | 1.2 P68 M
Ka+ | A Hatchback 5~city | 2016-2019 | Studio,Zetec,Active | 1.2 Ti-VCT P84 M | £6400 w420
Fiesta | B Hatchback 5/3 | 2012-2023 | Style,Zetec,Trend,Titanium,ST-Line,ST-Line X | 1.25 P81 M @-2017; 1.1 Ti-VCT P84 M @2017-2020; 1.0T EcoBoost P99 MA; 1.0T EcoBoost MHEV P123 MA @2020-; 1.5T EcoBoost ST-2 ! P197 M @2018-; 1.5 TDCi D84 M @2013-2019
Focus | C Hatchback 5 | 2012-2025 | Style,Zetec,Trend,Titanium,ST-Line,ST-Line X,Active | 1.0T EcoBoost P123 MA; 1.0T EcoBoost MHEV P153 MA @2020-; 1.5 EcoBlue D118 MA @2018-; 1.6 TDCi D113 M @-2018; 2.3T EcoBoost ST ! P276 MA @2019-
Focus Estate | C Estate 5 | 2012-2025 | Zetec,Titanium,ST-Line | 1.0T EcoBoost P123 M; 1.5 EcoBlue D118 MA @2018- | £12800 w1400
Mondeo | D Hatchback 5 | 2012-2022 | Zetec,Titanium,ST-Line,Vignale | 2.0 EcoBlue D148 MA; 1.5T EcoBoost P163 M; 2.0 TiVCT HEV H184 A
B-Max | M MPV 5 | 2012-2017 | Zetec,Titanium | 1.0T EcoBoost P99 M; 1.4 P89 M
C-Max | M MPV 5 | 2012-2019 | Zetec,Titanium | 1.0T EcoBoost P123 M; 1.5 TDCi D118 M
S-Max | M7 MPV 5 | 2012-2023 | Zetec,Titanium,ST-Line,Vignale | 2.0 EcoBlue D148 MA; 2.5 FHEV H187 A @2021-
Galaxy | M7 MPV 5 | 2012-2023 | Zetec,Titanium | 2.0 EcoBlue D148 MA; 2.5 FHEV H187 A @2021-
EcoSport | J1 SUV 5~crossover | 2014-2022 | Zetec,Titanium,ST-Line | 1.0T EcoBoost P123 MA
Puma | J1 SUV 5~crossover | 2019- | Titanium,ST-Line,ST-Line X,Vignale | 1.0T EcoBoost MHEV P123 MA; 1.0T EcoBoost MHEV P153 MA; 1.5T EcoBoost ST ! P197 M @-2023
Puma Gen-E | J1 SUV 5~crossover | 2025- | Select,Premium | 43kWh E165 A 43kWh/234mi | £21500 w60
Kuga | J2 SUV 5 | 2013- | Zetec,Titanium,ST-Line,ST-Line X,Vignale | 1.5T EcoBoost P148 MA; 2.0 TDCi D148 MA4 @-2020; 1.5 EcoBlue D118 M @2018-2024; 2.5 FHEV H187 A @2020-; 2.5 PHEV X222 A 14.4kWh/35mi @2020-
Edge | J3 SUV 5 | 2016-2019 | Titanium,ST-Line,Vignale | 2.0 EcoBlue D187 M4; 2.0 EcoBlue D235 A4
Explorer | J2 SUV 5 | 2024- | Select,Premium | 77kWh E282 AR 77kWh/374mi; 79kWh E335 A4 79kWh/329mi | £30500 w90
Capri | J2 SUV 5~crossover | 2024- | Select,Premium | 77kWh E282 AR 77kWh/389mi | £31500 w40
Mustang Mach-E | J2 SUV 5 | 2020- | Standard,Premium,GT | 68kWh Standard Range E265 AR 68kWh/273mi; 88kWh Extended Range E289 AR 88kWh/379mi; 88kWh Extended Range E346 A4 88kWh/335mi
Mustang | S Coupe 2 | 2015- | Ecoboost,GT,Bullitt | 2.3T EcoBoost P286 MAR @-2021; 5.0 V8 GT P444 MAR
Ranger | P Pickup 4 | 2012- | XL,XLT,Limited 1,Wildtrak | 2.0 EcoBlue D168 MA4 @2019-; 2.0 EcoBlue BiTurbo D210 A4 @2019-; 3.2 TDCi D197 MA4 @-2019; 3.0 EcoBlue V6 D237 A4 @2023-`,
  },
]

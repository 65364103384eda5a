/**
 * Vans on sale in the United Kingdom, one a line:
 * make model | body, body … | years | wheelbase:roof:load length mm:payload kg, … | trims | engines | price at three years, £ ex VAT | weight | gross weights kg
 * An engine is `litres name bhp gearboxes drives`, its drives F, R or 4; an electric one names its battery and range.
 */
export const vanLines = `
Ford Transit | Panel Van,Crew Van,Luton,Dropside,Tipper,Chassis Cab,Minibus | 2014- | SWB L2:Medium:2938:1120,MWB L2:High:3044:1280,LWB L3:High:3494:1330,LWB L4:High:4217:1190 | Leader,Trend,Limited | 2.0 EcoBlue 105 M F; 2.0 EcoBlue 130 MA FR; 2.0 EcoBlue 170 MA FR; 68kWh E-Transit 184 A R 68kWh/166mi @2022- | 17500 | 1500 | 290,310,350
Ford Transit Custom | Panel Van,Crew Van,Combi Van | 2013- | SWB L1:Low:2555:1090,LWB L2:Low:2922:1150,SWB L1:High:2555:1010 | Leader,Trend,Limited,Sport | 2.0 EcoBlue 105 M F; 2.0 EcoBlue 130 MA F; 2.0 EcoBlue 170 MA F; 65kWh E-Custom 136 A R 65kWh/209mi @2024- | 18400 | 1700 | 280,300,320,340
Ford Transit Connect | Panel Van,Car Derived Van | 2014- | SWB L1:Low:1753:650,LWB L2:Low:2153:780 | Leader,Trend,Limited,Active | 1.5 EcoBlue 100 M F; 1.5 EcoBlue 120 MA F; 2.0 EcoBlue 122 A F @2024- | 12900 | 480 | 210,220,230
Ford Transit Courier | Panel Van | 2014- | SWB:Low:1802:590 | Leader,Trend,Limited | 1.0 EcoBoost 100 M F; 1.5 TDCi 75 M F @-2023 | 10600 | 180 | 200
Ford Fiesta Van | Car Derived Van | 2012-2023 | SWB:Low:1296:508 | Base,Trend,Sport | 1.1 Ti-VCT 84 M F; 1.5 TDCi 84 M F | 8900 | 90 | 170
Ford Ranger | Pickup | 2016- | LWB:Standard:1613:1100 | XL,XLT,Limited,Wildtrak | 2.0 EcoBlue 170 M 4; 2.0 EcoBlue BiTurbo 205 A 4; 3.0 EcoBlue V6 240 A 4 @2023- | 22500 | 520 | 320
Citroen Berlingo | Panel Van,Crew Van | 2013- | SWB M:Low:1817:990,LWB XL:Low:2167:950 | X,Enterprise,Driver | 1.5 BlueHDi 76 M F; 1.5 BlueHDi 102 M F; 1.5 BlueHDi 130 A F; 50kWh e-Berlingo 136 A F 50kWh/171mi @2021- | 10900 | 330 | 650,1000
Citroen Dispatch | Panel Van,Crew Van | 2014- | SWB XS:Low:2162:1350,MWB M:Low:2512:1400,LWB XL:Low:2862:1390 | X,Enterprise,Driver | 1.5 BlueHDi 102 M F; 2.0 BlueHDi 122 M F; 2.0 BlueHDi 145 MA F; 75kWh e-Dispatch 136 A F 75kWh/205mi @2021- | 13700 | 210 | 1000,1200,1400
Citroen Relay | Panel Van,Luton,Dropside,Tipper,Chassis Cab | 2014- | MWB L2:Medium:3120:1390,LWB L3:Medium:3705:1410,LWB L4:High:4070:1330 | X,Enterprise,Driver | 2.2 BlueHDi 120 M F; 2.2 BlueHDi 140 M F; 2.2 BlueHDi 165 M F | 14800 | 230 | 30,33,35
Fiat Doblo | Panel Van | 2013- | SWB:Low:1817:780,LWB:Low:2167:750 | Tecnico,Sport | 1.5 MultiJet 100 M F; 1.5 MultiJet 130 A F; 50kWh E-Doblo 136 A F 50kWh/171mi @2022- | 10400 | 120 | 1000
Fiat Ducato | Panel Van,Luton,Dropside,Tipper,Chassis Cab | 2014- | MWB:Medium:3120:1380,LWB:High:3705:1400,XLWB:High:4070:1320 | Standard,Tecnico,Primo | 2.2 MultiJet 120 M F; 2.2 MultiJet 140 MA F; 2.3 MultiJet 130 M F @-2021 | 15600 | 190 | 30,33,35
Isuzu D-Max | Pickup | 2014- | LWB:Standard:1485:1120 | Utility,DL20,DL40,V-Cross | 1.9 TD 164 MA 4 | 18700 | 240 | 305
Iveco Daily | Panel Van,Luton,Dropside,Tipper,Chassis Cab,Crew Van | 2014- | MWB 3520L:High:3540:1260,LWB 4100:High:4680:1180 | Standard,Business | 2.3 MultiJet 136 MA R; 2.3 MultiJet 156 MA R; 3.0 MultiJet 180 A R | 17900 | 260 | 35S14,35S16,35C15
LEVC VN5 | Panel Van | 2021-2024 | LWB:Low:2438:830 | Business,City,Ultima | 1.5 Range Extender 150 A R 31kWh/61mi | 18900 | 20 | 100
MAXUS Deliver 9 | Panel Van,Luton,Dropside,Tipper | 2020- | MWB:High:3413:1250,LWB:High:3413:1200 | Base,Lux | 2.0 D20 148 MA FR; 72kWh eDeliver 9 201 A F 72kWh/163mi @2021- | 14200 | 110 | 300,350
MAXUS eDeliver 3 | Panel Van | 2020- | SWB:Low:2180:905,LWB:Low:2770:945 | Base,Lux | 50kWh 120 A F 50kWh/151mi | 12400 | 40 | 300
Mercedes-Benz Citan | Panel Van | 2014- | SWB L1:Low:1806:640,LWB L2:Low:2230:780 | Base,Progressive,Premium,Select | 1.5 110 CDI 95 M F; 1.5 112 CDI 116 MA F | 12700 | 100 |
Mercedes-Benz Vito | Panel Van,Crew Van,Combi Van | 2015- | SWB L1:Low:2433:990,MWB L2:Low:2664:970,LWB L3:Low:2894:940 | Pure,Progressive,Select,Premium | 2.0 114 CDI 136 MA R; 2.0 116 CDI 163 A R; 2.0 119 CDI 190 A R; 66kWh eVito 116 A F 66kWh/162mi @2021- | 18900 | 520 |
Mercedes-Benz Sprinter | Panel Van,Luton,Dropside,Tipper,Chassis Cab,Minibus,Crew Van | 2014- | MWB L2:High:3272:1110,LWB L3:High:4307:1040,LWB L3:Low:4307:1150 | Pure,Progressive,Select,Premium | 2.0 314 CDI 143 MA FR; 2.0 315 CDI 150 MA R; 2.0 317 CDI 170 A R; 113kWh eSprinter 204 A R 113kWh/258mi @2024- | 21400 | 760 |
Nissan NV200 | Panel Van | 2012-2019 | SWB:Low:2040:728 | Visia,Acenta,Tekna | 1.5 dCi 90 M F; 1.5 dCi 110 M F | 7400 | 90 | 700
Nissan Primastar | Panel Van,Crew Van | 2021- | SWB L1:Low:2537:1050,LWB L2:Low:2937:1120 | Visia,Acenta,Tekna | 2.0 dCi 110 M F; 2.0 dCi 130 M F; 2.0 dCi 150 MA F | 16200 | 110 | 28,30
Nissan Townstar | Panel Van | 2022- | SWB L1:Low:1806:680,LWB L2:Low:2230:720 | Visia,Acenta,Tekna | 1.3 TCe 130 M F; 45kWh EV 122 A F 45kWh/183mi | 12900 | 50 | 300
Peugeot Partner | Panel Van,Crew Van | 2013- | SWB Standard:Low:1817:990,LWB Long:Low:2167:950 | S,Professional,Professional Premium,Asphalt | 1.5 BlueHDi 75 M F; 1.5 BlueHDi 100 M F; 1.5 BlueHDi 130 A F; 50kWh e-Partner 136 A F 50kWh/171mi @2021- | 11200 | 360 | 650,1000
Peugeot Expert | Panel Van,Crew Van | 2014- | SWB Compact:Low:2162:1350,MWB Standard:Low:2512:1400,LWB Long:Low:2862:1390 | S,Professional,Professional Premium,Asphalt | 1.5 BlueHDi 100 M F; 2.0 BlueHDi 120 M F; 2.0 BlueHDi 145 MA F; 75kWh e-Expert 136 A F 75kWh/205mi @2021- | 14100 | 300 | 1000,1200,1400
Peugeot Boxer | Panel Van,Luton,Dropside,Tipper,Chassis Cab | 2014- | MWB L2:Medium:3120:1390,LWB L3:Medium:3705:1410,LWB L4:High:4070:1330 | S,Professional,Professional Premium | 2.2 BlueHDi 120 M F; 2.2 BlueHDi 140 M F; 2.2 BlueHDi 165 M F | 15100 | 300 | 333,335,440
Renault Kangoo | Panel Van | 2013- | SWB ML19:Low:1806:640,LWB LL21:Low:2230:780 | Start,Advance,Extra | 1.5 Blue dCi 95 M F; 1.5 Blue dCi 115 MA F; 45kWh E-Tech 122 A F 45kWh/186mi @2022- | 11100 | 200 | 19,21
Renault Trafic | Panel Van,Crew Van,Minibus | 2014- | SWB SL28:Low:2537:1050,LWB LL30:Low:2937:1120 | Start,Business,Advance,Extra,Sport | 2.0 Blue dCi 110 M F; 2.0 Blue dCi 130 M F; 2.0 Blue dCi 150 MA F; 2.0 Blue dCi 170 A F | 15400 | 520 | 28,30
Renault Master | Panel Van,Luton,Dropside,Tipper,Chassis Cab,Minibus | 2014- | MWB MM33:Medium:3083:1370,LWB LM35:Medium:3733:1430,LWB LH35:High:3733:1390 | Start,Business,Advance,Extra | 2.0 Blue dCi 130 M F; 2.3 Blue dCi 135 M F @-2024; 2.3 Blue dCi 150 MA FR @-2024; 2.0 Blue dCi 150 MA F @2024- | 16100 | 340 | 33,35
Toyota Proace | Panel Van,Crew Van | 2016- | SWB Compact:Low:2162:1300,MWB Medium:Low:2512:1350,LWB Long:Low:2862:1300 | Active,Icon,Design | 1.5D 102 M F; 2.0D 122 M F; 2.0D 145 MA F; 75kWh Electric 136 A F 75kWh/205mi @2021- | 15900 | 190 | 1000,1200
Toyota Proace City | Panel Van | 2020- | SWB Short:Low:1817:980,LWB Long:Low:2167:940 | Active,Icon,Design | 1.5D 102 M F; 1.5D 131 A F; 50kWh Electric 136 A F 50kWh/171mi @2021- | 12900 | 110 | 1000
Toyota Hilux | Pickup | 2016- | LWB:Standard:1525:1060 | Active,Icon,Invincible,Invincible X | 2.4 D-4D 150 MA 4; 2.8 D-4D 204 A 4 | 22800 | 280 | 305
Vauxhall Combo | Panel Van,Crew Van | 2013- | SWB L1:Low:1817:990,LWB L2:Low:2167:950 | Dynamic,Prime,Pro,Sportive | 1.5 Turbo D 75 M F; 1.5 Turbo D 100 M F; 1.5 Turbo D 130 A F; 50kWh Electric 136 A F 50kWh/171mi @2021- | 10900 | 380 | 2000,2300
Vauxhall Vivaro | Panel Van,Crew Van | 2014- | SWB L1:Low:2512:1400,LWB L2:Low:2862:1390 | Dynamic,Prime,Pro,Elite,GS | 1.5 Turbo D 100 M F; 2.0 Turbo D 120 M F; 2.0 Turbo D 145 MA F; 75kWh Electric 136 A F 75kWh/205mi @2021- | 14200 | 780 | 2700,2900,3100
Vauxhall Movano | Panel Van,Luton,Dropside,Tipper,Chassis Cab | 2014- | MWB L2:Medium:3120:1390,LWB L3:Medium:3705:1410,LWB L4:High:4070:1330 | Edition,Dynamic,Prime | 2.2 Turbo D 120 M F; 2.2 Turbo D 140 M F; 2.2 Turbo D 165 M F; 2.3 Turbo D 135 M FR @-2021 | 15300 | 320 | 3300,3500
Volkswagen Caddy Cargo | Panel Van,Crew Van | 2013- | SWB:Low:1797:690,LWB Maxi:Low:2150:720 | Commerce,Commerce Plus,Commerce Pro | 2.0 TDI 75 M F; 2.0 TDI 102 M F; 2.0 TDI 122 A F; 1.5 TSI 114 M F @2021- | 14900 | 420 | C20
Volkswagen Transporter | Panel Van,Crew Van,Combi Van,Dropside | 2013- | SWB T28:Low:2572:920,LWB T30:Low:2975:980,SWB T32:Low:2572:1200 | Startline,Commerce,Highline,Sportline | 2.0 TDI 110 M F; 2.0 TDI 150 MA F; 2.0 TDI 204 A F4; 64kWh e-Transporter 136 A R 64kWh/203mi @2025- | 21600 | 780 | T28,T30,T32
Volkswagen Crafter | Panel Van,Luton,Dropside,Tipper,Chassis Cab | 2017- | MWB:High:3450:1290,LWB:High:4855:1050 | Startline,Trendline,Commerce,Commerce Plus | 2.0 TDI 102 M F; 2.0 TDI 140 MA FR; 2.0 TDI 177 MA FR4 | 20300 | 380 | CR30,CR35
Volkswagen Amarok | Pickup | 2016- | LWB:Standard:1544:1080 | Life,Style,PanAmericana,Aventura | 3.0 TDI V6 224 A 4 @-2020; 2.0 TDI 205 MA 4 @2023-; 3.0 TDI V6 240 A 4 @2023- | 24800 | 170 | 320
`

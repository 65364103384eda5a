/**
 * Trucks on sale in the United Kingdom, one a line:
 * make model | years | kinds | axles:gross weight kg, … | cabs | litres engine name bhp, … | price at three years, £ ex VAT | weight | cab
 * A cab is `light`, `middle` or `heavy`, then how far its screen leans (`f`, mm) and its lamps as in `pictures/side/look.ts`.
 * Kinds: tractor, box, curtain, tipper, flatbed, reefer.
 */
export const truckLines = `
DAF XF | 2014- | tractor | 4x2:18000,6x2:26000 | Space Cab,Super Space Cab | 10.8 MX-11 450,12.9 MX-13 480,12.9 MX-13 530 | 44500 | 420 | heavy f20 hb
DAF XG | 2021- | tractor | 4x2:18000,6x2:26000 | XG Sleeper,XG+ Sleeper | 12.9 MX-13 480,12.9 MX-13 530 | 76500 | 120 | heavy f150 hs
DAF CF | 2013-2023 | tractor,curtain,box,tipper,reefer,flatbed | 4x2:18000,6x2:26000,8x4:32000 | Day Cab,Sleeper Cab,Space Cab | 10.8 MX-11 330,10.8 MX-11 370,12.9 MX-13 430 | 37500 | 330 | heavy f0 hb
DAF LF | 2013- | box,curtain,reefer,flatbed,tipper | 4x2:7500,4x2:12000,4x2:18000 | Day Cab,Sleeper Cab | 4.5 PX-5 180,6.7 PX-7 230,6.7 PX-7 290 | 28500 | 360 | light f0 hw
DAF XD | 2022- | tractor,curtain,tipper,reefer | 4x2:18000,6x2:26000,8x4:32000 | Day Cab,Sleeper Cab,Sleeper High Cab | 10.8 MX-11 370,10.8 MX-11 450 | 68500 | 90 | heavy f120 hs
Iveco Eurocargo | 2014- | box,curtain,tipper,flatbed,reefer | 4x2:7500,4x2:12000,4x2:16000,4x2:18000 | Day Cab,Sleeper Cab | 4.5 Tector 5 160,4.5 Tector 5 190,6.7 Tector 7 250 | 26800 | 210 | light f30 hu
Iveco S-Way | 2019- | tractor,curtain,reefer | 4x2:18000,6x2:26000 | Active Day,Active Space,Active Time | 11.1 Cursor 11 460,12.9 Cursor 13 490,12.9 Cursor 13 530 | 45500 | 130 | heavy f60 hs
Iveco X-Way | 2019- | tipper,flatbed | 6x4:26000,8x4:32000 | Day Cab,Sleeper Cab | 8.7 Cursor 9 330,11.1 Cursor 11 420 | 56500 | 50 | heavy f60 hs
MAN TGX | 2014- | tractor | 4x2:18000,6x2:26000 | GM Sleeper,GX Sleeper,XLX Sleeper | 12.4 D26 470,12.4 D26 510,15.3 D38 580 | 46500 | 220 | heavy f40 hs
MAN TGS | 2014- | tipper,tractor,flatbed,curtain | 4x2:18000,6x2:26000,8x4:32000 | Day Cab,Sleeper Cab | 10.5 D20 360,12.4 D26 430,12.4 D26 470 | 49500 | 130 | heavy f30 hs
MAN TGM | 2014- | box,curtain,reefer,tipper | 4x2:15000,4x2:18000,6x2:26000 | Day Cab,Sleeper Cab | 6.9 D08 250,6.9 D08 290 | 34500 | 120 | middle f20 hb
MAN TGL | 2014- | box,curtain,flatbed,reefer,tipper | 4x2:7500,4x2:12000 | Day Cab,Sleeper Cab | 4.6 D08 160,4.6 D08 190,4.6 D08 220 | 27500 | 150 | light f20 hb
Mercedes-Benz Actros | 2013- | tractor,curtain,reefer,box | 4x2:18000,6x2:26000 | ClassicSpace,StreamSpace,BigSpace,GigaSpace | 10.7 OM470 421,12.8 OM471 449,12.8 OM471 510 | 45200 | 330 | heavy f50 hw
Mercedes-Benz Arocs | 2013- | tipper,flatbed | 6x4:26000,8x4:32000 | ClassicSpace Day Cab,ClassicSpace M Cab | 7.7 OM936 354,10.7 OM470 394,12.8 OM471 449 | 61500 | 110 | heavy f30 hw
Mercedes-Benz Atego | 2013- | box,curtain,reefer,flatbed,tipper | 4x2:7500,4x2:12000,4x2:15000 | ClassicSpace Day Cab,BigSpace Sleeper | 5.1 OM934 156,5.1 OM934 177,7.7 OM936 238 | 29500 | 200 | light f40 hw
Mercedes-Benz eActros | 2023- | box,reefer | 4x2:19000,6x2:27000 | ClassicSpace M Cab | Electric 300 436 | 118000 | 12 | heavy f60 hs
Renault T | 2013- | tractor | 4x2:18000,6x2:26000 | Day Cab,Sleeper Cab,High Sleeper Cab | 10.8 DTI 11 430,12.8 DTI 13 480,12.8 DTI 13 520 | 40500 | 130 | heavy f200 hs
Renault D | 2013- | box,curtain,reefer,flatbed,tipper | 4x2:7500,4x2:12000,4x2:18000 | Day Cab,Global Cab | 5.1 DTI 5 210,7.7 DTI 8 250,7.7 DTI 8 280 | 28200 | 110 | light f60 hu
Renault C | 2013- | tipper,flatbed | 6x4:26000,8x4:32000 | Day Cab,Sleeper Cab | 10.8 DTI 11 380,10.8 DTI 11 430 | 54500 | 40 | heavy f70 hu
Scania R Series | 2013- | tractor,curtain,reefer | 4x2:18000,6x2:26000 | CR20 Normal,CR20 Highline,Topline | 12.7 DC13 410,12.7 DC13 450,12.7 DC13 500,16.4 DC16 V8 580 | 53500 | 320 | heavy f0 hs
Scania S Series | 2016- | tractor | 4x2:18000,6x2:26000 | CS20 Normal,CS20 Highline | 12.7 DC13 500,12.7 DC13 540,16.4 DC16 V8 650 | 68500 | 160 | heavy f0 hs
Scania P Series | 2013- | tipper,box,curtain,reefer,flatbed | 4x2:18000,6x2:26000,8x4:32000 | CP14 Day,CP17 Sleeper | 6.7 DC07 280,9.3 DC09 320,9.3 DC09 360 | 44800 | 180 | heavy f20 hb
Scania G Series | 2013- | tractor,tipper,flatbed | 4x2:18000,6x2:26000,8x4:32000 | CG17 Sleeper,CG20 Highline | 12.7 DC13 370,12.7 DC13 410,12.7 DC13 450 | 48500 | 100 | heavy f10 hs
Volvo FH | 2013- | tractor,curtain,reefer | 4x2:18000,6x2:26000 | Sleeper Cab,Globetrotter,Globetrotter XL | 12.8 D13K 460,12.8 D13K 500,12.8 D13K 540,16.1 D16K 650 | 54500 | 300 | heavy f130 hu
Volvo FM | 2013- | tractor,tipper,curtain,reefer | 4x2:18000,6x2:26000,8x4:32000 | Day Cab,Sleeper Cab,Globetrotter | 10.8 D11K 330,10.8 D11K 380,12.8 D13K 420 | 46500 | 140 | heavy f40 hu
Volvo FL | 2013- | box,curtain,reefer,flatbed | 4x2:12000,4x2:16000,4x2:18000 | Day Cab,Comfort Cab | 5.1 D5K 210,7.7 D8K 250,7.7 D8K 280 | 31500 | 110 | light f30 hb
Volvo FMX | 2014- | tipper,flatbed | 6x4:26000,8x4:32000 | Day Cab,Sleeper Cab | 10.8 D11K 410,12.8 D13K 460 | 66500 | 80 | heavy f30 hu
`

/** One feature that buyers ask for. */
export interface EquipmentItem {
  /** As it is shown, and as an address has it. */
  name: string
  /** Words by which feeds and buyers call it, with commas between them. */
  calledBy: string
  /** Words of `calledBy` that say which kind it is, which no filter holds: in a phrase they are reported. */
  kinds?: string
  /** With one of these words in the same text it is something else: "tow bar preparation". */
  unless?: string
  /** What a vehicle with it has too. */
  implies?: readonly string[]
}

/**
 * The features that buyers filter by, in the order of the list on the search screen. Names and their words are in lower
 * case without punctuation, except for those that are shown.
 */
export const equipmentItems: readonly EquipmentItem[] = [
  {
    name: 'Sat nav',
    calledBy: `sat nav, satnav, satellite navigation, navigation system, sat navigation, navigation, gps, gps navigation,
      navi, tomtom, mmi navigation, navigation plus`,
  },
  { name: 'Apple CarPlay', calledBy: 'apple carplay, apple car play, carplay, car play, apple play' },
  { name: 'Android Auto', calledBy: 'android auto, android car, androidauto' },
  {
    name: 'Bluetooth',
    calledBy: 'bluetooth, blue tooth, bluetooth phone, hands free phone, handsfree phone',
  },
  {
    name: 'DAB radio',
    calledBy: 'dab radio, dab, digital radio, dab digital radio, digital audio broadcasting',
  },
  {
    name: 'Wireless phone charging',
    calledBy: `wireless phone charging, wireless charging, wireless charger, wireless phone charger, wireless charging pad,
      inductive charging, wireless smartphone charging`,
  },
  {
    name: 'Premium sound system',
    calledBy: `premium sound system, premium sound, premium audio, upgraded sound system, harman kardon, bang and olufsen,
      bang olufsen, bose, meridian, burmester, jbl, beats audio, bowers and wilkins, bowers wilkins, focal sound system, bose sound system,
      bose audio, harman kardon sound system, bang and olufsen sound system, meridian sound system, jbl sound system`,
    kinds: 'harman, kardon, bang, olufsen, bose, meridian, burmester, jbl, beats, bowers, wilkins, focal',
  },
  {
    name: 'Digital dashboard',
    calledBy: `digital dashboard, digital dash, digital instrument display, digital instrument cluster, virtual cockpit,
      digital cockpit, digital driver display, digital drivers display, digital cluster, digital dials, active info display`,
  },
  { name: 'Head-up display', calledBy: 'head up display, heads up display, hud, headup display' },
  { name: 'Touchscreen', calledBy: 'touchscreen, touch screen, touchscreen display, touch screen display' },
  {
    name: 'Air conditioning',
    calledBy: 'air conditioning, air con, aircon, air conditioned, air conditioner, manual air conditioning',
  },
  {
    name: 'Climate control',
    calledBy: `climate control, automatic climate control, dual zone climate control, climate air conditioning,
      automatic air conditioning, climatronic, air conditioning climate control, dual climate control, dual zone climate`,
    kinds: 'dual, zone',
    implies: ['Air conditioning'],
  },
  {
    name: 'Heated seats',
    calledBy: `heated seats, heated seat, heated front seats, front heated seats, heated front seat, heated drivers seat,
      heated driver seat, heated driver and passenger seats, heated front and rear seats, heated electric seats,
      heated leather seats, front seat heating, seat heating, seats heated, front seats heated, heat seats, hot seats,
      heated and ventilated seats, heated and ventilated front seats, heated and cooled seats, heated electric front seats,
      heated front rear seats`,
  },
  {
    name: 'Heated rear seats',
    calledBy: `heated rear seats, rear heated seats, heated front and rear seats, heated front rear seats, rear seat heating,
      front and rear heated seats, front rear heated seats, heated seats front and rear, heated seats front rear`,
    implies: ['Heated seats'],
  },
  {
    name: 'Ventilated seats',
    calledBy: `ventilated seats, ventilated front seats, cooled seats, air conditioned seats, climate seats,
      heated and ventilated seats, heated and ventilated front seats, heated and cooled seats, seat ventilation`,
  },
  {
    name: 'Massage seats',
    calledBy: 'massage seats, massaging seats, massage seat, massage front seats, seat massage',
  },
  {
    name: 'Electric seats',
    calledBy: `electric seats, electric seat, electric front seats, electric drivers seat, electric driver seat, power seats,
      powered seats, power drivers seat, power driver seat, electrically adjustable seats, electrically adjustable front seats,
      electrically adjustable drivers seat, electrically adjustable driver seat, electric adjustable seats,
      power adjustable drivers seat, heated electric seats, electric memory seats, heated electric front seats`,
  },
  {
    name: 'Memory seats',
    calledBy:
      'memory seats, memory seat, seat memory, electric memory seats, drivers seat memory, driver seat memory',
    implies: ['Electric seats'],
  },
  {
    name: 'Leather seats',
    calledBy: `leather seats, leather upholstery, full leather, leather interior, leather seat, leather, nappa leather,
      leather trim, heated leather seats, leather sports seats, leather seat upholstery`,
    kinds: 'nappa, sports',
    unless: `part, partial, half, steering, gear, gearknob, gearshift, knob, handbrake, brake, dashboard, dash, trimmed, look,
      faux, effect, artificial, synthetic, vegan, imitation, wheel, gaiter, mats, cards, armrest`,
  },
  {
    name: 'Heated steering wheel',
    calledBy: 'heated steering wheel, heated leather steering wheel, steering wheel heating, heated wheel',
  },
  {
    name: 'Heated windscreen',
    calledBy: `heated windscreen, heated front windscreen, quickclear windscreen, quickclear heated windscreen,
      quick clear windscreen, heated front screen, heated wind screen`,
  },
  {
    name: 'Panoramic roof',
    calledBy: `panoramic roof, panoramic glass roof, pan roof, pano roof, panoramic sunroof, panoramic sun roof, panoramic,
      panoramic glass sunroof, panroof, glass roof, panoramic electric sunroof`,
    kinds: 'electric',
  },
  {
    name: 'Sunroof',
    calledBy: `sunroof, sun roof, electric sunroof, opening roof, sliding roof, moonroof, glass sunroof, panoramic sunroof,
      panoramic sun roof, opening panoramic roof`,
    kinds: 'electric, glass',
  },
  {
    name: 'Electric tailgate',
    calledBy: `electric tailgate, electric boot, power tailgate, powered tailgate, power boot, powered boot, electric boot lid,
      hands free tailgate, handsfree tailgate, electric tail gate, electrically operated tailgate, automatic boot`,
  },
  {
    name: 'Keyless entry',
    calledBy: `keyless entry, keyless, keyless go, keyless access, kessy, keyless entry and start, keyless entry and go,
      comfort access, advanced key, smart key, keyless entry and starting, keyless unlocking`,
  },
  {
    name: 'Keyless start',
    calledBy: `keyless start, keyless go, push button start, start button, push start, keyless entry and start,
      engine start button, keyless starting, button start`,
  },
  {
    name: 'Electric windows',
    calledBy:
      'electric windows, electric front windows, electric front and rear windows, power windows, elec windows',
  },
  {
    name: 'Folding mirrors',
    calledBy: `folding mirrors, power folding mirrors, power folding door mirrors, electric folding mirrors,
      electric folding door mirrors, electrically folding door mirrors, electrically folding mirrors, folding door mirrors,
      power fold mirrors, powerfold mirrors, electric fold mirrors, power fold door mirrors`,
  },
  {
    name: 'Privacy glass',
    calledBy: `privacy glass, rear privacy glass, tinted windows, tinted glass, dark tinted windows, tinted rear windows,
      privacy windows, blacked out windows`,
  },
  {
    name: 'Ambient lighting',
    calledBy:
      'ambient lighting, ambient interior lighting, mood lighting, ambience lighting, ambient light, ambient lights',
  },
  {
    name: 'Parking sensors',
    calledBy: `parking sensors, parking sensor, rear parking sensors, park sensors, park distance control, pdc,
      parking distance control, reversing sensors, reverse sensors, rear sensors, rear parking sensor, parktronic,
      front and rear parking sensors, front rear parking sensors, rear park distance control, reverse parking sensors,
      reverse parking aid, rear parking aid, parking aid, acoustic parking system`,
  },
  {
    name: 'Front parking sensors',
    calledBy: `front parking sensors, front and rear parking sensors, front rear parking sensors, front parking sensor,
      front and rear park distance control, front and rear parking distance control, front and rear sensors, front sensors,
      parking sensors front and rear, parking sensors front rear, front and rear parking aid`,
    implies: ['Parking sensors'],
  },
  {
    name: 'Reversing camera',
    calledBy: `reversing camera, reverse camera, rear camera, rear view camera, rearview camera, parking camera,
      rear parking camera, backup camera, back up camera, reverse cam, reversing cam, reverse parking camera`,
  },
  {
    name: '360-degree camera',
    calledBy: `360 degree camera, 360 camera, 360 degree cameras, surround view camera, surround view, surround camera,
      360 parking camera, birds eye view camera, around view monitor, around view camera,
      360 degree parking camera, 360 view camera, 360 surround camera`,
    implies: ['Reversing camera'],
  },
  {
    name: 'Self-parking',
    calledBy: `self parking, self park, park assist, parking assist, active park assist, automatic parking, auto park,
      parking assistant, auto parking, intelligent park assist, parallel park assist`,
  },
  {
    name: 'Cruise control',
    calledBy: 'cruise control, cruise',
  },
  {
    name: 'Adaptive cruise control',
    calledBy: `adaptive cruise control, adaptive cruise, active cruise control, active cruise, intelligent cruise control,
      smart cruise control, radar cruise control, acc, distronic, dynamic cruise control, radar cruise`,
    implies: ['Cruise control'],
  },
  { name: 'Speed limiter', calledBy: 'speed limiter, speed limit assist, speed limiting device' },
  {
    name: 'Lane assist',
    calledBy: `lane assist, lane keeping assist, lane keeping assistance, lane keep assist, lane keeping, lane departure warning,
      lane departure, lane departure assist, lane departure alarm, lane keeping aid, lane keeping system, active lane assist, lane support`,
  },
  {
    name: 'Blind-spot monitoring',
    calledBy: `blind spot monitoring, blind spot monitor, blind spot, blind spot assist, blind spot detection,
      blind spot warning, blind spot alarm, side assist, blind spot information system, blis, blind spot sensors, blindspot, blind spot alert`,
  },
  {
    name: 'Automatic emergency braking',
    calledBy: `automatic emergency braking, autonomous emergency braking, aeb, emergency braking, city braking,
      emergency brake assist, advanced emergency braking, front assist, collision avoidance, active city stop,
      forward collision warning, city safety, auto emergency braking`,
  },
  {
    name: 'Traffic sign recognition',
    calledBy: `traffic sign recognition, road sign recognition, speed sign recognition, traffic sign assist,
      speed limit recognition`,
  },
  {
    name: 'Rain-sensing wipers',
    calledBy: `rain sensing wipers, automatic wipers, auto wipers, rain sensor, rain sensing windscreen wipers, rain sensors,
      automatic rain sensing wipers`,
  },
  {
    name: 'Automatic headlights',
    calledBy: `automatic headlights, auto headlights, automatic headlamps, auto headlamps, automatic lights, auto lights,
      light sensor, dusk sensing headlights, light sensitive headlights`,
  },
  {
    name: 'LED headlights',
    calledBy: `led headlights, led headlamps, matrix led headlights, matrix led headlamps, full led headlights, led lights,
      full led headlamps, matrix headlights, matrix lights, bi led headlights, bi led headlamps, matrix led`,
    kinds: 'matrix, bi',
  },
  {
    name: 'Hill start assist',
    calledBy: 'hill start assist, hill start, hill hold, hill hold assist, hill assist, hill holder',
  },
  {
    name: 'Isofix',
    calledBy: `isofix, iso fix, isofix points, isofix child seat fixings, isofix fixings, isofix anchor points, child seat fixings,
      child seat anchors, isofix child seats, isofix mounts`,
  },
  {
    name: 'Tyre-pressure monitoring',
    calledBy: `tyre pressure monitoring, tyre pressure monitor, tyre pressure monitoring system, tpms, tyre pressure warning,
      tyre pressure sensors, tyre pressure indicator`,
  },
  {
    name: 'Alarm',
    calledBy: 'alarm, alarm system, thatcham alarm, perimeter alarm, volumetric alarm, thatcham category 1',
    kinds: 'thatcham, category, 1, perimeter, volumetric',
  },
  { name: 'Dash cam', calledBy: 'dash cam, dashcam, dash camera, dashboard camera' },
  {
    name: 'Alloy wheels',
    calledBy: 'alloy wheels, alloys, alloy wheel, aluminium wheels',
  },
  {
    name: 'Wheelchair access',
    calledBy: `wheelchair accessible, wheelchair access, wheelchair accessible vehicle, wheelchair friendly, wheelchair ramp,
      wheelchair lift, disabled access, wheelchair adapted, wheelchair conversion, wav`,
    kinds: 'ramp, lift',
  },
  { name: 'Roof rails', calledBy: 'roof rails, roof bars, roof rail' },
  {
    name: 'Tow bar',
    calledBy: `tow bar, towbar, tow hook, tow hitch, detachable tow bar, detachable towbar, electric tow bar, retractable tow bar,
      swivel tow bar, towing hook, towing bar, trailer hitch, tow ball, towball, tow hitch bar, tow pack, towing pack,
      swan neck towbar, trailer coupling`,
    kinds: 'detachable, electric, retractable, swivel, swan, neck',
    unless: 'wiring, pre, cover',
  },
  {
    name: 'Spare wheel',
    calledBy:
      'spare wheel, space saver, full size spare wheel, space saver spare wheel, space saver wheel, spare tyre',
    kinds: 'full, size, space, saver',
    unless: 'delete, carrier, cover, lock',
  },
  {
    name: 'Ply lining',
    calledBy: `ply lining, ply lined, ply line, plylined, plylining, load lining kit, ply lining kit, timber lined, boarded out,
      load area lining, fully lined`,
  },
  {
    name: 'Bulkhead',
    calledBy: 'bulkhead, full bulkhead, steel bulkhead, full height steel bulkhead, bulk head',
    kinds: 'full, steel, height',
  },
  {
    name: 'Side loading door',
    calledBy: `side loading door, sliding side door, side door, side sliding door, twin side doors, twin side loading doors,
      nearside loading door, side load door, sliding door, sliding doors, sliding side doors, electric sliding door, electric sliding doors,
      electric sliding side door, electric sliding side doors, power sliding door, power sliding doors, twin sliding doors,
      twin sliding side doors, dual sliding doors`,
    kinds: 'electric, power, twin, dual, nearside',
    unless: 'airbag, airbags, protection, moulding, mouldings, pockets, bins',
  },
  { name: 'Racking', calledBy: 'racking, shelving, van racking, racked, racked out, shelved' },
  { name: 'Roof rack', calledBy: 'roof rack, roofrack, ladder rack, roof rack with ladder' },
  { name: 'Tail lift', calledBy: 'tail lift, taillift, tail lifts' },
  {
    name: 'Night heater',
    calledBy: 'night heater, night heating, cab heater, parking heater, webasto, eberspacher',
    kinds: 'webasto, eberspacher',
  },
  { name: 'Cab fridge', calledBy: 'cab fridge, fridge in cab, in cab fridge, fridge freezer' },
  {
    name: 'Air suspension',
    calledBy: 'rear air suspension, air suspension, full air suspension, adaptive air suspension',
    kinds: 'rear, full, adaptive',
  },
  {
    name: 'Tachograph',
    calledBy: 'digital tachograph, tachograph, tacho, digital tacho, smart tachograph, digi tacho',
    kinds: 'digital, smart, digi',
  },
]

/** Other things, in whose names equipment is named: a reversing alarm is no alarm. Written as `calledBy`. */
export const otherThings = `
  reversing alarm, reverse alarm, reversing alarms, seat belt alarm, seat belt warning alarm, seatbelt alarm, speed alarm,
  smoke alarm, carbon monoxide alarm, door alarm, door ajar alarm, left turn alarm, turn alarm, tyre pressure alarm, gps alarm,
  panoramic windscreen, panoramic camera, panoramic mirror, panoramic view, panoramic view camera,
  acc socket, acc power, acc power socket, stop start button, auto stop start button,
  camera washer, rear camera washer, rear view camera washer, reverse camera washer, reversing camera washer,
  parking camera washer, boot light sensor, interior light sensor, brake light sensor, ambient light sensor,
  alloy wheel lock, alloy wheel locks, alloy wheel nut, alloy wheel nuts, alloy wheel bolts, alloy wheel locking nuts,
  alloy wheel locking bolts, alloy wheel protection, alloy wheel insurance, spare alloy wheel, alloy spare,
  fully lined boot, fully lined glovebox, fully lined glove box, fully lined hood, fully lined soft top, fully lined roof,
  emergency braking lights, emergency braking light, emergency braking signal, emergency braking display,
  auto park brake, auto parking brake, automatic parking brake, gps tracker, gps tracking, gps tracking system,
  air suspension seat, air suspension seats, air suspension driver seat, air suspension drivers seat, cab air suspension,
  interior led lights, load area led lights, rear led lights`

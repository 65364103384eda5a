export interface FeatureSource {
  name: string
  category: string
  /** From how far up the range it is likely: 0 on every one, 1 on the costliest only. */
  level: number
  /** First year in which makers fitted it widely. */
  from: number
}

const audio = 'Audio and Communications'
const comfort = 'Comfort'
const exterior = 'Exterior'
const interior = 'Interior'
const assistance = 'Drivers Assistance'
const light = 'Illumination'
const safety = 'Safety and Security'

/** Plain to costly within each kind. */
export const carFeatures: readonly FeatureSource[] = [
  { name: 'Bluetooth', category: audio, level: 0.05, from: 2011 },
  { name: 'DAB digital radio', category: audio, level: 0.15, from: 2012 },
  { name: 'Apple CarPlay and Android Auto', category: audio, level: 0.3, from: 2017 },
  { name: 'Satellite navigation', category: audio, level: 0.45, from: 2012 },
  { name: 'Wireless phone charging', category: audio, level: 0.65, from: 2019 },
  { name: 'Premium sound system', category: audio, level: 0.85, from: 2012 },
  { name: 'Air conditioning', category: comfort, level: 0, from: 2008 },
  { name: 'Cruise control', category: comfort, level: 0.25, from: 2010 },
  { name: 'Dual-zone climate control', category: comfort, level: 0.5, from: 2010 },
  { name: 'Heated front seats', category: comfort, level: 0.6, from: 2012 },
  { name: 'Heated steering wheel', category: comfort, level: 0.75, from: 2016 },
  { name: 'Keyless entry and start', category: comfort, level: 0.55, from: 2014 },
  { name: 'Powered tailgate', category: comfort, level: 0.8, from: 2015 },
  { name: 'Electrically adjustable driver’s seat', category: comfort, level: 0.8, from: 2012 },
  { name: 'Alloy wheels', category: exterior, level: 0.15, from: 2008 },
  { name: 'Heated door mirrors', category: exterior, level: 0.1, from: 2008 },
  { name: 'Power-folding door mirrors', category: exterior, level: 0.5, from: 2012 },
  { name: 'Rear privacy glass', category: exterior, level: 0.5, from: 2011 },
  { name: 'Roof rails', category: exterior, level: 0.55, from: 2010 },
  { name: 'Panoramic roof', category: exterior, level: 0.9, from: 2012 },
  { name: 'Leather-trimmed steering wheel', category: interior, level: 0.2, from: 2008 },
  { name: 'Digital instrument display', category: interior, level: 0.55, from: 2019 },
  { name: 'Part-leather upholstery', category: interior, level: 0.6, from: 2010 },
  { name: 'Leather upholstery', category: interior, level: 0.8, from: 2008 },
  { name: 'Ambient interior lighting', category: interior, level: 0.7, from: 2016 },
  { name: 'Rear parking sensors', category: assistance, level: 0.35, from: 2011 },
  { name: 'Front and rear parking sensors', category: assistance, level: 0.6, from: 2013 },
  { name: 'Reversing camera', category: assistance, level: 0.5, from: 2014 },
  { name: 'Adaptive cruise control', category: assistance, level: 0.65, from: 2017 },
  { name: 'Blind-spot monitoring', category: assistance, level: 0.7, from: 2016 },
  { name: 'Lane-keeping assistance', category: assistance, level: 0.35, from: 2018 },
  { name: '360-degree camera', category: assistance, level: 0.9, from: 2018 },
  { name: 'Automatic headlamps', category: light, level: 0.3, from: 2011 },
  { name: 'LED headlamps', category: light, level: 0.5, from: 2016 },
  { name: 'Matrix LED headlamps', category: light, level: 0.9, from: 2019 },
  { name: 'ISOFIX child-seat fixings', category: safety, level: 0.05, from: 2006 },
  { name: 'Automatic emergency braking', category: safety, level: 0.2, from: 2018 },
  { name: 'Tyre-pressure monitoring', category: safety, level: 0.1, from: 2014 },
]

export const vanFeatures: readonly FeatureSource[] = [
  { name: 'Bluetooth', category: audio, level: 0.05, from: 2012 },
  { name: 'DAB digital radio', category: audio, level: 0.2, from: 2014 },
  { name: 'Apple CarPlay and Android Auto', category: audio, level: 0.45, from: 2018 },
  { name: 'Satellite navigation', category: audio, level: 0.7, from: 2015 },
  { name: 'Air conditioning', category: comfort, level: 0.35, from: 2010 },
  { name: 'Cruise control', category: comfort, level: 0.35, from: 2014 },
  { name: 'Heated driver’s seat', category: comfort, level: 0.75, from: 2015 },
  { name: 'Electric windows', category: comfort, level: 0, from: 2008 },
  { name: 'Load-lining kit', category: interior, level: 0.15, from: 2008 },
  { name: 'Full-height steel bulkhead', category: safety, level: 0.05, from: 2008 },
  { name: 'Dual passenger seat', category: interior, level: 0.25, from: 2008 },
  { name: 'Side loading door', category: exterior, level: 0.1, from: 2008 },
  { name: 'Heated door mirrors', category: exterior, level: 0.2, from: 2010 },
  { name: 'Alloy wheels', category: exterior, level: 0.8, from: 2010 },
  { name: 'Tow bar', category: exterior, level: 0.7, from: 2008 },
  { name: 'Rear parking sensors', category: assistance, level: 0.5, from: 2014 },
  { name: 'Reversing camera', category: assistance, level: 0.65, from: 2016 },
  { name: 'Lane-keeping assistance', category: assistance, level: 0.5, from: 2020 },
  { name: 'Automatic headlamps', category: light, level: 0.5, from: 2016 },
  { name: 'LED load-area lighting', category: light, level: 0.45, from: 2016 },
  { name: 'Remote central locking', category: safety, level: 0, from: 2008 },
  { name: 'Automatic emergency braking', category: safety, level: 0.35, from: 2019 },
]

export const truckFeatures: readonly FeatureSource[] = [
  { name: 'Bluetooth', category: audio, level: 0.1, from: 2013 },
  { name: 'DAB digital radio', category: audio, level: 0.3, from: 2015 },
  { name: 'Air conditioning', category: comfort, level: 0.1, from: 2010 },
  { name: 'Night heater', category: comfort, level: 0.5, from: 2010 },
  { name: 'Cab fridge', category: comfort, level: 0.65, from: 2012 },
  { name: 'Air-suspended driver’s seat', category: comfort, level: 0.2, from: 2010 },
  { name: 'Adaptive cruise control', category: assistance, level: 0.4, from: 2015 },
  { name: 'Lane-departure warning', category: assistance, level: 0.1, from: 2015 },
  { name: 'Advanced emergency braking', category: safety, level: 0.1, from: 2015 },
  { name: 'Nearside camera', category: safety, level: 0.45, from: 2017 },
  { name: 'Left-turn audible warning', category: safety, level: 0.35, from: 2017 },
  { name: 'Digital tachograph', category: safety, level: 0, from: 2008 },
  { name: 'Engine brake', category: assistance, level: 0.3, from: 2010 },
  { name: 'Rear air suspension', category: exterior, level: 0.25, from: 2010 },
  { name: 'Aluminium wheels', category: exterior, level: 0.75, from: 2012 },
  { name: 'Air deflectors', category: exterior, level: 0.35, from: 2010 },
  { name: 'Light bar', category: light, level: 0.85, from: 2012 },
  { name: 'LED daytime running lamps', category: light, level: 0.3, from: 2015 },
]

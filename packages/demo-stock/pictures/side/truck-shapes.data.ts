import type { Point } from '../geometry.ts'
import type { CarShape, Load } from './car-shape.ts'

interface Cab {
  length: number
  axles: CarShape['axles']
  /** A sleeper is deep and high; a day cab is neither. */
  depth: number
  height: number
  load: Load
}

function truck({ length, axles, depth, height, load }: Cab): CarShape {
  const back = depth
  const window: readonly Point[] = [
    [420, 1960, 1],
    [900, 1930],
    [1560, 1925, 1],
    [1575, 1990],
    [1572, 2560],
    [1520, 2650, 1],
    [760, 2660],
    [560, 2640, 1],
    [440, 2400],
  ]
  return {
    length,
    axles,
    tyre: 505,
    wheel: 'truck-front',
    sill: 430,
    outline: [
      [150, 330, 1],
      [60, 370],
      [28, 480],
      [14, 900],
      [12, 1500],
      [26, 1720],
      [60, 1830, 1],
      [130, 2300],
      [220, 2640],
      [330, 2830],
      [520, height - 260],
      [900, height - 60],
      [1500, height],
      [back - 60, height, 1],
      [back, height - 60],
      [back + 20, 2400],
      [back + 24, 1400],
      [back + 20, 900],
      [back, 720, 1],
      [back - 20, 440, 1],
    ],
    cowl: 6,
    screenTop: 9,
    roofEnd: 13,
    screenEnd: 13,
    glass: window,
    pillars: [],
    doors: [],
    cuts: [
      [
        [400, 2720, 1],
        [380, 1950],
        [372, 1240],
        [420, 1060, 1],
      ],
      [
        [1640, 2720, 1],
        [1646, 1900],
        [1640, 1080, 1],
      ],
      [
        [420, 1050, 1],
        [760, 1060],
        [1640, 1060, 1],
      ],
      [
        [400, 2730, 1],
        [1640, 2730, 1],
      ],
      [
        [20, 1180, 1],
        [360, 1180, 1],
      ],
      [
        [30, 1560, 1],
        [370, 1580, 1],
      ],
    ],
    grips: [[1360, 1640]],
    panels: back > 2100 ? [[1760, 1900, back - 130, 2620]] : [],
    shoulder: [
      [20, 1760],
      [600, 1800],
      [1400, 1810],
      [back, 1810],
    ],
    crease: [
      [380, 1330],
      [1000, 1345],
      [1640, 1350],
    ],
    headlamp: [
      [22, 860, 1],
      [60, 900],
      [260, 910],
      [380, 890, 1],
      [390, 790],
      [300, 700],
      [24, 690, 1],
    ],
    tailLamp: [
      [length - 10, 830, 1],
      [length - 70, 830],
      [length - 120, 830, 1],
      [length - 120, 720],
      [length - 70, 720],
      [length - 10, 720, 1],
    ],
    mirror: [330, 2280],
    load,
  }
}

const rail = 1000

export const truckShapes: Readonly<Record<string, CarShape>> = {
  'tractor-unit': truck({
    length: 6300,
    axles: [1400, 4000, 5350],
    depth: 2330,
    height: 3800,
    load: { kind: 'fifth-wheel', from: 2380, to: 6250, rail, top: 1250 },
  }),
  'rigid-box': truck({
    length: 8700,
    axles: [1400, 6300],
    depth: 1900,
    height: 3000,
    load: { kind: 'box', from: 2120, to: 8700, rail, top: 3750 },
  }),
  'curtain-sider': truck({
    length: 9200,
    axles: [1400, 5800, 7150],
    depth: 2200,
    height: 3500,
    load: { kind: 'curtain', from: 2450, to: 9200, rail, top: 3900 },
  }),
  'tipper-truck': truck({
    length: 8400,
    axles: [1400, 3150, 5800, 7150],
    depth: 1900,
    height: 2990,
    load: { kind: 'skip', from: 2320, to: 8300, rail, top: 2800 },
  }),
  flatbed: truck({
    length: 8800,
    axles: [1400, 6300],
    depth: 1900,
    height: 3000,
    load: { kind: 'flat', from: 2140, to: 8800, rail, top: 2500 },
  }),
  refrigerated: truck({
    length: 9000,
    axles: [1400, 6400],
    depth: 2200,
    height: 3300,
    load: { kind: 'cold', from: 2620, to: 9000, rail, top: 3900 },
  }),
}

import type { Kind } from './elevation/frame.ts'
import { darkLabel } from './scene.ts'
import { boxLinear, boxRadial, linear } from './svg.ts'

/** The driver's place of a right-hand-drive vehicle, seen from between the front seats. */
export function drawCabin(kind: Kind, automatic = true): string {
  const upright = kind !== 'car'
  const defs = [
    linear(
      'out',
      [0, 0, 0, 470],
      [
        [0, '#c3ced5'],
        [0.55, '#eef2f4'],
        [0.9, '#dbe2e6'],
        [1, '#c2ccd3'],
      ],
    ),
    linear(
      'dashtop',
      [0, 380, 0, 520],
      [
        [0, '#3a4148'],
        [0.35, '#272d33'],
        [1, '#181c20'],
      ],
    ),
    linear(
      'dashface',
      [0, 500, 0, 900],
      [
        [0, '#2b3137'],
        [0.25, '#1f2429'],
        [1, '#0f1215'],
      ],
    ),
    boxLinear('trim', [
      [0, '#e3e7ea'],
      [0.5, '#98a2a9'],
      [1, '#58626a'],
    ]),
    boxLinear('screen', [
      [0, '#132a3a'],
      [1, '#0a151e'],
    ]),
    boxLinear('rimlight', [
      [0, '#4a5259'],
      [0.35, '#23282d'],
      [1, '#0d1013'],
    ]),
    boxLinear('seat', [
      [0, '#3a4147'],
      [0.4, '#262c31'],
      [1, '#14181b'],
    ]),
    boxRadial('hub', [
      [0, '#343b41'],
      [1, '#171b1f'],
    ]),
    boxLinear('vent', [
      [0, '#0c0f11'],
      [1, '#262c31'],
    ]),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><defs>${defs}</defs>${surroundings(upright)}${dashboard()}${centre(automatic)}${instruments()}${steering(upright)}${seats()}${darkLabel}</svg>`
}

/** Windscreen, pillars, doors and mirror. */
function surroundings(upright: boolean): string {
  const top = upright ? 40 : 78
  return [
    '<rect width="1200" height="900" fill="#15191d"/>',
    `<path d="M150 ${top + 24}Q600 ${top - 34} 1050 ${top + 24}L1150 440Q600 372 50 440Z" fill="url(#out)"/>`,
    `<path d="M150 ${top + 24}Q600 ${top - 34} 1050 ${top + 24}L1150 440Q600 372 50 440Z" fill="none" stroke="#07090b" stroke-width="9"/>`,
    '<path d="M330 430L560 60H660L440 424Z" fill="#fff" opacity=".26"/><path d="M480 424L690 62H710L505 424Z" fill="#fff" opacity=".2"/>',
    '<path d="M0 300L40 442L0 560Z" fill="#b9c5cc"/><path d="M1200 300L1160 442L1200 560Z" fill="#b9c5cc"/>',
    `<path d="M585 ${top + 2}h30l6 44h-42z" fill="#101417"/><rect x="470" y="${top + 40}" width="260" height="70" rx="26" fill="#101417"/><rect x="480" y="${top + 48}" width="240" height="54" rx="20" fill="#7f8e98"/><path d="M500 ${top + 100}L590 ${top + 49}H640L560 ${top + 101}Z" fill="#fff" opacity=".22"/>`,
    `<path d="M0 0H1200V60Q600 ${top - 44} 0 60Z" fill="#2a2f34"/><path d="M0 60Q600 ${top - 44} 1200 60" fill="none" stroke="#4a525a" stroke-width="2"/>`,
  ].join('')
}

function dashboard(): string {
  const vent = (x: number, y: number, width: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="58" rx="10" fill="url(#vent)" stroke="#6d767d" stroke-width="2"/>${[
      12, 23, 34, 45,
    ]
      .map((row) => `<path d="M${x + 9} ${y + row}h${width - 18}" stroke="#454d54" stroke-width="3"/>`)
      .join('')}<path d="M${x + width / 2} ${y + 8}v42" stroke="#8d969d" stroke-width="3"/>`
  return [
    '<path d="M0 470Q600 372 1200 470V620H0Z" fill="url(#dashtop)"/>',
    '<path d="M0 470Q600 372 1200 470" fill="none" stroke="#5b646b" stroke-width="2" opacity=".7"/>',
    '<path d="M0 548Q260 508 470 516H730Q940 508 1200 548V900H0Z" fill="url(#dashface)"/>',
    '<path d="M0 562Q260 522 470 530H730Q940 522 1200 562" fill="none" stroke="#5b646b" stroke-width="1.6" stroke-dasharray="7 5" opacity=".8"/>',
    '<path d="M0 616Q250 580 455 588V602Q250 596 0 634Z" fill="url(#trim)"/><path d="M745 588Q950 580 1200 616V634Q950 596 745 602Z" fill="url(#trim)"/>',
    '<path d="M70 690Q230 668 400 668V770Q230 772 90 790Z" fill="none" stroke="#3b4248" stroke-width="2.5"/><rect x="222" y="694" width="60" height="12" rx="6" fill="#3f474e"/>',
    vent(44, 566, 120),
    vent(1040, 566, 120),
    vent(474, 586, 118),
    vent(608, 586, 118),
  ].join('')
}

/** The touch screen with a route, the climate panel, the gear selector. */
function centre(automatic: boolean): string {
  const knob = (x: number) =>
    `<circle cx="${x}" cy="704" r="29" fill="#0d1013"/><circle cx="${x}" cy="704" r="25" fill="url(#rimlight)" stroke="#7b858c" stroke-width="2.5"/><path d="M${x} 684v9" stroke="#e4e9ec" stroke-width="3"/>`
  const selector = automatic
    ? '<rect x="572" y="786" width="56" height="92" rx="24" fill="#0d1013" stroke="#4a525a" stroke-width="2"/><rect x="582" y="794" width="36" height="52" rx="16" fill="url(#rimlight)" stroke="#808a91" stroke-width="2"/>'
    : '<ellipse cx="600" cy="872" rx="62" ry="34" fill="#0d1013"/><path d="M592 860L595 810H605L608 860Z" fill="#8d969d"/><circle cx="600" cy="796" r="27" fill="url(#rimlight)" stroke="#808a91" stroke-width="2"/>'
  return [
    '<path d="M462 660Q600 650 738 660L764 900H436Z" fill="#14181b" stroke="#333a40" stroke-width="2"/>',
    '<rect x="430" y="402" width="340" height="166" rx="16" fill="#07090b"/><rect x="440" y="411" width="320" height="148" rx="10" fill="url(#screen)"/>',
    '<g clip-path="inset(0)"><path d="M560 559L604 470L690 446L740 411M440 500L604 470M604 470L640 559M690 446L760 500" stroke="#27465a" stroke-width="9" fill="none"/><path d="M560 559L604 470L690 446L740 411" stroke="#3fb39d" stroke-width="5" fill="none"/><circle cx="604" cy="470" r="8" fill="#f2b544" stroke="#0a151e" stroke-width="3"/></g>',
    '<rect x="440" y="411" width="74" height="148" rx="10" fill="#0d1c27"/><g fill="#56707f"><rect x="462" y="430" width="30" height="22" rx="5"/><rect x="462" y="474" width="30" height="22" rx="5"/><rect x="462" y="518" width="30" height="22" rx="5"/></g>',
    '<path d="M440 470L560 411H640L440 520Z" fill="#fff" opacity=".05"/>',
    '<rect x="488" y="668" width="224" height="72" rx="16" fill="#0f1316" stroke="#3b4248" stroke-width="2"/>',
    knob(526),
    knob(674),
    '<g fill="#39424a"><rect x="568" y="684" width="28" height="16" rx="4"/><rect x="604" y="684" width="28" height="16" rx="4"/><rect x="568" y="708" width="28" height="16" rx="4"/><rect x="604" y="708" width="28" height="16" rx="4"/></g>',
    selector,
  ].join('')
}

function instruments(): string {
  const dial = (x: number, sweep: string) =>
    `<circle cx="${x}" cy="500" r="48" fill="none" stroke="#2c4353" stroke-width="7"/><path d="${sweep}" fill="none" stroke="#3fb39d" stroke-width="7" stroke-linecap="round"/><circle cx="${x}" cy="500" r="5" fill="#dfe6ea"/>`
  return [
    '<path d="M715 470Q720 420 780 412Q860 402 945 412Q1005 420 1010 470L1000 560H725Z" fill="#1d2226" stroke="#444c53" stroke-width="2"/>',
    '<rect x="744" y="436" width="238" height="126" rx="14" fill="#060a0d"/>',
    dial(806, 'M773 535A48 48 0 0 1 786 456'),
    dial(920, 'M887 535A48 48 0 0 1 920 452'),
    '<path d="M806 500L782 478M920 500L928 462" stroke="#f2b544" stroke-width="4" stroke-linecap="round"/><g fill="#8fa3b0"><rect x="851" y="468" width="24" height="5"/><rect x="847" y="484" width="32" height="14" rx="3"/><rect x="853" y="510" width="20" height="5"/></g>',
  ].join('')
}

function steering(upright: boolean): string {
  const radius = upright ? 196 : 178
  const tilt = upright ? 0.8 : 0.96
  const spoke =
    '<path d="M-165-8Q-90-24-58-34V34Q-110 30-158 44Z"/><path d="M165-8Q90-24 58-34V34Q110 30 158 44Z"/><path d="M-26 40H26L20 172H-20Z"/>'
  return [
    `<g transform="translate(863 600)scale(1 ${tilt})">`,
    `<circle r="${radius}" fill="none" stroke="#0a0c0e" stroke-width="42"/><circle r="${radius}" fill="none" stroke="url(#rimlight)" stroke-width="36"/>`,
    `<circle r="${radius + 15}" fill="none" stroke="#616a71" stroke-width="1.6" opacity=".6"/><circle r="${radius - 13}" fill="none" stroke="#505960" stroke-width="1.3" stroke-dasharray="6 5"/>`,
    `<g fill="#1b2024" stroke="#3b4248" stroke-width="2">${spoke}</g>`,
    '<g fill="url(#trim)"><path d="M-150 2Q-100-8-70-14V-4Q-104 6-147 14Z"/><path d="M150 2Q100-8 70-14V-4Q104 6 147 14Z"/></g>',
    '<g fill="#48515a"><rect x="-128" y="14" width="22" height="11" rx="4"/><rect x="-98" y="11" width="22" height="11" rx="4"/><rect x="106" y="14" width="22" height="11" rx="4"/><rect x="76" y="11" width="22" height="11" rx="4"/></g>',
    '<path d="M-66-40Q0-62 66-40Q76 4 52 44Q0 66-52 44Q-76 4-66-40Z" fill="url(#hub)" stroke="#454d54" stroke-width="2"/>',
    '<circle r="20" fill="#12161a" stroke="#c3cbd0" stroke-width="3"/><path d="M-11 0H11" stroke="#c3cbd0" stroke-width="3"/>',
    '</g>',
  ].join('')
}

/** The inner shoulders of the front seats, at the lower corners. */
function seats(): string {
  const seat =
    '<path d="M-40 900V720Q-30 640 60 628Q190 616 236 690Q268 748 276 900Z" fill="url(#seat)" stroke="#07090b" stroke-width="3"/><path d="M40 900Q36 740 110 704Q176 690 200 760Q214 820 216 900" fill="none" stroke="#59626a" stroke-width="2" stroke-dasharray="8 6"/><path d="M236 690Q268 748 276 900" fill="none" stroke="#59626a" stroke-width="3" opacity=".6"/>'
  return `${seat}<g transform="matrix(-1 0 0 1 1210 96)">${seat}</g>`
}

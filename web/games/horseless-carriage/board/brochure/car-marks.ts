import type { StationType, VehicleType } from '@carriage/horseless-carriage'

/** The colours of a brochure by meaning; each theme has its own values. */
type CarTone =
  | 'paint'
  | 'trim'
  | 'timber'
  | 'grain'
  | 'ink'
  | 'edge'
  | 'brass'
  | 'bronze'
  | 'steel'
  | 'iron'
  | 'leather'
  | 'glass'
  | 'lamp'
  | 'beam'
  | 'rubber'
  | 'whitewall'
  | 'rim'
  | 'mahogany'
  | 'ruby'
  | 'cell'

/** One stroke of the drawing. */
export interface CarMark {
  readonly d: string
  readonly fill?: CarTone
  readonly line?: CarTone
  readonly width?: number
  readonly dash?: string
  readonly opacity?: number
}

/** The part of a station, or its substitute until the station exists. */
interface CarPart {
  readonly of: StationType | 'ground' | 'frame' | 'coach' | 'wings' | 'wheels' | 'tiller' | 'dash'
  readonly marks: readonly CarMark[]
}

/** The box of a car, nose to the right, wheels on the line at 108. */
export const carBox = { width: 240, height: 114 }
const ground = 108

interface Plan {
  readonly type: VehicleType
  has(this: void, station: StationType): boolean
  /** Centres of the wheels, and their radius. */
  readonly rear: number
  readonly front: number
  readonly radius: number
  /** The lower edge of the coach, the upper edge of the bonnet, its beginning and its end. */
  readonly sill: number
  readonly top: number
  readonly from: number
  readonly nose: number
  readonly coat: CarTone
  readonly pinstripe: CarTone
}

/** The parts of a vehicle from its stations, back to front. */
export function carParts(type: VehicleType, stations: readonly StationType[]): readonly CarPart[] {
  const has = (station: StationType) => stations.includes(station)
  const sports = type === 'sports'
  const front = (sports ? 194 : 184) + (has('chassis') ? 8 : 0)
  const plan: Plan = {
    type,
    has,
    rear: type === 'truck' ? 56 : 52,
    front,
    radius: (sports ? 19.5 : 20.5) + (has('tire') ? 1.5 : 0),
    sill: sports ? 89 : 86,
    top: sports ? 63 : 56,
    from: type === 'truck' ? 138 : sports ? 126 : 130,
    nose: front + (has('engine') ? 10 : 4),
    coat: has('paint') ? 'paint' : 'timber',
    pinstripe: has('paint') ? 'trim' : 'grain',
  }
  const only = (station: StationType, part: CarPart): CarPart[] => (has(station) ? [part] : [])
  return [
    { of: 'ground', marks: [{ d: 'M14 108.6a106 3.6 0 1 0 212 0a106 3.6 0 1 0 -212 0Z', fill: 'ink', opacity: 0.16 }] },
    ...only('headlights', beam(plan)),
    has('chassis') ? chassis(plan) : frame(plan),
    ...only('fuelTank', fuelTank(plan)),
    has('body') ? body(plan) : seats(plan),
    has('engine') ? engine(plan) : dash(plan),
    ...(has('paint') ? [paint(plan)] : []),
    ...only('dashboard', dashboard(plan)),
    ...only('door', door(plan)),
    ...only('radiator', radiator(plan)),
    ...only('windshield', windshield(plan)),
    has('steeringWheel') ? steeringWheel(plan) : tiller(plan),
    ...only('brake', brakeLever(plan)),
    wings(plan),
    ...only('battery', battery(plan)),
    wheels(plan),
    ...only('gears', gears(plan)),
    ...only('brake', drums(plan)),
    ...only('bumper', bumper(plan)),
    ...only('headlights', lamps(plan)),
    ...only('claxon', claxon(plan)),
  ]
}

/** The position of the seat's badge on the coach. */
export function emblemAt(type: VehicleType, stations: readonly StationType[]): { x: number; y: number } {
  if (type === 'truck') return { x: 48, y: 46 }
  return type === 'sports' ? { x: 58, y: 64 } : { x: stations.includes('body') ? 62 : 68, y: 60 }
}

/** Two wooden beams. */
function frame({ sill, nose }: Plan): CarPart {
  return {
    of: 'frame',
    marks: [{ d: `M30 ${sill}H${nose}v4H30Z`, fill: 'grain', line: 'edge', width: 0.8 }],
  }
}

/** Pressed steel, riveted, on leaf springs. */
function chassis({ sill, nose, rear, front }: Plan): CarPart {
  const rivets = Array.from({ length: 11 }, (_, place) => disc(28 + (place * (nose - 26)) / 11, sill + 2.2, 1.2)).join(
    '',
  )
  return {
    of: 'chassis',
    marks: [
      { d: `M20 ${sill - 1}H${nose + 5}v6.4H20Z`, fill: 'iron', line: 'edge', width: 1.2 },
      { d: rivets, fill: 'edge' },
      {
        d: `M${rear - 23} ${sill + 7}q23 11 46 0M${rear - 18} ${sill + 9}q18 7 36 0M${front - 23} ${sill + 7}q23 11 46 0M${front - 18} ${sill + 9}q18 7 36 0`,
        line: 'iron',
        width: 2.4,
      },
    ],
  }
}

/** Chain drive: a toothed wheel on the rear axle and one on the gear box. */
function gears({ sill, rear, radius }: Plan): CarPart {
  const y = ground - radius
  const x = rear + radius + 22
  return {
    of: 'gears',
    marks: [
      {
        d: `M${rear} ${short(y - 11)}L${x} ${sill - 2}M${rear} ${short(y + 11)}L${x} ${sill + 12}`,
        line: 'edge',
        width: 4,
      },
      {
        d: `M${rear} ${short(y - 11)}L${x} ${sill - 2}M${rear} ${short(y + 11)}L${x} ${sill + 12}`,
        line: 'iron',
        width: 2.6,
        dash: '3 2.6',
      },
      { d: disc(rear, y, 10.6), line: 'iron', width: 4.4, dash: '2.6 1.8' },
      { d: disc(x, sill + 5, 8), fill: 'steel', line: 'ink', width: 1 },
      { d: disc(x, sill + 5, 9), line: 'iron', width: 3, dash: '2.2 2' },
      { d: disc(x, sill + 5, 2.6), fill: 'ink' },
    ],
  }
}

/** Behind the seats; behind the rear wheel of a truck. */
function fuelTank({ type, sill }: Plan): CarPart {
  const [x, y, w, h] = type === 'truck' ? [4, sill + 1, 28, 15] : [6, sill - 24, 28, 19]
  return {
    of: 'fuelTank',
    marks: [
      { d: box(x, y, w, h, 7), fill: 'brass', line: 'ink', width: 1.1 },
      { d: `M${x + 8} ${y}v${h}M${x + w - 8} ${y}v${h}`, line: 'bronze', width: 1.6 },
      { d: `M${x + w / 2 - 3} ${y - 4}h6v4h-6Z`, fill: 'ink' },
    ],
  }
}

/** Without a body: a bench, with planks around it. */
function seats({ type, sill, from, coat, pinstripe }: Plan): CarPart {
  const grain = (x: number, to: number) => `M${x} ${sill - 8}H${to}M${x} ${sill - 15}H${to}`
  switch (type) {
    case 'truck':
      return {
        of: 'coach',
        marks: [
          { d: `M12 ${sill - 9}H108V${sill}H12Z`, fill: coat, line: 'edge', width: 1.4 },
          {
            d: `M16 50v${sill - 58}M38 50v${sill - 58}M61 50v${sill - 58}M84 50v${sill - 58}M104 50v${sill - 58}`,
            line: coat,
            width: 4,
          },
          { d: `M12 52H108M12 63H108`, line: coat, width: 4.6 },
          { d: `M12 ${sill - 4.5}H108`, line: pinstripe, width: 1 },
          { d: `M110 64H140V${sill}H110Z`, fill: coat, line: 'edge', width: 1.4 },
          { d: 'M112 47q0-6 5-6h3q3 0 3 4v20h-11ZM112 62h20q3 0 3 3h-23Z', fill: 'leather', line: 'edge', width: 0.8 },
        ],
      }
    case 'sports':
      return {
        of: 'coach',
        marks: [
          {
            d: `M22 ${sill - 4}Q30 68 62 66L96 64H${from + 4}V${sill}H28Q22 ${sill} 22 ${sill - 4}Z`,
            fill: coat,
            line: 'edge',
            width: 1.4,
          },
          { d: grain(34, from - 4), line: pinstripe, width: 0.9 },
          { d: 'M72 66Q65 44 75 43Q84 43 85 66Z', fill: 'leather', line: 'edge', width: 0.8 },
        ],
      }
    case 'car':
      return {
        of: 'coach',
        marks: [
          {
            d: `M24 62Q24 56 30 56H40L44 48Q46 44 51 44H58Q62 44 63 49L66 60H88L91 52Q92 48 97 48H102Q106 48 107 53L109 62H${from + 2}V${sill}H32Q24 ${sill} 24 76Z`,
            fill: coat,
            line: 'edge',
            width: 1.4,
          },
          { d: grain(30, from - 4), line: pinstripe, width: 0.9 },
          {
            d: 'M42 56Q34 33 46 33Q57 33 61 56ZM88 59Q83 38 93 37Q102 37 105 59Z',
            fill: 'leather',
            line: 'edge',
            width: 0.8,
          },
          { d: 'M47 37v17M52.5 37v17M93 41v15M98 41v15', line: 'grain', width: 1 },
        ],
      }
  }
}

/** A closed coach, a boat tail, or a cab before a box. */
function body({ type, sill, from, coat, pinstripe }: Plan): CarPart {
  switch (type) {
    case 'truck':
      return {
        of: 'body',
        marks: [
          { d: `M12 30H108V${sill}H12Z`, fill: coat, line: 'edge', width: 1.4 },
          {
            d: `M12 42H108M12 56H108M12 70H108M36 30V${sill}M60 30V${sill}M84 30V${sill}`,
            line: pinstripe,
            width: 1,
            opacity: 0.6,
          },
          { d: `M110 24H140Q146 24 147 30L150 60V${sill}H110Z`, fill: coat, line: 'edge', width: 1.4 },
          { d: 'M115 31H130V52H115ZM133.5 31H141L143.4 52H133.5Z', fill: 'glass', line: 'ink', width: 0.9 },
          { d: 'M106 20.5H152v4.4H106Z', fill: 'ink', line: 'edge', width: 0.8 },
        ],
      }
    case 'sports':
      return {
        of: 'body',
        marks: [
          {
            d: `M8 ${sill - 9}Q22 57 62 54L90 51Q96 39 104 39L111 54H${from + 6}V${sill}H16Q8 ${sill} 8 ${sill - 9}Z`,
            fill: coat,
            line: 'edge',
            width: 1.4,
          },
          { d: 'M91 53Q96 42 103 42L109 54Z', fill: 'leather' },
          { d: `M22 ${sill - 14}Q44 62 88 60`, line: pinstripe, width: 1.2 },
        ],
      }
    case 'car':
      return {
        of: 'body',
        marks: [
          {
            d: `M22 78V32Q22 20 34 20H113Q121 20 123 28L${from + 2} 58V${sill}H30Q22 ${sill} 22 78Z`,
            fill: coat,
            line: 'edge',
            width: 1.4,
          },
          {
            d: 'M30 29H55V51H29Q29 34 30 29ZM60 29H87V51H60ZM92 29H112.5Q115 29 116 32L121 51H92Z',
            fill: 'glass',
            line: 'ink',
            width: 0.9,
          },
          { d: 'M33 48l8-16M64 48l8-16M96 48l8-16', line: 'edge', width: 1.4, opacity: 0.8 },
          { d: 'M17 16.5H122v4.6H17Z', fill: 'ink', line: 'edge', width: 0.8 },
          { d: `M24 55H${from}`, line: pinstripe, width: 1 },
        ],
      }
  }
}

/** A bonnet with louvres; a fast one has pipes. */
function engine({ type, sill, top, from, nose, coat, pinstripe }: Plan): CarPart {
  const louvres = [0, 1, 2, 3, 4]
    .map((place) => `M${from + 15 + place * 7} ${top + 9}l-2 ${(sill - top) * 0.46}`)
    .join('')
  const pipes = [0, 1, 2].map((place) => `M${from + 20 + place * 10} ${sill - 13}q3 11-9 15`).join('')
  return {
    of: 'engine',
    marks: [
      {
        d: `M${from} ${top + 3}Q${from + 6} ${top} ${from + 12} ${top}L${nose - 4} ${top + 2}Q${nose} ${top + 3} ${nose} ${top + 8}V${sill}H${from}Z`,
        fill: coat,
        line: 'edge',
        width: 1.4,
      },
      { d: louvres, line: pinstripe, width: 2.4 },
      { d: `M${from + 10} ${top + 2}H${nose - 6}`, line: 'brass', width: 1.8 },
      ...(type === 'sports' ? [{ d: pipes, line: 'steel', width: 3.6 } as const] : []),
    ],
  }
}

/** Without an engine: a curved dashboard against mud. */
function dash({ sill, from, nose, coat }: Plan): CarPart {
  return {
    of: 'dash',
    marks: [
      {
        d: `M${from} ${sill}V${sill - 15}Q${from + 2} ${sill - 30} ${from + 21} ${sill - 30}l1 4.4Q${from + 9} ${sill - 24} ${from + 9} ${sill}Z`,
        fill: coat,
        line: 'edge',
        width: 1.4,
      },
      { d: `M${from + 8} ${sill}H${nose}`, line: 'grain', width: 4.6 },
    ],
  }
}

/** Two coachlines; the colour is in every part of the coach. */
function paint({ type, has, sill, from, nose }: Plan): CarPart {
  const [left, right] = [type === 'truck' ? 112 : 30, has('engine') ? nose - 4 : from]
  return {
    of: 'paint',
    marks: [{ d: `M${left} ${sill - 5}H${right}M${left} ${sill - 8.4}H${right}`, line: 'trim', width: 1.2 }],
  }
}

function dashboard({ from, top }: Plan): CarPart {
  const x = from - 3
  return {
    of: 'dashboard',
    marks: [
      { d: box(x, top + 2, 13, 21, 2), fill: 'mahogany', line: 'edge', width: 1.2 },
      { d: disc(x + 6.5, top + 8, 3.8) + disc(x + 6.5, top + 17, 3.2), fill: 'edge', line: 'brass', width: 1.2 },
      { d: `M${x + 6.5} ${top + 8}l2-2.4M${x + 6.5} ${top + 17}l-1.8-1.8`, line: 'ink', width: 1 },
    ],
  }
}

function door({ type, has, sill, coat, pinstripe }: Plan): CarPart {
  const [x, w] = type === 'truck' ? [114, 24] : [90, 28]
  const y = has('body') && type === 'car' ? 55 : type === 'truck' ? (has('body') ? 55 : 66) : 63
  return {
    of: 'door',
    marks: [
      {
        d: `M${x} ${y}H${x + w}V${sill - 2}H${x + 4}Q${x} ${sill - 8} ${x} ${sill - 14}Z`,
        fill: coat,
        line: pinstripe,
        width: 2,
      },
      { d: `M${x + 3} ${y + 3}H${x + w - 3}`, line: pinstripe, width: 1 },
      { d: `M${x + w - 9} ${y + 8}h6.4`, line: 'brass', width: 3 },
    ],
  }
}

function radiator({ sill, top, nose }: Plan): CarPart {
  return {
    of: 'radiator',
    marks: [
      {
        d: `M${nose - 4} ${top - 5}Q${nose + 2.5} ${top - 12} ${nose + 9} ${top - 5}V${sill + 1}H${nose - 4}Z`,
        fill: 'brass',
        line: 'ink',
        width: 1.2,
      },
      { d: `M${nose - 1.4} ${top - 2}h7.8v${sill - top - 3}h-7.8Z`, fill: 'bronze' },
      {
        d: `M${nose + 1.2} ${top - 2}v${sill - top - 3}M${nose + 3.8} ${top - 2}v${sill - top - 3}`,
        line: 'brass',
        width: 0.9,
      },
      { d: disc(nose + 2.5, top - 12, 2.8), fill: 'brass', line: 'ink', width: 0.9 },
    ],
  }
}

function windshield({ type, from, top, has }: Plan): CarPart {
  const high = type === 'sports' ? 20 : has('body') ? 26 : 33
  const foot = type === 'truck' && has('body') ? from + 14 : from + 2
  return {
    of: 'windshield',
    marks: [
      {
        d: `M${foot} ${top + 3}L${foot - 7} ${top - high}h5L${foot + 6} ${top + 3}Z`,
        fill: 'glass',
        line: 'brass',
        width: 1.9,
      },
      { d: `M${foot - 3.4} ${top - high / 2 + 1}h5`, line: 'brass', width: 1.5 },
    ],
  }
}

function steeringWheel({ type, from, top, has }: Plan): CarPart {
  // In a cab it is behind the glass.
  const [x, y] = type === 'truck' && has('body') ? [from - 8, top - 13] : [from - 16, top - 10]
  return {
    of: 'steeringWheel',
    marks: [
      { d: `M${from + 1} ${top + 8}L${x + 1} ${y + 1}`, line: 'ink', width: 2.4 },
      { d: tilted(x, y, 3.4, 10.5), line: 'edge', width: 4.6 },
      { d: tilted(x, y, 3.4, 10.5), line: 'ink', width: 2.8 },
    ],
  }
}

/** Early cars were steered by a lever. */
function tiller({ from, top }: Plan): CarPart {
  return { of: 'tiller', marks: [{ d: `M${from - 1} ${top + 9}L${from - 8} ${top - 7}h-13`, line: 'ink', width: 2.4 }] }
}

function brakeLever({ type, sill }: Plan): CarPart {
  const x = type === 'truck' ? 140 : 121
  return {
    of: 'brake',
    marks: [
      { d: `M${x} ${sill + 3}l6-31`, line: 'edge', width: 4.2 },
      { d: `M${x} ${sill + 3}l6-31`, line: 'iron', width: 2.8 },
      { d: disc(x + 6, sill - 29, 3), fill: 'ruby', line: 'edge', width: 0.8 },
    ],
  }
}

/** Mudguards and the running board between them. */
function wings({ sill, rear, front, radius }: Plan): CarPart {
  const outer = radius + 5
  const inner = radius + 1.2
  const low = ground - radius * 0.95
  return {
    of: 'wings',
    marks: [
      {
        d: `M${rear - outer} ${low}A${outer} ${outer} 0 0 1 ${rear + outer} ${low}L${rear + outer + 5} ${sill + 9}H${front - outer - 5}L${front - outer} ${ground - radius * 1.1}A${outer} ${outer} 0 0 1 ${front + outer + 2} ${ground - radius * 1.2}l-3.4 1A${inner} ${inner} 0 0 0 ${front - inner} ${ground - radius}L${front - inner - 6} ${sill + 13}H${rear + inner + 6}L${rear + inner} ${low}A${inner} ${inner} 0 0 0 ${rear - inner} ${low}Z`,
        fill: 'ink',
        line: 'edge',
        width: 1.1,
      },
    ],
  }
}

function battery({ sill, rear, radius }: Plan): CarPart {
  const x = rear + radius + 36
  return {
    of: 'battery',
    marks: [
      { d: `M${x + 4} ${sill - 4}v-4h6v4M${x + 18} ${sill - 4}v-4h6v4`, fill: 'steel', line: 'ink', width: 0.8 },
      { d: box(x, sill - 5, 28, 15, 1.6), fill: 'cell', line: 'edge', width: 1.1 },
      { d: `M${x + 4} ${sill + 2.5}h6M${x + 18} ${sill + 2.5}h6M${x + 21} ${sill - 0.5}v6`, line: 'edge', width: 1.5 },
    ],
  }
}

/** Wooden wheels with an iron hoop; tyres are thick, with white walls. */
function wheels(plan: Plan): CarPart {
  const { has, rear, front, radius } = plan
  const y = ground - radius
  const both = (r: number) => disc(rear, y, r) + disc(front, y, r)
  const tired = has('tire')
  const rim = tired ? radius - 7.4 : radius - 2.4
  const spokes = [rear, front].map((x) => spokesOf(x, y, rim, tired ? 12 : 14)).join('')
  return {
    of: tired ? 'tire' : 'wheels',
    marks: [
      { d: both(radius), fill: 'rubber', line: 'edge', width: 0.9 },
      ...(tired
        ? ([
            { d: both(radius - 2.2), fill: 'whitewall' },
            { d: both(radius - 5.4), fill: 'rubber' },
          ] as const)
        : []),
      { d: both(rim), fill: 'rim' },
      { d: spokes, line: has('paint') ? 'paint' : 'grain', width: 1.6 },
      { d: both(4), fill: 'brass', line: 'ink', width: 0.9 },
    ],
  }
}

/** A drum in each wheel. */
function drums({ rear, front, radius }: Plan): CarPart {
  const y = ground - radius
  return {
    of: 'brake',
    marks: [
      { d: disc(rear, y, 8.4) + disc(front, y, 8.4), fill: 'steel', line: 'ink', width: 1.2 },
      { d: disc(rear, y, 5.6) + disc(front, y, 5.6), line: 'iron', width: 1.2, dash: '1.6 1.6' },
      { d: disc(rear, y, 2.8) + disc(front, y, 2.8), fill: 'brass', line: 'ink', width: 0.8 },
    ],
  }
}

function bumper({ sill, nose, front, radius }: Plan): CarPart {
  const ahead = Math.max(nose + 12, front + radius + 4)
  return {
    of: 'bumper',
    marks: [
      { d: `M${nose - 2} ${sill + 4}H${ahead + 2}M28 ${sill + 4}H6`, line: 'iron', width: 2.8 },
      {
        d: box(ahead, sill - 6, 5.4, 21, 2.6) + box(2, sill - 6, 5.4, 21, 2.6),
        fill: 'steel',
        line: 'ink',
        width: 1.1,
      },
    ],
  }
}

function beam({ nose }: Plan): CarPart {
  return { of: 'headlights', marks: [{ d: `M${nose + 6} 64L240 50V100L${nose + 6} 79Z`, fill: 'beam', opacity: 0.5 }] }
}

function lamps({ sill, nose }: Plan): CarPart {
  return {
    of: 'headlights',
    marks: [
      { d: `M${nose - 1} ${sill - 1}V74`, line: 'brass', width: 2.6 },
      {
        d: `M${nose - 9} 63Q${nose - 9} 62 ${nose - 6} 62L${nose + 6} 60Q${nose + 9} 71 ${nose + 6} 82L${nose - 6} 80Q${nose - 11} 71 ${nose - 9} 63Z`,
        fill: 'brass',
        line: 'ink',
        width: 1.1,
      },
      { d: ellipse(nose + 6, 71, 3.2, 11), fill: 'lamp', line: 'ink', width: 1 },
    ],
  }
}

function claxon({ sill, from }: Plan): CarPart {
  return {
    of: 'claxon',
    marks: [
      {
        d: `M${from + 16} ${sill - 16}q11-4 17 0q6 3 13-6v18q-7-9-13-6q-6 4-17 0Z`,
        fill: 'brass',
        line: 'ink',
        width: 1.1,
      },
      { d: disc(from + 13.6, sill - 13.4, 5.4), fill: 'ruby', line: 'ink', width: 1 },
    ],
  }
}

function disc(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius)
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0Z`
}

/** A steering wheel from the side: a tilted ellipse. */
function tilted(x: number, y: number, rx: number, ry: number): string {
  const [dx, dy] = [ry * 0.67, ry * 0.74]
  return `M${short(x - dx)} ${short(y - dy)}A${ry} ${rx} 48 1 1 ${short(x + dx)} ${short(y + dy)}A${ry} ${rx} 48 1 1 ${short(x - dx)} ${short(y - dy)}Z`
}

function box(x: number, y: number, w: number, h: number, r: number): string {
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`
}

function spokesOf(x: number, y: number, rim: number, count: number): string {
  return Array.from({ length: count }, (_, place) => {
    const angle = (place * 2 * Math.PI) / count
    return `M${x} ${short(y)}L${short(x + Math.cos(angle) * rim)} ${short(y + Math.sin(angle) * rim)}`
  }).join('')
}

function short(value: number): number {
  return Math.round(value * 10) / 10
}

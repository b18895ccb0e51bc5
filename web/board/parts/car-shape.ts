/** The outline of a car, computed from its levels, so that no car needs an illustration. */
export interface CarShape {
  /** The width of the drawing, from 0. */
  readonly width: number
  readonly coach: string
  readonly bonnet: string
  readonly wings: string
  readonly glass: readonly string[]
  /** Seats, hood, tiller: in ink, above the body. */
  readonly trim: string
  readonly radiator: { readonly x: number; readonly y: number; readonly height: number }
  readonly lamp: { readonly x: number; readonly y: number }
  readonly louvres: readonly string[]
  /** The pipes of a strong engine, out of the bonnet. */
  readonly pipes: string
  readonly wheels: readonly { readonly x: number; readonly radius: number; readonly spokes: number }[]
  /** The coachlines: one for each worker, as far as they fit. */
  readonly coachlines: readonly string[]
  /** The middle of the door, where the badge is. */
  readonly door: { readonly x: number; readonly y: number }
}

export const carHeight = 70
const ground = 68
const mostCoachlines = 6

export function carShape(body: number, engine: number, workers: number): CarShape {
  const coach = coaches[clamp(body) - 1] ?? coaches[0]
  const power = clamp(engine)
  const length = coach.bonnetFrom + 10 + power * 5.4
  const nose = length
  const { bonnetFrom: from, bonnetTop: top, waist, sill, wheel } = coach
  const frontWheel = nose - wheel * 0.75 - (coach.flowing ? 3 : 0)
  const wheels = [
    { x: coach.rearWheel, radius: coach.rearRadius ?? wheel, spokes: coach.spokes },
    { x: frontWheel, radius: wheel, spokes: coach.spokes },
  ]
  const louvreTop = top + 5
  const louvres = Array.from({ length: power }, (_, i) => {
    const x = from + 5 + i * 5
    return `M${round(x)} ${louvreTop}l-1.6 ${round((sill - louvreTop) * 0.5)}`
  })
  const lines = Math.max(0, Math.min(workers, mostCoachlines))
  return {
    width: nose + 6,
    coach: coach.outline,
    bonnet: `M${from} ${top + coach.scuttle}Q${from + 4} ${top} ${from + 9} ${top}L${nose - 3} ${top + 1.5}Q${nose} ${top + 2} ${nose} ${top + 6}L${nose} ${sill}L${from} ${sill}Z`,
    wings: coach.flowing
      ? flowingWings(coach.rearWheel, frontWheel, wheel, sill)
      : archedWings(coach.rearWheel, coach.rearRadius ?? wheel, frontWheel, wheel, sill),
    glass: coach.glass,
    trim: coach.trim,
    radiator: { x: nose - 1.5, y: top - 1, height: sill - top + 1 },
    lamp: { x: nose - (coach.flowing ? 6 : 4), y: Math.max(top + 9, sill - 13) },
    louvres,
    pipes:
      power >= 5
        ? Array.from({ length: power - 3 }, (_, i) => {
            const x = from + 10 + i * 6
            return `M${round(x)} ${sill - 12}q1 7 -6 ${round(sill - (sill - 12) - 2)}`
          }).join('')
        : '',
    wheels,
    coachlines: Array.from(
      { length: lines },
      (_, i) => `M${coach.lineFrom} ${round(waist + i * 2.3)}H${round(from - 1)}`,
    ),
    door: coach.door,
  }
}

/** Narrow mudguards over each wheel with a running board between them. */
function archedWings(rear: number, rearRadius: number, front: number, radius: number, sill: number): string {
  const arch = (x: number, r: number) =>
    `M${round(x - r - 2.5)} ${ground - r * 0.9}A${r + 2.5} ${r + 2.5} 0 0 1 ${round(x + r + 2.5)} ${ground - r * 0.9}l-2.4 0A${r} ${r} 0 0 0 ${round(x - r - 0.1)} ${ground - r * 0.9}Z`
  const board = `M${round(rear + rearRadius)} ${sill + 3}H${round(front - radius)}v2.6H${round(rear + rearRadius)}Z`
  return arch(rear, rearRadius) + arch(front, radius) + board
}

/** One long sweep from the front wheel to the rear, as later coachbuilders drew it. */
function flowingWings(rear: number, front: number, radius: number, sill: number): string {
  const r = radius + 2.6
  // On a short car the two sweeps meet in one valley.
  const middle = (front + rear - r * 0.8) / 2
  const frontFoot = Math.max(front - r * 2.5, middle)
  const rearFoot = Math.min(rear + r * 1.7, middle)
  return [
    `M${round(front + r + 3)} ${ground - radius * 0.7}`,
    `Q${round(front + r)} ${ground - r * 2} ${round(front - 1)} ${ground - r * 2.02}`,
    `Q${round(Math.max(front - r * 1.5, frontFoot + 1))} ${ground - r * 1.95} ${round(frontFoot)} ${sill + 1}`,
    `L${round(rearFoot)} ${sill + 1}`,
    `Q${round(Math.min(rear + r * 1.1, rearFoot - 1))} ${ground - r * 1.95} ${round(rear)} ${ground - r * 2}`,
    `Q${round(rear - r * 1.6)} ${ground - r * 1.9} ${round(rear - r * 1.7)} ${ground - radius * 0.6}`,
    `L${round(rear - radius)} ${ground - radius * 0.6}`,
    `A${radius} ${radius} 0 0 1 ${round(rear + radius)} ${ground - radius * 0.6}`,
    `L${round(front - radius)} ${ground - radius * 0.6}`,
    `A${radius} ${radius} 0 0 1 ${round(front + radius)} ${ground - radius * 0.6}Z`,
  ].join('')
}

interface Coach {
  readonly outline: string
  readonly glass: readonly string[]
  readonly trim: string
  readonly bonnetFrom: number
  readonly bonnetTop: number
  /** How much lower the bonnet begins at the dashboard. */
  readonly scuttle: number
  readonly waist: number
  readonly sill: number
  readonly lineFrom: number
  readonly rearWheel: number
  readonly wheel: number
  readonly rearRadius?: number
  readonly spokes: number
  readonly flowing: boolean
  readonly door: { readonly x: number; readonly y: number }
}

/** From the motor carriage to the limousine. */
const coaches: readonly [Coach, ...Coach[]] = [
  {
    outline: 'M5 34Q3 34 4 38L8 52H46V40Q46 36 42 36H30Q27 36 26 33L24 26Q23 22 19 22H10Q6 22 6 27Z',
    glass: [],
    trim: 'M8 24Q3 20 6 12l2.4.6Q6 19 11 23ZM41 36l5-13 1.8.6-4.6 13ZM43 22.4l9-2 .4 2-9 2Z',
    bonnetFrom: 46,
    bonnetTop: 38,
    scuttle: 3,
    waist: 41,
    sill: 52,
    lineFrom: 11,
    rearWheel: 18,
    wheel: 12,
    rearRadius: 17,
    spokes: 12,
    flowing: false,
    door: { x: 34, y: 44 },
  },
  {
    outline: 'M4 46Q3 36 10 35L13 28Q14 25 18 25H24Q27 25 28 29L30 37H44L47 33H52V53H6Q4 51 4 46Z',
    glass: [],
    trim: 'M12 30Q4 28 5 22Q9 18 20 22L24 25L14 29ZM45 36l7-10 1.8 1-6.6 10Z',
    bonnetFrom: 52,
    bonnetTop: 36,
    scuttle: 0,
    waist: 42,
    sill: 53,
    lineFrom: 8,
    rearWheel: 17,
    wheel: 13,
    spokes: 10,
    flowing: false,
    door: { x: 38, y: 45 },
  },
  {
    outline:
      'M3 42Q3 33 10 32L13 27Q14 25 17 25H20Q22 25 23 28L24 33H36L38 28Q39 26 41 26H43Q45 26 46 29L47 34H58V53H5Q3 50 3 42Z',
    glass: ['M57 34L53 18H55.4L60 34Z'],
    trim: 'M12 31Q2 30 4 24Q6 21 18 25L14 29ZM49 35l7-8 1.6 1.2-6.4 8Z',
    bonnetFrom: 58,
    bonnetTop: 33,
    scuttle: 1,
    waist: 40,
    sill: 53,
    lineFrom: 7,
    rearWheel: 18,
    wheel: 12.5,
    spokes: 10,
    flowing: false,
    door: { x: 42, y: 44 },
  },
  {
    outline: 'M4 50V18Q4 13 9 13H54Q58 13 59 17L61 33V53H8Q4 53 4 50Z',
    glass: ['M9 18H22V31H9Z', 'M25 18H40V31H25Z', 'M43 18H54.6L56.4 31H43Z'],
    trim: 'M3 12.4H60v2.2H3Z',
    bonnetFrom: 61,
    bonnetTop: 32,
    scuttle: 1,
    waist: 35,
    sill: 53,
    lineFrom: 6,
    rearWheel: 19,
    wheel: 12,
    spokes: 8,
    flowing: false,
    door: { x: 41, y: 44 },
  },
  {
    outline: 'M3 48Q2 30 12 21Q20 14 32 14H50Q55 14 58 19L66 33V54H8Q4 54 3 48Z',
    glass: ['M13 31Q15 24 22 20L24 19V31Z', 'M27 18.4H42V31H27Z', 'M45 18.4H50.4Q53.4 18.4 55 21.4L60.4 31H45Z'],
    trim: '',
    bonnetFrom: 65,
    bonnetTop: 31,
    scuttle: 2,
    waist: 35,
    sill: 54,
    lineFrom: 8,
    rearWheel: 20,
    wheel: 11.5,
    spokes: 0,
    flowing: true,
    door: { x: 44, y: 44 },
  },
  {
    outline: 'M2 51Q8 34 26 32L33 24Q36 21 41 21H46Q50 21 52 25L57 32H66V55H8Q2 55 2 51Z',
    glass: ['M35 32L38.6 26.6Q40 25 42 25H45.4Q47.6 25 49 27.6L51.6 32Z', 'M58 33L53 21.6H55.4L61.4 33Z'],
    trim: '',
    bonnetFrom: 64,
    bonnetTop: 32,
    scuttle: 0.5,
    waist: 36,
    sill: 55,
    lineFrom: 22,
    rearWheel: 22,
    wheel: 12,
    spokes: 14,
    flowing: true,
    door: { x: 48, y: 45 },
  },
  {
    outline: 'M2 50L3 24Q4 12 16 11H66Q72 11 74 16L79 32V54H8Q2 54 2 50Z',
    glass: ['M9 17H23V29H8.4Q8.4 21 9 17Z', 'M27 17H44V29H27Z', 'M48 17H66.6Q68.6 17 69.4 19L72.6 29H48Z'],
    trim: 'M6 12Q10 9.4 18 9.4H68q3 0 5 3H6Z',
    bonnetFrom: 78,
    bonnetTop: 29,
    scuttle: 2,
    waist: 33,
    sill: 54,
    lineFrom: 6,
    rearWheel: 22,
    wheel: 12.5,
    spokes: 0,
    flowing: true,
    door: { x: 56, y: 44 },
  },
]

function clamp(level: number): number {
  return Math.max(1, Math.min(7, level))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

export const carGround = ground

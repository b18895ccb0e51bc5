import { ink } from './seat-marks.ts'

/** A shape of a portrait in a box of 64 by 66. Its colour may be one that the whole portrait shares. */
export interface FaceShape {
  readonly d: string
  readonly fill?: Paint
  readonly stroke?: Paint
  readonly width?: number
  readonly opacity?: number
}

type Paint = 'skin' | 'hair' | 'hat' | 'coat' | `#${string}`

const brass = '#C9A94F'
const white = '#FFFFFF'
const wine = '#7A2236'
const lips = '#A8574A'

const ring = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`

export const hairs: readonly (readonly FaceShape[])[] = [
  [{ d: 'M18 30Q16 12 32 12Q48 12 46 30Q45 22 41 19Q34 23 26 18Q20 21 18 30Z', fill: 'hair' }],
  [{ d: 'M17.5 32Q15 11 32 11Q49 11 46.5 32Q46 24 44 20Q32 14 20 20Q18 24 17.5 32Z', fill: 'hair' }],
  [
    { d: 'M17.5 34Q14.5 27 18 24Q20.5 27 20 36ZM46.5 34Q49.5 27 46 24Q43.5 27 44 36Z', fill: 'hair' },
    { d: 'M26 16q6-2.6 10-1', stroke: white, width: 1.6, opacity: 0.55 },
  ],
  [
    {
      d: 'M16 32q-3-5 1-8q-1-6 5-8q3-6 9-4q6-3 10 2q6 1 6 7q4 4 0 11q-1-7-5-9q-6 2-11-1q-5 4-11 2q-3 3-4 8Z',
      fill: 'hair',
    },
  ],
]

export const hats: readonly (readonly FaceShape[])[] = [
  [],
  [],
  [
    { d: 'M18 21Q18 5 32 5Q46 5 46 21Z', fill: 'hat' },
    { d: 'M10 22Q32 16 54 22Q55 26 50 25.5Q32 21 14 25.5Q9 26 10 22Z', fill: 'hat' },
    { d: 'M18 19Q32 15 46 19V15.5Q32 11.5 18 15.5Z', fill: '#000000', opacity: 0.35 },
  ],
  [
    { d: 'M19 21L18 1H46L45 21Z', fill: 'hat' },
    { d: 'M18.7 13H45.4L45 19.5H19Z', fill: wine },
    { d: 'M10 20H54v4H10Z', fill: 'hat' },
  ],
  [
    { d: 'M14 22Q14 8 32 8Q50 8 52 18Q52 22 46 22Q30 18 20 24Q15 26 14 22Z', fill: 'hat' },
    { d: 'M40 18Q54 17 57 22Q54 26 44 23Z', fill: '#000000', opacity: 0.45 },
  ],
  [
    { d: 'M14 34Q12 7 32 7Q52 7 50 34L45 31V24Q32 18 19 24V31Z', fill: 'hat' },
    { d: 'M15 17H49', stroke: '#3B2C1C', width: 4 },
    { d: ring(24.5, 16.5, 5.5, 4.5) + ring(39.5, 16.5, 5.5, 4.5), fill: brass },
    { d: ring(24.5, 16.5, 3.5, 2.5) + ring(39.5, 16.5, 3.5, 2.5), fill: '#DCEBEF' },
  ],
  [
    { d: 'M19 20V9H45V20Z', fill: '#EAD59B' },
    { d: 'M19 20v-5.5H45V20Z', fill: '#153E9F' },
    { d: 'M10 19.5H54v4H10Z', fill: '#EAD59B', stroke: '#9A7B2F', width: 0.6 },
  ],
  [
    { d: 'M18 21Q17 6 26 6Q32 9 38 6Q47 6 46 21Z', fill: 'hat' },
    { d: 'M18.5 19.5H45.5V14.5H18.5Z', fill: '#000000', opacity: 0.4 },
    { d: 'M9 21Q14 24 32 21.5Q50 24 55 21Q55 26 48 26Q32 23 16 26Q9 26 9 21Z', fill: 'hat' },
  ],
  [
    { d: 'M15 22Q32 10 49 22L47 25Q32 17 17 25Z', fill: '#2F6B4F' },
    { d: 'M12 25Q32 14 52 25Q54 29 50 29Q32 20 14 29Q10 29 12 25Z', fill: '#3D8A66', opacity: 0.9 },
  ],
]

const mouth = (y: number): FaceShape => ({ d: `M27.5 ${y}q4.5 2.6 9 0`, stroke: lips, width: 2 })

export const beards: readonly (readonly FaceShape[])[] = [
  [mouth(42.5)],
  [
    { d: 'M18 34Q19 38 22 38Q27 35 32 38Q37 35 42 38Q45 38 46 34Q48 54 32 57Q16 54 18 34Z', fill: 'hair' },
    { d: 'M27 43q5 3 10 0', stroke: lips, width: 2.2 },
  ],
  [
    { d: 'M23 39Q28 36 32 38.5Q36 36 41 39Q37 42 32 41Q27 42 23 39Z', fill: 'hair' },
    { d: 'M27 46Q32 44 37 46Q37 56 32 58Q27 56 27 46Z', fill: 'hair' },
  ],
  [
    { d: 'M17.5 26Q18 44 26 47Q24 38 21.5 34ZM46.5 26Q46 44 38 47Q40 38 42.5 34Z', fill: 'hair' },
    { d: 'M25 40Q29 37.5 32 39.5Q35 37.5 39 40Q35 42.5 32 41.5Q29 42.5 25 40Z', fill: 'hair' },
  ],
  [
    mouth(45),
    {
      d: 'M32 39Q27 36 22 40Q18 42 15 37Q16 46 24 44Q30 43.5 32 41Q34 43.5 40 44Q48 46 49 37Q46 42 42 40Q37 36 32 39Z',
      fill: 'hair',
    },
  ],
  [{ d: 'M21 44Q22 36 32 37.5Q42 36 43 44Q40 47 37 44Q34 46 32 44Q30 46 27 44Q24 47 21 44Z', fill: 'hair' }],
  [mouth(45), { d: 'M25 40.5Q29 38.5 32 39.5Q35 38.5 39 40.5', stroke: 'hair', width: 2 }],
  [mouth(45), { d: 'M32 39Q26 37 20 35Q23 43 32 41.5Q41 43 44 35Q38 37 32 39ZM30 46h4l-2 9Z', fill: 'hair' }],
  [
    { d: 'M18 33Q20 38 24 37Q32 35 40 37Q44 38 46 33Q49 50 42 60Q32 66 22 60Q15 50 18 33Z', fill: 'hair' },
    { d: 'M28 42q4 2 8 0', stroke: lips, width: 2 },
    { d: 'M26 48v9M32 49v11M38 48v9', stroke: '#000000', width: 1.4, opacity: 0.15 },
  ],
]

export const glasses: readonly (readonly FaceShape[])[] = [
  [],
  [],
  [
    { d: ring(25.5, 30, 5) + ring(38.5, 30, 5), stroke: ink as Paint, width: 1.5 },
    { d: 'M30.5 29.5q1.5-1.5 3 0M20.5 29.5L17.5 28M43.5 29.5L46.5 28', stroke: ink as Paint, width: 1.3 },
  ],
  [
    { d: ring(26, 30.5, 4, 3.2) + ring(38, 30.5, 4, 3.2), stroke: brass, width: 1.5 },
    { d: 'M30 30q2-2 4 0M42 31q5 8 3 20', stroke: brass, width: 1.2 },
  ],
  [{ d: `${ring(38.5, 30, 5.2)}M41 35q5 8 2 19`, stroke: brass, width: 1.6 }],
]

export const coats: readonly (readonly FaceShape[])[] = [
  [
    { d: 'M4 66Q6 50 24 48L32 58L40 48Q58 50 60 66Z', fill: 'coat' },
    { d: 'M25 47L32 57L39 47L41 52L32 66L23 52Z', fill: white },
    { d: 'M30 56h4l2 10h-8Z', fill: wine },
  ],
  [
    { d: 'M4 66Q6 50 24 48L32 58L40 48Q58 50 60 66Z', fill: 'coat' },
    { d: 'M25 47L32 56L39 47L42 66H22Z', fill: white },
    { d: `M32 56l-8-4v9ZM32 56l8-4v9Z${ring(32, 56.5, 2)}`, fill: ink as Paint },
  ],
  [
    { d: 'M4 66Q6 50 24 48H40Q58 50 60 66Z', fill: '#EADFC8' },
    { d: 'M18 49l4 17h20l4-17h-5l-2 8H25l-2-8Z', fill: 'coat' },
    { d: ring(24, 58.5, 1.6) + ring(40, 58.5, 1.6), fill: brass },
  ],
  [
    { d: 'M4 66Q6 51 24 49H40Q58 51 60 66Z', fill: 'coat' },
    { d: 'M20 48Q32 56 44 48L46 54Q32 62 18 54ZM36 56l6 10h-8Z', fill: '#FFFAF0' },
  ],
]

/** Common to all faces: neck, head, ears; brows, eyes and nose are drawn over the hair. */
export const headShapes: readonly FaceShape[] = [
  { d: 'M26 42h12v9q-6 6-12 0Z', fill: 'skin' },
  { d: 'M26 44q6 6 12 0v4q-6 5-12 0Z', fill: '#000000', opacity: 0.14 },
  { d: 'M18 27Q18 12 32 12Q46 12 46 27Q46 30 45.5 33Q44 49 32 51Q20 49 18.5 33Q18 30 18 27Z', fill: 'skin' },
  { d: 'M18 28q-4-1-3.4 4q.6 4.4 4.2 4ZM46 28q4-1 3.4 4q-.6 4.4-4.2 4Z', fill: 'skin' },
]

export const eyeShapes: readonly FaceShape[] = [
  { d: 'M22.5 25.5q3-2 6 0M35.5 25.5q3-2 6 0', stroke: 'hair', width: 1.9 },
  { d: ring(25.7, 30, 1.7) + ring(38.3, 30, 1.7), fill: ink as Paint },
  { d: 'M32 29l-2.2 7h3.6', stroke: '#9C6A42', width: 1.4 },
]

export const skins = ['#EFC79B', '#E0AE7C', '#C98F5E', '#F2D0AA'] as const
export const hairColours = ['#2B2019', '#5B3A1F', '#9A938A', '#E9E3D6', '#8F3F1D', '#C79A4B'] as const
export const hatColours = ['#2B2019', '#6B4A2A', '#4D4138', '#3C4A5E', '#33302C'] as const
export const coatColours = ['#3C4A5E', '#26352C', '#33302C', '#153E9F', '#4A3B2B', '#7A2236', '#3F5B3A'] as const
export const grounds = ['#E3B23C', '#0F5C4D', '#B8451A', '#5DB8AE', '#C96F3A', '#7A2236', '#3C4A5E', '#9FB6C9'] as const

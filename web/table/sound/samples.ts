import type { SoundName } from './sound.ts'

/** A decaying tone, optionally with a pitch slide. Times in seconds, pitches in hertz. */
interface Tone {
  readonly at: number
  readonly from: number
  readonly to?: number
  readonly decay: number
  readonly level: number
}

/** Short band-limited noise, as of wood or metal being struck. */
interface Rustle {
  readonly at: number
  readonly low: number
  readonly high: number
  readonly decay: number
  readonly level: number
}

interface SoundShape {
  readonly lasts: number
  readonly tones: readonly Tone[]
  readonly rustles: readonly Rustle[]
}

const click = (at: number, level: number): Rustle => ({ at, low: 1200, high: 5200, decay: 0.008, level })

/** All durations differ, so that tests can identify sounds. */
const shapes: Readonly<Record<SoundName, SoundShape>> = {
  // A workshop bell, twice.
  turn: {
    lasts: 0.7,
    tones: [
      { at: 0, from: 784, decay: 0.16, level: 0.17 },
      { at: 0, from: 2352, decay: 0.05, level: 0.04 },
      { at: 0.14, from: 1047, decay: 0.2, level: 0.17 },
      { at: 0.14, from: 3141, decay: 0.06, level: 0.04 },
    ],
    rustles: [],
  },
  // Card on wood.
  tile: {
    lasts: 0.12,
    tones: [{ at: 0, from: 320, to: 180, decay: 0.02, level: 0.22 }],
    rustles: [{ at: 0, low: 500, high: 3000, decay: 0.012, level: 0.5 }],
  },
  // Down on the paper, and up again.
  stamp: {
    lasts: 0.24,
    tones: [{ at: 0, from: 150, to: 62, decay: 0.05, level: 0.34 }],
    rustles: [
      { at: 0, low: 300, high: 1400, decay: 0.02, level: 0.4 },
      { at: 0.13, low: 900, high: 3500, decay: 0.012, level: 0.14 },
    ],
  },
  // Two coins.
  coin: {
    lasts: 0.42,
    tones: [
      { at: 0, from: 2637, decay: 0.05, level: 0.09 },
      { at: 0, from: 4186, decay: 0.04, level: 0.05 },
      { at: 0.07, from: 3520, decay: 0.09, level: 0.1 },
      { at: 0.07, from: 5588, decay: 0.06, level: 0.05 },
    ],
    rustles: [click(0, 0.12)],
  },
  // Four teeth passing a pawl.
  gear: {
    lasts: 0.3,
    tones: [{ at: 0.15, from: 240, to: 150, decay: 0.025, level: 0.14 }],
    rustles: [click(0, 0.2), click(0.05, 0.24), click(0.1, 0.28), click(0.15, 0.42)],
  },
  // Tick and tock.
  clock: {
    lasts: 0.36,
    tones: [
      { at: 0, from: 1900, decay: 0.012, level: 0.16 },
      { at: 0.2, from: 1420, decay: 0.014, level: 0.18 },
    ],
    rustles: [click(0, 0.16), click(0.2, 0.16)],
  },
}

/** Avoids clicks at the beginning and the end. */
const [rise, fall] = [0.0015, 0.012]

/** The samples of a sound at a sample rate: deterministic, below full level, around zero. */
export function samplesOf(sound: SoundName, rate: number): Float32Array<ArrayBuffer> {
  const { lasts, tones, rustles } = shapes[sound]
  const curve = new Float32Array(Math.round(lasts * rate))
  for (const tone of tones) addTone(curve, tone, rate)
  for (const rustle of rustles) addRustle(curve, rustle, rate)
  const last = Math.round(fall * rate)
  return curve.map((value, i) => value * Math.min(1, (curve.length - 1 - i) / last))
}

function addTone(curve: Float32Array, { at, from, to = from, decay, level }: Tone, rate: number): void {
  let phase = 0
  for (let i = Math.round(at * rate), t = 0; i < curve.length; i++, t += 1 / rate) {
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-t / decay))) / rate
    curve[i] = (curve[i] ?? 0) + level * Math.min(1, t / rise) * Math.exp(-t / decay) * Math.sin(phase)
  }
}

function addRustle(curve: Float32Array, { at, low, high, decay, level }: Rustle, rate: number): void {
  const passes = (pitch: number) => 1 - Math.exp((-2 * Math.PI * pitch) / rate)
  let [seed, bright, dull] = [1, 0, 0]
  for (let i = Math.round(at * rate), t = 0; i < curve.length; i++, t += 1 / rate) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0
    bright += passes(high) * (seed / 2 ** 31 - bright)
    dull += passes(low) * (bright - dull)
    curve[i] = (curve[i] ?? 0) + level * Math.min(1, t / rise) * Math.exp(-t / decay) * (bright - dull)
  }
}

import { samplesOf } from './samples.ts'
import type { SoundName } from './sound.ts'

/** Seconds between the beginnings of two sounds. */
const gap = 0.13

/** A sound that would start later than this is dropped, except that of my turn. */
const latest = 0.4

/** Milliseconds of silence after which the audio context is suspended. */
const quiet = 3000

let context: AudioContext | undefined
let free = 0
let timer: ReturnType<typeof setTimeout> | undefined
const buffers = new Map<SoundName, AudioBuffer>()

/** Plays sounds in sequence, after those that are still playing. */
export function playSamples(sounds: readonly SoundName[]): void {
  context ??= new AudioContext()
  if (context.state !== 'running') context.resume().catch(() => undefined)
  for (const sound of sounds) {
    const at = Math.max(context.currentTime, free)
    if (at > context.currentTime + latest && sound !== 'turn') continue
    const source = context.createBufferSource()
    source.buffer = bufferOf(sound, context)
    source.connect(context.destination)
    source.start(at)
    free = at + gap
  }
  clearTimeout(timer)
  timer = setTimeout(() => context?.suspend().catch(() => undefined), quiet)
}

function bufferOf(sound: SoundName, { sampleRate }: AudioContext): AudioBuffer {
  const saved = buffers.get(sound)
  if (saved) return saved
  const samples = samplesOf(sound, sampleRate)
  const buffer = new AudioBuffer({ length: samples.length, sampleRate })
  buffer.copyToChannel(samples, 0)
  buffers.set(sound, buffer)
  return buffer
}

import type { Lead } from './record.ts'

/** What a recorder may do to a lead; seeded by nothing, so that two runs spoil the same samples. */
export interface Disturbance {
  name: string
  spoil: (lead: Lead) => Float32Array
  /** Whether the signal is lost there, so that a beat cannot be asked for. */
  isLost?: (second: number) => boolean
}

/** Of each period, in seconds, the first part is lost. */
const GAPS = { every: 7, lost: 0.5 }
const SATURATION = { every: 20, lost: 1 }
/** Half the input range of IEC 60601-2-47. */
const RAIL_MV = 5
const WANDER = { hz: 0.3, mv: 1 }
const MAINS = { hz: 50, mv: 0.5 }
/** As long and as high as IEC 60601-2-47 has them, at 70 a minute whatever the heart does. */
const SPIKE = { seconds: 0.002, mv: 5, every: 6 / 7 }

const isIn =
  ({ every, lost }: { every: number; lost: number }) =>
  (second: number): boolean =>
    second % every < lost

const spoilEach =
  (change: (mv: number, second: number, rateHz: number) => number) =>
  ({ samples, rateHz }: Lead): Float32Array =>
    samples.map((mv, i) => change(mv, i / rateHz, rateHz))

const sine = ({ hz, mv }: { hz: number; mv: number }, second: number): number =>
  mv * Math.sin(2 * Math.PI * hz * second)

export const DISTURBANCES: readonly Disturbance[] = [
  { name: 'as recorded', spoil: ({ samples }) => samples },
  {
    name: `gaps, ${GAPS.lost} s in ${GAPS.every} s`,
    spoil: spoilEach((mv, second) => (isIn(GAPS)(second) ? NaN : mv)),
    isLost: isIn(GAPS),
  },
  {
    name: `saturation, ${SATURATION.lost} s in ${SATURATION.every} s`,
    spoil: spoilEach((mv, second) => (isIn(SATURATION)(second) ? RAIL_MV : mv)),
    isLost: isIn(SATURATION),
  },
  {
    name: `wander, ${WANDER.mv} mV at ${WANDER.hz} Hz`,
    spoil: spoilEach((mv, second) => mv + sine(WANDER, second)),
  },
  {
    name: `mains, ${MAINS.mv} mV at ${MAINS.hz} Hz`,
    spoil: spoilEach((mv, second) => mv + sine(MAINS, second)),
  },
  {
    name: `pacing spikes, ${SPIKE.mv} mV for ${SPIKE.seconds * 1000} ms, 70 a minute`,
    spoil: spoilEach((mv, second, rateHz) =>
      second % SPIKE.every < Math.max(SPIKE.seconds, 1 / rateHz) ? mv + SPIKE.mv : mv,
    ),
  },
]

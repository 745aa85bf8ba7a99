import { exponential } from './exact-math.ts'
import type { BeatKind } from './heartbeat.ts'

/** Entries of a phase table; entry 0 is -180 degrees and the R peak stands at the middle. */
export const TABLE_STEPS = 4096

/** A wave: centre and width (standard deviation) in degrees, height against the R wave. */
type Wave = { degrees: number; width: number; height: number }

const RADIAN_DEGREES = 57.29577951308232

/**
 * McSharry's five waves P, Q, R, S, T: angles (-70, -15, 0, 15, 100) degrees, a (1.2, -5, 30, -7.5, 0.75) and
 * b (0.25, 0.1, 0.1, 0.1, 0.4) radians. Integrating dz/dt = -a d exp(-d^2 / 2 b^2) along a turn gives a Gaussian of
 * height a b^2, so that a table of the turn replaces solving the equations.
 */
const [P, Q, R, S, T] = [
  mcSharryWave(-70, 1.2, 0.25),
  mcSharryWave(-15, -5, 0.1),
  mcSharryWave(0, 30, 0.1),
  mcSharryWave(15, -7.5, 0.1),
  mcSharryWave(100, 0.75, 0.4),
]

function mcSharryWave(degrees: number, a: number, b: number): Wave {
  return { degrees, width: b * RADIAN_DEGREES, height: (a * b * b) / (30 * 0.1 * 0.1) }
}

// A ventricular extra beat: no P wave, a tall slurred QRS and a T wave against it.
const PREMATURE: readonly Wave[] = [
  { degrees: -13, width: 5.5, height: 0.45 },
  { degrees: 1, width: 8, height: 1.35 },
  { degrees: 19, width: 5, height: -0.3 },
  { degrees: 100, width: 24, height: -0.45 },
]

function tableOf(waves: readonly Wave[]): Float64Array {
  return Float64Array.from({ length: TABLE_STEPS + 1 }, (_, i) => {
    const degrees = (i / TABLE_STEPS) * 360 - 180
    return waves.reduce((sum, { degrees: centre, width, height }) => {
      const distance = (degrees - centre) / width
      return sum + height * exponential(-0.5 * distance * distance)
    }, 0)
  })
}

/** Volts of a turn against the R wave, by kind of beat. */
export const PHASE_TABLES: Readonly<Record<BeatKind, Float64Array>> = {
  normal: tableOf([P, Q, R, S, T]),
  af: tableOf([Q, R, S, T]),
  'premature-wide': tableOf(PREMATURE),
}

/** QRS duration from onset to end, taken two widths beyond the Q and S centres: -26.5 to 26.5 degrees. */
export const QRS_SECONDS: Readonly<Record<BeatKind, number>> = { normal: 0.09, af: 0.09, 'premature-wide': 0.15 }

const QRS_END_DEGREES = 26.5
// A tangent at the steepest point of a Gaussian meets the base two widths from its centre: the end of T, the start of P.
const T_END_DEGREES = T.degrees + 2 * T.width
const P_START_DEGREES = P.degrees - 2 * P.width
const PR_SECONDS = 0.16

/** A piece of a beat with even phase speed, in seconds and degrees. */
export type Piece = { seconds: number; fromDegrees: number; toDegrees: number }

// The phase runs at its own speed within 30 degrees of R, so that QRS keeps its duration at every heart rate.
const NEAR_R_DEGREES = 30
const P_FOOT_DEGREES = -120

/**
 * The turn between two R peaks: after the first QRS the T wave, timed to end at `qtSeconds`; rest; before the second R
 * the P wave, timed to the PR interval. A short interval squeezes T and P, never QRS.
 */
export function turnBetween(turn: { rrSeconds: number; qtSeconds: number; from: BeatKind; to: BeatKind }): Piece[] {
  const nearFrom = (QRS_SECONDS[turn.from] / 2) * (NEAR_R_DEGREES / QRS_END_DEGREES)
  const nearTo = (QRS_SECONDS[turn.to] / 2) * (NEAR_R_DEGREES / QRS_END_DEGREES)
  const toTEnd = Math.max(0.1, turn.qtSeconds - QRS_SECONDS.normal / 2 - nearFrom)
  const t = (toTEnd * (180 - NEAR_R_DEGREES)) / (T_END_DEGREES - NEAR_R_DEGREES)
  const toPStart = PR_SECONDS + QRS_SECONDS.normal / 2 - nearTo
  const shortening = Math.sqrt(Math.min(1, turn.rrSeconds))
  const perDegree = (toPStart * shortening) / (-NEAR_R_DEGREES - P_START_DEGREES)
  const p = turn.to === 'normal' ? perDegree * (-NEAR_R_DEGREES - P_FOOT_DEGREES) : 0
  const room = turn.rrSeconds - nearFrom - nearTo
  const squeeze = Math.min(1, room / (t + p))
  return [
    { seconds: nearFrom, fromDegrees: 0, toDegrees: NEAR_R_DEGREES },
    { seconds: t * squeeze, fromDegrees: NEAR_R_DEGREES, toDegrees: 180 },
    { seconds: room - (t + p) * squeeze, fromDegrees: 180, toDegrees: 180 },
    { seconds: p * squeeze, fromDegrees: P_FOOT_DEGREES, toDegrees: -NEAR_R_DEGREES },
    { seconds: nearTo, fromDegrees: -NEAR_R_DEGREES, toDegrees: 0 },
  ]
}
/** Of the five pieces these two belong to the beat at the end of the turn. */
export const FIRST_PIECE_OF_NEXT_BEAT = 3

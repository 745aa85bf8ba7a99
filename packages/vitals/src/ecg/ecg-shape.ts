import { clamp, exponential } from '../chance/exact-math.ts'
import type { BeatKind } from '../heart/heartbeat.ts'

/** A wave: centre and width (standard deviation) in degrees of the turn, R at 0; height against the R wave. */
type Wave = { degrees: number; width: number; height: number }

const RADIAN_DEGREES = 57.29577951308232

/**
 * McSharry's five waves P, Q, R, S, T: angles (-70, -15, 0, 15, 100) degrees, a (1.2, -5, 30, -7.5, 0.75) and
 * b (0.25, 0.1, 0.1, 0.1, 0.4) radians. Integrating dz/dt = -a d exp(-d^2 / 2 b^2) along a turn gives a Gaussian of
 * height a b^2, so that sums of Gaussians replace solving the equations.
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
const WIDE_QRS: readonly Wave[] = [
  { degrees: -13, width: 5.5, height: 0.45 },
  { degrees: 1, width: 8, height: 1.35 },
  { degrees: 19, width: 5, height: -0.3 },
]

const WIDE_T: Wave = { degrees: 100, width: 24, height: -0.45 }

/**
 * QRS duration from onset to end. They lie two and a half widths beyond the centres of Q and S, at 29.3 degrees, where
 * less than 10 microvolts are left: two widths, as for a tangent, would leave a visible part of Q outside.
 */
export const QRS_SECONDS: Readonly<Record<BeatKind, number>> = {
  normal: 0.09,
  af: 0.09,
  'premature-wide': 0.16,
}
const QRS_END_DEGREES = 29.3

/** QRS keeps its duration at every heart rate; the turn between QRS and the end of T stretches with QT. */
const qrsSecondsPerDegree = (kind: BeatKind): number => QRS_SECONDS[kind] / 2 / QRS_END_DEGREES
// From here on the turn runs at the speed of T.
const T_FROM_DEGREES = 30
// A tangent at the steepest point of a Gaussian meets the base two widths from its centre: the end of T, the start of P.
const TANGENT_WIDTHS = 2
const P_TO_DEGREES = -30
const PR_SECONDS = 0.16
const MIN_T_SECONDS = 0.1
// Beyond so many widths P, Q, S and T are below a microvolt; R ends within the reach of Q and S.
const REACH_WIDTHS = 3.5

/** A Gaussian in time: seconds from R, height against R. */
type Bump = { at: number; width: number; height: number }
/** Part of a beat that always looks the same: `at` is its middle in seconds from R, `reach` how far it goes each way. */
export type Piece = { at: number; reach: number; bumps: readonly Bump[] }

const QRS_PIECES: Readonly<Record<BeatKind, Piece>> = {
  normal: qrsPiece('normal', [Q, R, S]),
  af: qrsPiece('af', [Q, R, S]),
  'premature-wide': qrsPiece('premature-wide', WIDE_QRS),
}

export const qrsPieceOf = (kind: BeatKind): Piece => QRS_PIECES[kind]

function qrsPiece(kind: BeatKind, waves: readonly Wave[]): Piece {
  const scale = qrsSecondsPerDegree(kind)

  const bumps = waves.map(({ degrees, width, height }) => ({
    at: degrees * scale,
    width: width * scale,
    height,
  }))

  return {
    at: 0,
    reach: Math.max(...bumps.map(({ at, width }) => Math.abs(at) + REACH_WIDTHS * width)),
    bumps,
  }
}

/** The T wave whose tangent ends it `qtSeconds` after the onset of QRS. */
export function tPieceOf(kind: BeatKind, qtSeconds: number): Piece {
  const wave = kind === 'premature-wide' ? WIDE_T : T
  const from = T_FROM_DEGREES * qrsSecondsPerDegree(kind)
  const left = Math.max(MIN_T_SECONDS, tEndOf(kind, qtSeconds) - from)
  const scale = left / (wave.degrees + TANGENT_WIDTHS * wave.width - T_FROM_DEGREES)
  return bumpPiece(from + (wave.degrees - T_FROM_DEGREES) * scale, wave.width * scale, wave.height)
}

/** Seconds from R to the tangent end of T. */
export function tEndOf(kind: BeatKind, qtSeconds: number): number {
  return qtSeconds - QRS_SECONDS[kind] / 2
}

/** The P wave before a sinus beat, whose tangent begins it `prSeconds` before QRS. */
export function pPieceOf(prSeconds: number): Piece {
  const to = P_TO_DEGREES * qrsSecondsPerDegree('normal')
  const scale = (to - pOnsetOf(prSeconds)) / (P_TO_DEGREES - (P.degrees - TANGENT_WIDTHS * P.width))
  return bumpPiece(to + (P.degrees - P_TO_DEGREES) * scale, P.width * scale, P.height)
}

/** Seconds from R, negative, to the tangent start of P. */
export function pOnsetOf(prSeconds: number): number {
  return -prSeconds - QRS_SECONDS.normal / 2
}

/** PR shortens with the interval before the beat. */
export function prOf(rrSeconds: number): number {
  return PR_SECONDS * Math.sqrt(clamp(rrSeconds, [0.3, 1]))
}

function bumpPiece(at: number, width: number, height: number): Piece {
  return { at, reach: REACH_WIDTHS * width, bumps: [{ at, width, height }] }
}

/** The piece at a rate, its middle `offset` of a sample (0..1) after entry `reachSamples`. */
export function drawPiece(
  { at, reach, bumps }: Piece,
  rateHz: number,
  offset: number,
): Float32Array {
  const half = reachSamples(reach, rateHz)

  return Float32Array.from({ length: 2 * half + 2 }, (_, i) => {
    const seconds = at + (i - half - offset) / rateHz

    return bumps.reduce((sum, bump) => {
      const distance = (seconds - bump.at) / bump.width
      return sum + bump.height * exponential(-0.5 * distance * distance)
    }, 0)
  })
}

export function reachSamples(reach: number, rateHz: number): number {
  return Math.ceil(reach * rateHz)
}

import { drawPiece, pPieceOf, qrsPieceOf, reachSamples, tPieceOf, type Piece } from './ecg-shape.ts'
import type { BeatKind } from '../heart/heartbeat.ts'

/** A drawn piece of a beat and the sample that its first entry falls on. */
export type PlacedPiece = { shape: Float32Array; from: number }

/** QRS is placed to 1/32 of a sample, the slow waves to 1/4; their durations come in whole milliseconds. */
const QRS_PHASES = 32
const WAVE_PHASES = 4

/** Places the pieces of beats; `position` is that of R in samples, with its fraction. */
export type PiecePlacer = {
  qrs(kind: BeatKind, position: number): PlacedPiece
  t(kind: BeatKind, position: number, qtMs: number): PlacedPiece
  p(position: number, prMs: number): PlacedPiece
}

// Drawn once for all streams of a rate: thousands of devices share a few megabytes.
const placers = new Map<number, PiecePlacer>()

export function piecesAt(rateHz: number): PiecePlacer {
  const known = placers.get(rateHz)
  if (known) return known
  const waves = { t: caches(), 'wide t': caches(), p: caches() }

  const qrs: Record<BeatKind, DrawnPieces> = {
    normal: new Map(),
    af: new Map(),
    'premature-wide': new Map(),
  }

  const place = (
    piece: Piece,
    drawn: DrawnPieces,
    { position, phases }: { position: number; phases: number },
  ) => {
    const steps = Math.round((position + piece.at * rateHz) * phases)
    const whole = Math.floor(steps / phases)
    const phase = steps - whole * phases
    const shape = drawn.get(phase) ?? drawPiece(piece, rateHz, phase / phases)
    drawn.set(phase, shape)
    return { shape, from: whole - reachSamples(piece.reach, rateHz) }
  }

  const placer: PiecePlacer = {
    qrs: (kind, position) => place(qrsPieceOf(kind), qrs[kind], { position, phases: QRS_PHASES }),
    t(kind, position, qtMs) {
      const cache = kind === 'premature-wide' ? waves['wide t'] : waves.t
      const { piece, drawn } = waveOf(cache, qtMs, () => tPieceOf(kind, qtMs / 1000))
      return place(piece, drawn, { position, phases: WAVE_PHASES })
    },
    p(position, prMs) {
      const { piece, drawn } = waveOf(waves.p, prMs, () => pPieceOf(prMs / 1000))
      return place(piece, drawn, { position, phases: WAVE_PHASES })
    },
  }

  placers.set(rateHz, placer)
  return placer
}

type DrawnPieces = Map<number, Float32Array>
type WaveEntry = { piece: Piece; drawn: DrawnPieces }
type WaveCache = Map<number, WaveEntry>

const caches = (): WaveCache => new Map()

function waveOf(cache: WaveCache, ms: number, make: () => Piece): WaveEntry {
  const entry = cache.get(ms) ?? { piece: make(), drawn: new Map() }
  cache.set(ms, entry)
  return entry
}

import { BLOCK_SECONDS } from '@kangban/contracts'
import {
  buildPyramid,
  clinicalStrip,
  decodeSampleBlock,
  monitorBand,
  type Pyramid,
  type PyramidColumns,
  type PyramidSpan,
  queryPyramid,
  type TracePath,
  updatePyramid,
} from '@kangban/ecg-core'
import { bytesOf } from './base64.ts'
import { columnsPath } from './columns-path.ts'
import { type Overview, overviewColumns, readOverview } from './overview.ts'
import type { Drawing, DrawnRow, RecordShape, Scene } from './protocol.ts'

/** Up to so much in sight the samples themselves are drawn, in the monitor band. */
const MAX_SAMPLES_SECONDS = 64
/** The filter has forgotten what it does not see. */
const SETTLE_SECONDS = 3
const GAP = -0x8000
const LARGEST = 0x7fff
const PX_PER_MM = 4
/** Each of its own: what is handed to another thread is gone here. */
const nothing = (): TracePath => ({ points: new Float32Array(0), starts: new Uint32Array(0) })

/** All samples of a record in the worker's memory, 2 bytes each, and what of them is drawn. */
export class RecordStore {
  private readonly rateHz: number
  private readonly samples: Int16Array
  private readonly overview: Overview
  private readonly microvolts: number
  private readonly blockLength: number
  private readonly stored: Uint8Array
  private pyramid: Pyramid | null = null

  constructor({ rateHz, sampleCount, overview }: RecordShape) {
    this.rateHz = rateHz
    this.samples = new Int16Array(sampleCount).fill(GAP)
    this.overview = readOverview(overview)
    this.microvolts = overview.microvolts
    this.blockLength = BLOCK_SECONDS * rateHz
    this.stored = new Uint8Array(Math.ceil(sampleCount / this.blockLength))
  }

  /** @throws SampleBlockError for bytes that are no block */
  store(block: number, base64: string): void {
    const millivolts = decodeSampleBlock(bytesOf(base64))
    const start = block * this.blockLength
    const length = Math.min(millivolts.length, this.blockLength, this.samples.length - start)
    const units = 1000 / this.microvolts

    for (let i = 0; i < length; i++) {
      const value = millivolts[i] as number

      this.samples[start + i] = Number.isNaN(value)
        ? GAP
        : Math.max(-LARGEST, Math.min(LARGEST, Math.round(value * units)))
    }

    this.stored[block] = 1
    if (this.pyramid) updatePyramid(this.pyramid, start, start + length)
  }

  /** Some hundred milliseconds for a day: made when first needed, or before, when there is nothing else to do. */
  ensurePyramid(): Pyramid {
    this.pyramid ??= buildPyramid(this.samples)
    return this.pyramid
  }

  draw(scene: Scene): Drawing {
    const seconds = scene.rows * scene.rowSeconds
    const rows = Array.from({ length: scene.rows }, (_, row) => scene.from + row * scene.rowSeconds)
    if (seconds <= MAX_SAMPLES_SECONDS) return this.drawSamples(scene, rows)
    const samplesPerPx = this.rateHz / scene.pxPerSecond
    const coarse = samplesPerPx >= this.overview.samplesPerPair

    return {
      rows: rows.map((from) => this.columnsRow(scene, from, coarse)),
      style: 'columns',
      complete:
        coarse || this.hasAll(scene.from * this.rateHz, (scene.from + seconds) * this.rateHz),
    }
  }

  private hasAll(from: number, to: number): boolean {
    const first = Math.max(0, Math.floor(from / this.blockLength))
    const end = Math.min(this.stored.length, Math.ceil(to / this.blockLength))
    return !this.stored.subarray(first, end).includes(0)
  }

  private drawSamples(scene: Scene, rows: number[]): Drawing {
    const { rateHz, samples } = this
    const to = scene.from + scene.rows * scene.rowSeconds
    const start = Math.max(0, Math.floor((scene.from - SETTLE_SECONDS) * rateHz))
    const end = Math.min(samples.length, Math.ceil((to + SETTLE_SECONDS) * rateHz))
    const scale = this.microvolts / 1000

    const raw = Float32Array.from(samples.subarray(start, end), (value) =>
      value === GAP ? NaN : value * scale,
    )

    const shown = monitorBand(raw, rateHz)

    const trace = (from: number): TracePath => {
      const firstSample = Math.floor(from * rateHz) - start

      return clinicalStrip(shown, rateHz, {
        widthPx: scene.widthPx,
        heightPx: 0,
        pxPerMm: PX_PER_MM,
        speedMmPerS: scene.pxPerSecond / PX_PER_MM,
        gainMmPerMv: scene.pxPerMv / PX_PER_MM,
        zeroPx: scene.zeroPx,
        leftPx: scene.leftPx + ((firstSample + start) / rateHz - from) * scene.pxPerSecond,
        firstSample,
      })
    }

    return {
      rows: rows.map((from) => ({ trace: trace(from), pale: this.paleRow(scene, from) })),
      style: 'samples',
      complete: this.hasAll(scene.from * rateHz, to * rateHz),
    }
  }

  /** What the overview knows of the blocks of a row that are missing. */
  private paleRow(scene: Scene, from: number): TracePath {
    const at = this.columnsFrom(scene, from)
    return columnsPath(this.missing(at, overviewColumns(this.overview, at)), scene, at.leftPx)
  }

  private columnsRow(scene: Scene, from: number, coarse: boolean): DrawnRow {
    const at = this.columnsFrom(scene, from)
    const known = coarse ? overviewColumns(this.overview, at) : this.columnsOf(at)

    return {
      trace: columnsPath(known, scene, at.leftPx),
      pale: coarse
        ? nothing()
        : columnsPath(this.missing(at, overviewColumns(this.overview, at)), scene, at.leftPx),
    }
  }

  /** In millivolts. */
  private columnsOf(at: PyramidSpan): PyramidColumns {
    const columns = queryPyramid(this.ensurePyramid(), at)
    const scale = this.microvolts / 1000

    for (let column = 0; column < at.columns; column++) {
      columns.min[column] = (columns.min[column] as number) * scale
      columns.max[column] = (columns.max[column] as number) * scale
    }

    return columns
  }

  /** Columns on a grid of the record, so that they do not flicker when it is moved. */
  private columnsFrom({ pxPerSecond, widthPx, leftPx }: Scene, from: number) {
    const samplesPerPx = this.rateHz / pxPerSecond
    const first = Math.floor((from * this.rateHz) / samplesPerPx)
    const columns = Math.ceil(widthPx - leftPx) + 1

    return {
      from: Math.round(first * samplesPerPx),
      to: Math.round((first + columns) * samplesPerPx),
      columns,
      leftPx: leftPx + first - from * pxPerSecond,
    }
  }

  /** Keeps the columns that lie in blocks which are not read yet. */
  private missing(
    at: { from: number; to: number; columns: number },
    columns: PyramidColumns,
  ): PyramidColumns {
    const length = (at.to - at.from) / at.columns

    for (let column = 0; column < at.columns; column++) {
      const from = at.from + column * length
      if (this.hasAll(from, from + length)) columns.min[column] = NaN
    }

    return columns
  }
}

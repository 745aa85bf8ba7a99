import type { BeatList } from '@kangban/ecg-core'
import { BLOCK_SECONDS } from '@kangban/contracts'
import { BlockLoader, type LoadState } from './block-loader.ts'
import type { HeartRateBand } from './heart-rate-band.ts'
import type { Drawing, FromWorker, RecordShape, ToWorker } from './protocol.ts'
import { clampView, type Frame, sceneOf, type View } from './view.ts'

/** A way to the worker of one record. */
export interface RecordLink {
  send(message: ToWorker): void
  end(): void
}
export type Connect = (hear: (message: FromWorker) => void, fail: () => void) => RecordLink

/** What is on the paper: a drawing with the view and the frame it was made for. */
export interface Picture {
  view: View
  frame: Frame
  drawing: Drawing
}

export interface Progress {
  state: LoadState
  /** Blocks stored, of all. */
  blocks: number
  of: number
  broken: number
  /** The worker has not come up, or has failed. */
  failed: boolean
}

export interface Beats {
  list: BeatList
  band: HeartRateBand
}

interface SessionOptions {
  shape: RecordShape
  blocks: number
  faults: { from: number; to: number }[]
  view: View
  connect: Connect
  readBlocks: (first: number, count: number, signal: AbortSignal) => Promise<string[]>
  readBeats: (signal: AbortSignal) => Promise<string>
}

/**
 * A record that is looked at: its worker, its loading, and where on it the view stands. Only one drawing is asked for at
 * a time, always that of the newest view, so that moving never runs into a queue.
 */
export class RecordingSession {
  picture: Picture | null = null
  progress: Progress
  beats: Beats | null = null
  private readonly options: SessionOptions
  private readonly worker: RecordLink
  private readonly loader: BlockLoader
  private readonly listeners = new Set<() => void>()
  private readonly abort = new AbortController()
  private view: View
  private frame: Frame | null = null
  private asked: { id: number; view: View; frame: Frame } | null = null
  private stale = false
  private count = 0

  constructor(options: SessionOptions) {
    const { connect, shape, blocks, view } = options
    this.options = options
    this.view = view
    this.progress = { state: 'reading', blocks: 0, of: blocks, broken: 0, failed: false }

    this.worker = connect(
      (message) => this.hear(message),
      () => this.tell({ failed: true }),
    )

    this.worker.send({ type: 'open', ...shape })

    this.loader = new BlockLoader({
      blocks,
      read: options.readBlocks,
      onBlocks: (first, found) => this.worker.send({ type: 'blocks', first, blocks: found }),
      onState: (state) => this.tell({ state }),
    })

    this.loader.lookAt(view.from / BLOCK_SECONDS)
    this.loader.start()
    void this.readBeats()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The size of the paper; the first one begins the drawing. */
  setFrame(frame: Frame): void {
    this.frame = frame
    this.move((view) => view)
  }

  /** Changes the view that is wanted; it is shown as soon as it is drawn. */
  move(change: (view: View, frame: Frame) => View): void {
    if (!this.frame) return
    this.view = clampView(change(this.view, this.frame), this.frame)
    this.loader.lookAt(this.view.from / BLOCK_SECONDS)
    this.stale = true
    this.ask()
  }

  /** Goes on reading where it has stopped. */
  retry(): void {
    if (this.progress.state === 'stopped') this.loader.start()
    if (!this.beats) void this.readBeats()
  }

  stop(): void {
    this.abort.abort()
    this.loader.stop()
    this.worker.end()
    this.listeners.clear()
  }

  private async readBeats(): Promise<void> {
    const { readBeats, faults } = this.options

    try {
      const beats = await readBeats(this.abort.signal)
      if (!this.abort.signal.aborted) this.worker.send({ type: 'beats', beats, faults })
    } catch {
      // The client has told why; `retry` asks again.
    }
  }

  private ask(): void {
    if (this.asked || !this.stale || !this.frame) return
    this.stale = false
    this.count += 1
    this.asked = { id: this.count, view: this.view, frame: this.frame }
    this.worker.send({ type: 'draw', id: this.count, scene: sceneOf(this.view, this.frame) })
  }

  private hear(message: FromWorker): void {
    switch (message.type) {
      case 'drawn':
        if (message.id !== this.asked?.id) return
        this.picture = { view: this.asked.view, frame: this.asked.frame, drawing: message.drawing }
        this.asked = null
        this.changed()
        break
      case 'beats':
        this.beats = { list: message.list, band: message.band }
        this.changed()
        break
      case 'stored':
        if (this.picture && !this.picture.drawing.complete) this.stale = true
        this.tell({ blocks: this.progress.blocks + message.blocks })
        break
      case 'broken':
        this.tell({ broken: this.progress.broken + 1 })
    }

    this.ask()
  }

  private tell(change: Partial<Progress>): void {
    this.progress = { ...this.progress, ...change }
    this.changed()
  }

  private changed(): void {
    for (const listener of this.listeners) listener()
  }
}

/** Blocks in one call: a call of 6 minutes is read, checked and handed on within a frame. */
const BLOCKS_A_CALL = 6
const CALLS_AT_ONCE = 2

export type LoadState = 'reading' | 'all' | 'stopped'

interface LoaderOptions {
  blocks: number
  read: (first: number, count: number, signal: AbortSignal) => Promise<string[]>
  onBlocks: (first: number, blocks: string[]) => void
  onState: (state: LoadState) => void
}

/** Reads all blocks of a record, always those nearest to the place that is looked at. */
export class BlockLoader {
  private readonly options: LoaderOptions
  /** Calls that are still to be made, by number. */
  private readonly left: Set<number>
  private readonly abort = new AbortController()
  private running = 0
  private near = 0
  private state: LoadState = 'reading'

  constructor(options: LoaderOptions) {
    this.options = options

    this.left = new Set(
      Array.from({ length: Math.ceil(options.blocks / BLOCKS_A_CALL) }, (_, call) => call),
    )
  }

  /** The block that is looked at. */
  lookAt(block: number): void {
    this.near = block / BLOCKS_A_CALL - 0.5
  }

  /** Begins, or goes on after a failure. */
  start(): void {
    this.setState('reading')
    for (let more = this.running; more < CALLS_AT_ONCE; more++) void this.next()
  }

  stop(): void {
    this.abort.abort()
    this.left.clear()
  }

  private setState(state: LoadState): void {
    if (this.abort.signal.aborted || state === this.state) return
    this.state = state
    this.options.onState(state)
  }

  private nearest(): number | undefined {
    let best: number | undefined

    for (const call of this.left) {
      if (best === undefined || Math.abs(call - this.near) < Math.abs(best - this.near)) best = call
    }

    return best
  }

  private async next(): Promise<void> {
    const call = this.nearest()

    if (call === undefined || this.state === 'stopped') {
      if (this.left.size === 0 && this.running === 0) this.setState('all')
      return
    }

    const { blocks, read, onBlocks } = this.options
    const first = call * BLOCKS_A_CALL
    this.left.delete(call)
    this.running += 1

    try {
      const found = await read(first, Math.min(BLOCKS_A_CALL, blocks - first), this.abort.signal)
      if (!this.abort.signal.aborted) onBlocks(first, found)
    } catch {
      // The client has told why.
      this.left.add(call)
      this.setState('stopped')
    } finally {
      this.running -= 1
    }

    if (!this.abort.signal.aborted) await this.next()
  }
}

/**
 * Lines to draw. `points` holds x and y in px alternately, y growing downwards as on a canvas.
 * `starts` holds the point numbers at which the pen is lifted and set down anew: the first point, and each one after a gap.
 */
export interface TracePath {
  points: Float32Array
  starts: Uint32Array
}

/** Collects vertices; after `lift()` the next vertex starts a line of its own. */
export class TracePathBuilder {
  private readonly points: number[] = []
  private readonly starts: number[] = []
  private lifted = true

  lift(): void {
    this.lifted = true
  }

  add(x: number, y: number): void {
    if (this.lifted) this.starts.push(this.points.length / 2)
    this.lifted = false
    this.points.push(x, y)
  }

  build(): TracePath {
    return { points: Float32Array.from(this.points), starts: Uint32Array.from(this.starts) }
  }
}

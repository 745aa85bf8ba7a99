/** A measurement as its device keeps it until a central has confirmed it. */
export interface StoredMeasurement {
  readonly value: Uint8Array<ArrayBuffer>
  readonly confirmed: () => void
}

type Indicate = (value: Uint8Array<ArrayBuffer>, confirmed: () => void) => void

/** What home monitors keep for one user. */
const MAX_STORED = 60

/** Measurements that a device holds until they are confirmed, oldest first. When it is full the oldest gives way. */
export class MeasurementMemory {
  private readonly stored: StoredMeasurement[] = []
  private indicate: Indicate | undefined
  private onTheAir: StoredMeasurement | undefined

  get size(): number {
    return this.stored.length
  }

  store(measurement: StoredMeasurement): void {
    this.stored.push(measurement)
    if (this.stored.length > MAX_STORED)
      this.stored.splice(this.stored[0] === this.onTheAir ? 1 : 0, 1)
    this.sendNext()
  }

  /** A central listens: it gets what is stored, each after the one before was confirmed. */
  listen(indicate: Indicate): void {
    this.indicate = indicate
    this.onTheAir = undefined
    this.sendNext()
  }

  /** What was not confirmed stays, and is sent again to the next who listens. */
  unlisten(): void {
    this.indicate = undefined
    this.onTheAir = undefined
  }

  private sendNext(): void {
    const next = this.stored[0]
    if (this.indicate === undefined || this.onTheAir !== undefined || next === undefined) return
    this.onTheAir = next

    this.indicate(next.value, () => {
      if (this.onTheAir !== next) return
      this.onTheAir = undefined
      this.stored.shift()
      next.confirmed()
      this.sendNext()
    })
  }
}

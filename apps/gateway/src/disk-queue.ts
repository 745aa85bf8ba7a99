// What was measured waits here until the API has it. A folder of files: what a crash can do to one is known.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { type DeviceReading, MAX_READINGS } from '@kangban/contracts'

export interface EcgStrip {
  readonly startedAt: string
  /** Millivolts at 512 Hz as text. */
  readonly ecgContent: string
  readonly complete: boolean
}

/** Sealed: it is sent as it is, under the same id, however often. */
export interface Batch {
  readonly deviceCode: string
  /** UUID: `batchId` or `measurementId`. */
  readonly id: string
  readonly kind: 'readings' | 'ecg'
  readonly file: string
}

export interface DiskQueueOptions {
  readonly dir: string
  /** When the folder would grow beyond this the oldest batches give way. */
  readonly mostBytes: number
  readonly log: (message: string) => void
}

interface OpenFile {
  readonly fd: number
  readonly file: string
  readings: number
  bytes: number
}

/** A quarter of what a request may have. */
const MAX_BATCH_BYTES = 512 * 1024
const SEALED = /^\d{12}-([A-Z0-9]+)-([0-9a-f-]{36})\.(readings|ecg)$/
const OPEN = /^([A-Z0-9]+)\.open$/

/**
 * One process at a time. A reading is appended to the open file of its device and counts as taken once it is on the disk;
 * an open file that is sealed by its new name becomes a batch; a batch that the API has is deleted.
 */
export class DiskQueue {
  private readonly options: DiskQueueOptions
  private readonly open = new Map<string, OpenFile>()
  private sealed: string[] = []
  private number = 0
  private size = 0

  /** Finds what an earlier process has left. A line that a crash has cut was never taken, and is cut off. */
  constructor(options: DiskQueueOptions) {
    this.options = options
    fs.mkdirSync(options.dir, { recursive: true, mode: 0o700 })

    for (const name of fs.readdirSync(options.dir).toSorted()) {
      const file = this.pathOf(name)
      const deviceCode = OPEN.exec(name)?.[1]
      if (SEALED.test(name)) {
        this.sealed.push(name)
        this.size += fs.statSync(file).size
      } else if (deviceCode !== undefined) this.resume(deviceCode)
      else if (name.endsWith('.part')) fs.rmSync(file)
    }

    this.number = Number(this.sealed.at(-1)?.slice(0, 12) ?? 0)
  }

  /** Bytes on the disk. */
  get bytes(): number {
    return this.size
  }

  /** Returns when the readings are on the disk. */
  put(deviceCode: string, readings: readonly DeviceReading[]): void {
    if (readings.length === 0) return
    const lines = Buffer.from(readings.map((reading) => `${JSON.stringify(reading)}\n`).join(''))
    this.makeRoom(lines.length)
    let file = this.open.get(deviceCode) ?? this.begin(deviceCode)

    if (
      file.readings + readings.length > MAX_READINGS ||
      file.bytes + lines.length > MAX_BATCH_BYTES
    ) {
      this.sealOne(deviceCode, file)
      file = this.begin(deviceCode)
    }

    fs.writeSync(file.fd, lines)
    fs.fsyncSync(file.fd)
    file.readings += readings.length
    file.bytes += lines.length
    this.size += lines.length
  }

  /** A strip is a batch of its own. Returns when it is on the disk. */
  putEcg(deviceCode: string, strip: EcgStrip): void {
    const bytes = Buffer.from(JSON.stringify(strip))
    this.makeRoom(bytes.length)
    const name = this.nextName(deviceCode, 'ecg')
    const part = this.pathOf(`${name}.part`)
    fs.writeFileSync(part, bytes, { flush: true, mode: 0o600 })
    fs.renameSync(part, this.pathOf(name))
    this.syncFolder()
    this.sealed.push(name)
    this.size += bytes.length
  }

  /** What was taken until now may be sent. */
  seal(): void {
    for (const [deviceCode, file] of this.open) this.sealOne(deviceCode, file)
  }

  /** The oldest batch. */
  next(): Batch | undefined {
    const [file] = this.sealed
    const [, deviceCode, id, kind] = SEALED.exec(file ?? '') ?? []
    if (file === undefined || deviceCode === undefined || id === undefined) return undefined
    return { file, deviceCode, id, kind: kind === 'ecg' ? 'ecg' : 'readings' }
  }

  readings({ file }: Batch): DeviceReading[] {
    const lines = fs.readFileSync(this.pathOf(file), 'utf8').trimEnd().split('\n')
    return lines.map((line) => JSON.parse(line) as DeviceReading)
  }

  ecg({ file }: Batch): EcgStrip {
    return JSON.parse(fs.readFileSync(this.pathOf(file), 'utf8')) as EcgStrip
  }

  /** The API has it. A deletion that a crash undoes sends it again, which stores nothing twice. */
  remove({ file }: Pick<Batch, 'file'>): void {
    const at = this.pathOf(file)
    this.size -= fs.statSync(at).size
    fs.rmSync(at)
    this.sealed = this.sealed.filter((other) => other !== file)
  }

  close(): void {
    for (const { fd } of this.open.values()) fs.closeSync(fd)
    this.open.clear()
  }

  private pathOf(name: string): string {
    return path.join(this.options.dir, name)
  }

  private nextName(deviceCode: string, kind: Batch['kind']): string {
    this.number += 1
    return `${String(this.number).padStart(12, '0')}-${deviceCode}-${randomUUID()}.${kind}`
  }

  private begin(deviceCode: string): OpenFile {
    const file = `${deviceCode}.open`
    const begun = { fd: fs.openSync(this.pathOf(file), 'a', 0o600), file, readings: 0, bytes: 0 }
    this.syncFolder()
    this.open.set(deviceCode, begun)
    return begun
  }

  private resume(deviceCode: string): void {
    const at = this.pathOf(`${deviceCode}.open`)
    const bytes = fs.readFileSync(at)
    const whole = bytes.subarray(0, bytes.lastIndexOf('\n') + 1)
    if (whole.length < bytes.length) fs.truncateSync(at, whole.length)
    const begun = this.begin(deviceCode)
    begun.bytes = whole.length
    begun.readings = whole.toString().split('\n').length - 1
    this.size += whole.length
  }

  private sealOne(deviceCode: string, { fd, file, readings }: OpenFile): void {
    if (readings === 0) return
    fs.closeSync(fd)
    const name = this.nextName(deviceCode, 'readings')
    fs.renameSync(this.pathOf(file), this.pathOf(name))
    this.syncFolder()
    this.open.delete(deviceCode)
    this.sealed.push(name)
  }

  private makeRoom(bytes: number): void {
    const { mostBytes, log } = this.options
    if (this.size + bytes <= mostBytes) return
    if (this.sealed.length === 0) this.seal()
    let dropped = 0

    for (
      let file = this.sealed[0];
      file !== undefined && this.size + bytes > mostBytes;
      file = this.sealed[0]
    ) {
      this.remove({ file })
      dropped += 1
    }

    log(`the queue is full (${mostBytes} bytes): dropped the ${dropped} oldest batches`)
  }

  /** A name that is not yet on the disk is a file that is not there after a power cut. */
  private syncFolder(): void {
    const fd = fs.openSync(this.options.dir, 'r')
    fs.fsyncSync(fd)
    fs.closeSync(fd)
  }
}

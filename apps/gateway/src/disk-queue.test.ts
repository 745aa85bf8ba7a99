import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { DeviceReading } from '@kangban/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DiskQueue } from './disk-queue.ts'

let dir: string
let said: string[]

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'kangban-queue-'))
  said = []
})

afterEach(() => fs.rmSync(dir, { recursive: true, force: true }))

const open = (mostBytes = 10_000_000) =>
  new DiskQueue({ dir, mostBytes, log: (message) => said.push(message) })

const rate = (value: number): DeviceReading => ({
  kind: 'heartRate',
  at: '2026-03-02T08:00:00.000Z',
  value,
})

/** Everything that waits, oldest first, by device; the queue is empty afterwards. */
function drain(queue: DiskQueue): [deviceCode: string, value: number][] {
  queue.seal()
  const all: [string, number][] = []

  for (let batch = queue.next(); batch !== undefined; batch = queue.next()) {
    for (const reading of queue.readings(batch)) {
      if (reading.kind === 'heartRate') all.push([batch.deviceCode, reading.value])
    }

    queue.remove(batch)
  }

  return all
}

describe('the queue', () => {
  it('gives back what it took, in order, each device by itself', () => {
    const queue = open()
    queue.put('KW1', [rate(60), rate(61)])
    queue.put('KP1', [rate(70)])
    queue.put('KW1', [rate(62)])

    expect(drain(queue)).toEqual([
      ['KW1', 60],
      ['KW1', 61],
      ['KW1', 62],
      ['KP1', 70],
    ])

    expect(queue.bytes).toBe(0)
    expect(fs.readdirSync(dir)).toEqual([])
  })

  it('keeps a batch as it is, id and all, until it is removed, also for the next process', () => {
    const first = open()
    first.put('KW1', [rate(60)])
    first.seal()
    const batch = first.next()
    first.put('KW1', [rate(61)])
    const second = open()
    expect(second.next()).toEqual(batch)
    expect(second.bytes).toBe(first.bytes)
    expect(drain(second).map(([, value]) => value)).toEqual([60, 61])
  })

  it('cuts off the line that a crash has torn, which it never took', () => {
    const first = open()
    first.put('KW1', [rate(60)])
    first.close()
    fs.appendFileSync(path.join(dir, 'KW1.open'), '{"kind":"heartRate","at":"2026-')
    fs.writeFileSync(path.join(dir, '000000000001-KE1-x.ecg.part'), '{"startedAt"')
    const second = open()
    second.put('KW1', [rate(61)])
    expect(drain(second).map(([, value]) => value)).toEqual([60, 61])
    expect(fs.readdirSync(dir)).toEqual([])
  })

  it('keeps an ECG as a batch of its own, in its turn', () => {
    const queue = open()
    const strip = { startedAt: '2026-03-02T08:00:00.000Z', ecgContent: '0.1,,0.2', complete: true }
    queue.put('KW1', [rate(60)])
    queue.seal()
    queue.putEcg('KE1', strip)
    const readings = queue.next()
    if (readings) queue.remove(readings)
    const batch = open().next()
    expect(batch).toMatchObject({ kind: 'ecg', deviceCode: 'KE1' })
    expect(batch && queue.ecg(batch)).toEqual(strip)
  })

  it('makes batches no larger than the API takes', () => {
    const queue = open()
    const many = Array.from({ length: 3000 }, (_, index) => rate(index))
    queue.put('KW1', many)
    queue.put('KW1', many)
    queue.seal()
    const sizes: number[] = []

    for (let batch = queue.next(); batch !== undefined; batch = queue.next()) {
      sizes.push(queue.readings(batch).length)
      queue.remove(batch)
    }

    expect(sizes).toEqual([3000, 3000])
  })

  it('lets the oldest batches go when it is full, and says so', () => {
    const line = JSON.stringify(rate(10)).length + 1
    const queue = open(3 * line)

    for (const value of [10, 11, 12, 13, 14]) {
      queue.put('KW1', [rate(value)])
      queue.seal()
    }

    expect(queue.bytes).toBe(3 * line)
    expect(drain(queue).map(([, value]) => value)).toEqual([12, 13, 14])
    expect(said).toHaveLength(2)
    expect(said[0]).toMatch(/queue is full.*dropped the 1 oldest/)
  })
})

/** Puts one reading after the other, sealing now and then, and says which is taken; until it is killed. */
const WRITER = `
  import fs from 'node:fs'
  import { DiskQueue } from ${JSON.stringify(new URL('./disk-queue.ts', import.meta.url).href)}
  const queue = new DiskQueue({ dir: process.argv[1], mostBytes: 1e9, log() {} })
  for (let value = Number(process.argv[2]); ; value++) {
    queue.put('KW1', [{ kind: 'heartRate', at: '2026-03-02T08:00:00.000Z', value }])
    fs.writeSync(1, value + '\\n')
    if (value % 7 === 0) queue.seal()
  }`

/** Runs the writer until it has taken so many, kills it, and gives the last that it said it has. */
function writeAndKill(from: number, count: number): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', WRITER, dir, String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })

  let last = from - 1

  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = text.split('\n').filter((line) => line !== '')
    last = Math.max(last, ...lines.map(Number))
    if (last - from >= count) child.kill('SIGKILL')
  })

  return new Promise((resolve) => child.once('close', () => resolve(last)))
}

describe('kill -9', () => {
  it('loses nothing that was taken, whenever it comes', async () => {
    let taken = 0
    for (const count of [0, 1, 5, 13, 40, 120]) taken = await writeAndKill(taken + 1, count)
    expect(taken).toBeGreaterThan(170)
    const kept = drain(open()).map(([, value]) => value)

    // What was on the disk and not yet said when it came was written again.
    expect([...new Set(kept)].slice(0, taken)).toEqual(
      Array.from({ length: taken }, (_, index) => index + 1),
    )
  }, 30_000)
})

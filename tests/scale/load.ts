// A bounded load: everybody reads and writes in turn, with a pause, as pages and watches do.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND, shanghaiTime } from '@kangban/china-time'
import { type Answer, type Call, make, readOf, READS } from './calls.ts'
import { type Person, WHEEL } from './people.ts'

/** Between two calls of a person. */
const REST_MS = 250
/** Before a write that was not acknowledged is sent again. */
const AGAIN_MS = 300
const MAX_TRIES = 200
/** One write of so many is sent once more after it was acknowledged. */
const REPLAYED = 10
/** One write of so many is a picture: of all trials nobody sends more than an hour allows, however quick the machine is. */
const PICTURED = 16
const READINGS = 20
/** Seeded readings stand at whole minutes; those of the load at the seconds after them, each minute once. */
const HISTORY_MS = 20 * MS_PER_HOUR
const MINUTES = HISTORY_MS / MS_PER_MINUTE

/** A write that was acknowledged, and how it is found again. */
export type Acknowledged =
  | { readonly kind: 'draw'; readonly person: Person; readonly id: string }
  | { readonly kind: 'comparison'; readonly person: Person; readonly mark: string }
  | { readonly kind: 'picture'; readonly person: Person; readonly id: string }
  | { readonly kind: 'readings'; readonly person: Person; readonly times: readonly Date[] }

interface Write {
  readonly call: Call
  readonly acknowledged: (answer: Answer) => Acknowledged
}

export function drawBy(person: Person): Write {
  return {
    call: {
      path: '/activity/v1/app/draw',
      headers: { authorization: person.token, 'idempotency-key': randomUUID() },
      body: { id: WHEEL.id, acitivityType: WHEEL.activityType },
    },
    acknowledged: ({ data }) => ({ kind: 'draw', person, id: (data as { id: string }).id }),
  }
}

export function comparisonBy(person: Person, mark: string): Write {
  return {
    call: {
      path: '/monitor/v1/save-mea-record',
      headers: { authorization: person.token, 'idempotency-key': randomUUID() },
      body: { userName: mark, watchHr: 70, deviceHr: 71 },
    },
    acknowledged: () => ({ kind: 'comparison', person, mark }),
  }
}

const PICTURE = await sharp({
  create: { width: 64, height: 64, channels: 3, background: 'teal' },
})
  .png()
  .toBuffer()

function pictureBy(person: Person): Write {
  const form = new FormData()
  form.append('purpose', 'archive')
  form.append('file', new File([new Uint8Array(PICTURE)], 'a.png', { type: 'image/png' }))

  return {
    call: {
      path: '/files/v1/app/upload',
      headers: { authorization: person.token, 'idempotency-key': randomUUID() },
      form,
    },
    acknowledged: ({ data }) => ({ kind: 'picture', person, id: (data as { id: string }).id }),
  }
}

export const readingsAt = ({ watch }: Person, times: readonly Date[]): Call => ({
  path: '/device/v1/app/ingest',
  headers: { 'x-device-key': watch.key },
  body: {
    deviceCode: watch.code,
    batchId: randomUUID(),
    readings: times.map((at, index) => ({
      kind: 'heartRate',
      at: shanghaiTime(at),
      value: 60 + index,
    })),
  },
})

function readingsBy(person: Person, from: Date): Write {
  const times = Array.from(
    { length: READINGS },
    (_, second) => new Date(from.getTime() + (second + 1) * MS_PER_SECOND),
  )

  return {
    call: readingsAt(person, times),
    acknowledged: () => ({ kind: 'readings', person, times }),
  }
}

export interface Load {
  readonly answers: readonly Answer[]
  readonly acknowledged: readonly Acknowledged[]
  /** Writes that were sent again and again and never acknowledged. */
  readonly given: readonly Call[]
  /** Lets everybody end what they began. */
  end(): Promise<void>
}

export function createLoad(base: string, people: readonly Person[]) {
  const began = Math.floor(Date.now() / MS_PER_MINUTE) * MS_PER_MINUTE - HISTORY_MS
  let writes = 0

  const writeOf = (person: Person, round: number): Write => {
    writes += 1
    // Somebody may keep thirty an hour.
    if (round % PICTURED === 1) return pictureBy(person)
    const turn = round % 3
    if (turn === 0) return drawBy(person)
    if (turn === 1) return comparisonBy(person, `第${writes}条`)
    return readingsBy(person, new Date(began + (((round / 3) % MINUTES) | 0) * MS_PER_MINUTE))
  }

  /** Rounds go on from one load to the next, so that no two write the same. */
  const rounds = new Map<Person, number>()

  return {
    begin(): Load {
      const answers: Answer[] = []
      const acknowledged: Acknowledged[] = []
      const given: Call[] = []
      const state = { over: false }

      const ask = async (call: Call): Promise<Answer> => {
        const answer = await make(base, call)
        answers.push(answer)
        return answer
      }

      async function write(person: Person, round: number): Promise<void> {
        const { call, acknowledged: as } = writeOf(person, round)

        for (let tries = 0; tries < MAX_TRIES; tries++) {
          const answer = await ask(call)

          if (answer.outcome === 'done') {
            acknowledged.push(as(answer))
            // As who has not heard the answer does.
            if (round % REPLAYED === 0) await ask(call)
            return
          }

          await pause(AGAIN_MS)
        }

        given.push(call)
      }

      async function live(person: Person): Promise<void> {
        await pause(Math.random() * REST_MS)

        while (!state.over) {
          const round = rounds.get(person) ?? 0
          rounds.set(person, round + 1)
          const [, path] = READS[round % READS.length] ?? []
          if (path) await ask(readOf(person.token, path()))
          await pause(REST_MS)
          await write(person, round)
          await pause(REST_MS)
        }
      }

      const lives = people.map((person) => live(person))

      return {
        answers,
        acknowledged,
        given,
        async end() {
          state.over = true
          await Promise.all(lives)
        },
      }
    },
  }
}

export type LoadSource = ReturnType<typeof createLoad>

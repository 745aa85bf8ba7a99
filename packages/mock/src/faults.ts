import { setTimeout as pause } from 'node:timers/promises'
import { contract, listOperations } from '@kangban/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendBareCode } from '../../../apps/api/src/plugins/answer.ts'
import type { Fault } from './mock.ts'

export const FAULT_HEADER = 'x-mock-fault'

const OPERATIONS = new Set(listOperations(contract).map(([name]) => name))
const NUMBERS = ['status', 'delay', 'times']
const TEXTS = ['operation', 'code']
const LEAST_STATUS = 200
const MOST_STATUS = 599
/** Longer than any client waits. */
const MOST_DELAY_MS = 600_000

const isWhole = (value: unknown, least: number, most: number): boolean =>
  value === undefined ||
  (Number.isInteger(value) && Number(value) >= least && Number(value) <= most)

const refuse = (why: string): never => {
  throw new RangeError(`No fault: ${why}`)
}

/** @throws RangeError that says what is wrong: a fault that never happens would make a test pass for nothing */
export function checkedFault(fault: Fault): Fault {
  const { operation, status, code, delay, cut, times } = fault
  const unknown = Object.keys(fault).filter((key) => ![...NUMBERS, ...TEXTS, 'cut'].includes(key))

  if (unknown.length > 0) refuse(`nothing is called ${unknown.join()}`)
  if (operation !== undefined && !OPERATIONS.has(operation))
    refuse(`the contract has no operation ${operation}`)
  if (!isWhole(status, LEAST_STATUS, MOST_STATUS)) refuse('status is a status of HTTP')
  if (!isWhole(delay, 0, MOST_DELAY_MS)) refuse(`delay is milliseconds, at most ${MOST_DELAY_MS}`)
  if (!isWhole(times, 1, Number.MAX_SAFE_INTEGER)) refuse('times counts from 1')
  if (code !== undefined && typeof code !== 'string') refuse('code is a text')
  if (cut !== undefined && typeof cut !== 'boolean') refuse('cut is true or false')
  if (status === undefined && code === undefined && delay === undefined && !cut)
    refuse('say status, code, delay or cut')
  return fault
}

/** Reads `status=503; delay=2000; cut; code=9999; times=2`. @throws RangeError */
export function parseFault(text: string): Fault {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)

  const fields = parts.map((part) => {
    const [name = '', value] = part.split('=').map((side) => side.trim())
    if (value === undefined) return [name, true]
    return [name, NUMBERS.includes(name) ? Number(value) : value]
  })

  return checkedFault(Object.fromEntries(fields) as Fault)
}

/** An answer in the envelope, with its HTTP status. */
function answer(reply: FastifyReply, { status, code }: Fault): FastifyReply {
  return sendBareCode(reply.code(status ?? LEAST_STATUS), code ?? String(status))
}

async function happen(fault: Fault, request: FastifyRequest, reply: FastifyReply) {
  if (fault.delay !== undefined) await pause(fault.delay)

  if (fault.cut) {
    reply.hijack()
    request.raw.destroy()
    return reply
  }

  return fault.status === undefined && fault.code === undefined ? undefined : answer(reply, fault)
}

export interface Faults {
  add(fault: Fault): () => void
  clear(): void
  /** Before all routes. */
  stand(app: FastifyInstance): void
}

/** The faults of one mock: those that were ordered, and those that a call asks for itself. */
export function createFaults(): Faults {
  let waiting: { fault: Fault; left: number }[] = []
  /** How often a header has done its part at an operation, so that a client may send one with all its calls. */
  const done = new Map<string, number>()

  const ordered = (operation: string | undefined): Fault | undefined => {
    const next = waiting.find(
      ({ fault, left }) =>
        left > 0 && (fault.operation === undefined || fault.operation === operation),
    )

    if (next) next.left -= 1
    waiting = waiting.filter(({ left }) => left > 0)
    return next?.fault
  }

  const asked = (header: string, operation: string): Fault | undefined => {
    const fault = parseFault(header)
    if (fault.operation !== undefined && fault.operation !== operation) return undefined
    if (fault.times === undefined) return fault
    const key = `${operation} ${header}`
    const times = (done.get(key) ?? 0) + 1
    done.set(key, times)
    return times <= fault.times ? fault : undefined
  }

  return {
    add(fault) {
      const added = { fault: checkedFault(fault), left: fault.times ?? 1 }
      waiting.push(added)

      return () => {
        waiting = waiting.filter((each) => each !== added)
      }
    },
    clear() {
      waiting = []
      done.clear()
    },
    stand(app) {
      app.addHook('onRequest', async (request, reply) => {
        const { operation } = request.routeOptions.config
        const header = request.headers[FAULT_HEADER]
        // Doors of the mock itself and pages are no calls.
        if (operation === undefined) return undefined

        try {
          const fault = header === undefined ? ordered(operation) : asked(String(header), operation)
          return fault && (await happen(fault, request, reply))
        } catch (cause) {
          if (!(cause instanceof RangeError)) throw cause
          return reply.code(400).send({ message: cause.message })
        }
      })
    },
  }
}

// What a careless production may do to its answers. All of it is decided by the seed, the call and the field: the same calls
// in the same order are disturbed in the same way.
import { setTimeout as wait } from 'node:timers/promises'
import { shanghaiTime } from '@kangban/china-time'
import { isSuccess } from '@kangban/contracts'
import { createRandom, type Random } from '@kangban/vitals'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { operationsOf } from './documented-profile.ts'

/** How often what is done where it can be done. */
const ODDS = {
  nothingThere: 0.06,
  numberAsText: 0.25,
  otherTime: 0.6,
  leftOut: 0.1,
  extraField: 0.3,
  emptyList: 0.05,
  nullList: 0.05,
  otherWordForText: 0.5,
}

const MAX_DELAY_MS = 600

/** What other calls need, and the samples of an ECG: without them a person could not go through the app. */
const KEPT = [
  /^account\.logIn data\.(token|userCode)$/,
  /\[\]\.(id|prizeId|deviceCode|tagCode)$/,
  /^points\.draw data\.(id|prizeId)$/,
  /^redemption\.getRedemption data\.id$/,
  /^ecg\.getEcgRecord data\.ecgContent$/,
  // Names of diseases, which open their pages.
  /^lookup\.listDiseaseCategories data\.classify\[\]\.typeNames\[\]$/,
  /^lookup\.listDiseaseNames data\[\]$/,
  // Success is read from it.
  /^outpatient\.requestAppointment data$/,
]

interface JsonSchema {
  readonly type?: string | string[]
  readonly format?: string
  readonly const?: unknown
  readonly anyOf?: JsonSchema[]
  readonly oneOf?: JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: string[]
  readonly items?: JsonSchema
  readonly 'x-decided'?: string
}

interface Place {
  /** As `ecg.listEcgRecords data.dataEcgInfosRespList[].id`. */
  readonly path: string
  readonly random: Random
}

export interface Answer {
  readonly code: string
  readonly msg: string
  readonly data: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isAnswer = (value: unknown): value is Answer =>
  isObject(value) && 'code' in value && 'data' in value

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

const below = ({ path, random }: Place, step: string, key: string): Place => ({
  path: path + step,
  random: random.fork(key),
})

/** Of a schema with alternatives, the one that the value is. */
function schemaOf(schema: JsonSchema, value: unknown): JsonSchema {
  const options = schema.anyOf ?? schema.oneOf
  if (!options) return schema

  const fitting = options.find(({ type, properties = {} }) => {
    const named = type === 'integer' ? 'number' : type

    const wrong = ([key, property]: [string, JsonSchema]) =>
      'const' in property && isObject(value) && value[key] !== property.const

    return named === typeOf(value) && !Object.entries(properties).some(wrong)
  })

  return fitting ?? {}
}

/** Data that no document names: anything may come. */
const isUnnamed = ({ anyOf = [] }: JsonSchema): boolean =>
  anyOf.some(({ type }) => type === 'boolean')

/** China's clock without its zone, slashes, or milliseconds. */
function otherMoment(moment: string, random: Random): unknown {
  const at = new Date(moment)
  const local = shanghaiTime(at).slice(0, 19).replace('T', ' ')

  return random.pick<unknown>([
    local,
    local.slice(0, 16).replaceAll('-', '/'),
    at.getTime(),
    String(at.getTime()),
  ])
}

function disturbScalar({ format }: JsonSchema, value: unknown, { random }: Place): unknown {
  if (random.chance(ODDS.nothingThere)) return null
  if (typeof value === 'number') return random.chance(ODDS.numberAsText) ? String(value) : value
  if (typeof value !== 'string' || !random.chance(ODDS.otherTime)) return value
  if (format === 'date-time') return otherMoment(value, random)
  return format === 'date' ? value.replaceAll('-', '/') : value
}

const extraField = (random: Random): Record<string, unknown> => ({
  [random.pick(['ext', 'delFlag', 'tenantId', 'gmtModified', 'remark'])]: random.pick<unknown>([
    null,
    '0',
    random.int(1, 9),
    { version: random.int(1, 9), labels: ['a', null] },
  ]),
})

function disturbObject(
  { properties = {}, required = [] }: JsonSchema,
  value: Record<string, unknown>,
  place: Place,
) {
  const { random } = place

  const fields = Object.entries(value).flatMap(([key, field]): [string, unknown][] => {
    const at = below(place, `.${key}`, key)
    const schema = properties[key]

    const dispensable =
      schema !== undefined && (schema['x-decided'] !== undefined || !required.includes(key))

    if (dispensable && !isKept(at) && at.random.chance(ODDS.leftOut)) return []
    return [[key, disturb(schema ?? {}, field, at)]]
  })

  return {
    ...(random.chance(ODDS.extraField) ? extraField(random) : {}),
    ...Object.fromEntries(fields),
  }
}

const isKept = ({ path }: Place): boolean => KEPT.some((pattern) => pattern.test(path))

function disturb(schema: JsonSchema, value: unknown, place: Place): unknown {
  if (isKept(place)) return value
  const { random } = place
  if (isUnnamed(schema)) return random.pick<unknown>([{}, extraField(random), null, 'ok', 1, true])
  const fitting = schemaOf(schema, value)

  if (Array.isArray(value)) {
    if (random.chance(ODDS.emptyList)) return []
    if (random.chance(ODDS.nullList)) return null

    return value.map((entry, index) =>
      disturb(fitting.items ?? {}, entry, below(place, '[]', String(index))),
    )
  }

  return isObject(value)
    ? disturbObject(fitting, value, place)
    : disturbScalar(fitting, value, place)
}

export interface Disturbed {
  readonly answer: Record<string, unknown>
  readonly delayMs: number
}

/** Disturbs the answer of each next call of an operation in another way. */
export function createQuirks(seed: number): (name: string, answer: Answer) => Disturbed {
  const schemas = new Map<string, JsonSchema>(
    operationsOf('documented').map(([name, { output }]) => [
      name,
      z.toJSONSchema(output, { unrepresentable: 'any' }) as JsonSchema,
    ]),
  )

  const calls = new Map<string, number>()
  const root = createRandom(seed).fork('quirks')

  return (name, { code, msg, data }) => {
    const call = calls.get(name) ?? 0
    calls.set(name, call + 1)
    const random = root.fork(name).fork(String(call))
    const place = { path: `${name} data`, random: random.fork('data') }

    return {
      answer: {
        traceId: random.int(0, 0xffff_ffff).toString(16),
        code: random.pick<unknown>([code, Number(code), '200', 200]),
        [random.chance(ODDS.otherWordForText) ? 'message' : 'msg']: msg,
        data: disturb(schemas.get(name) ?? {}, data, place),
      },
      delayMs: random.int(0, MAX_DELAY_MS),
    }
  }
}

export function mountQuirks(app: FastifyInstance, seed: number): void {
  const quirks = createQuirks(seed)

  app.addHook('preSerialization', async ({ routeOptions }, _reply, payload: unknown) => {
    const { operation } = routeOptions.config
    if (!operation || !isAnswer(payload) || !isSuccess(payload.code)) return payload
    const { answer, delayMs } = quirks(operation, payload)
    await wait(delayMs)
    return answer
  })
}

// For tests: a backend that answers every operation with the contract's own example, and writes down what was asked.
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { addDays, daysBetween, lastDays, MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
import {
  contract,
  documentedPart,
  listOperations,
  type Operation,
  SPANS,
  SUCCESS,
} from '@kangban/contracts'
import { formatSamples, SAMPLE_RATE, thumbnailOf } from '@kangban/ecg-core'
import { steadyBeats, syntheticEcg } from '../../../ecg-core/src/testing/synthetic-ecg.ts'
import { valuesAt } from '../answer/find-values.ts'

export interface Reply {
  status: number
  /** Sent as it is where it is text, else as JSON. */
  body: unknown
  headers?: Readonly<Record<string, string>>
}

export interface BackendOptions {
  /** Knows the documents alone: none of our calls, and nothing that we add. */
  documented?: boolean
  /** What is answered to an operation instead of its example. */
  change?: (name: string, reply: Reply) => Reply
  /** Messages of /demo/outbox; none, and the door is not there. */
  outbox?: () => readonly { to: string; code: string }[]
}

const patterns = listOperations(contract).map(([name, operation]) => ({
  name,
  operation,
  path: new RegExp(`^/api${operation.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}))

const DAY = /\d{4}-\d{2}-\d{2}(?=[T ]|$)/

const asDay = (value: unknown): string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''

/** What is asked for, in the path, the query or a body of JSON. */
function askedOf({ path }: Operation, url: URL, body: string): Record<string, unknown> {
  const names = path.match(/(?<=\{)\w+(?=\})/g) ?? []
  const values = new RegExp(`${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(url.pathname) ?? []
  const parts = names.map((name, index) => [name, values[index + 1]])
  const json: unknown = body.startsWith('{') ? JSON.parse(body) : {}

  return {
    ...Object.fromEntries(url.searchParams),
    ...Object.fromEntries(parts),
    ...(json as object),
  }
}

/** Where the example only shows what samples look like: thirty seconds at the rate that the example tells. */
const SECONDS = 30
const RATE = 72

const { samples } = syntheticEcg(
  steadyBeats(SECONDS, MS_PER_MINUTE / MS_PER_SECOND / RATE),
  SECONDS,
)

const strip = formatSamples(samples)
const picture = thumbnailOf(samples, { rateHz: SAMPLE_RATE, around: samples.length / 2 })

interface Overview {
  readonly samplesPerPair: number
}

/** The record of many hours with an overview as long as it has to be. */
function withOverview(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('overview' in value)) return value
  const { overview, sampleCount } = value as { overview: Overview | null; sampleCount?: number }
  if (overview === null || sampleCount === undefined) return value
  const data = Buffer.alloc(4 * Math.ceil(sampleCount / overview.samplesPerPair), 1)
  return { ...value, overview: { ...overview, data: data.toString('base64') } }
}

const isOfOtherType = (output: unknown, deviceType: unknown): boolean =>
  typeof output === 'object' &&
  output !== null &&
  'deviceType' in output &&
  deviceType !== undefined &&
  output.deviceType !== deviceType

function echoing(output: unknown, { deviceType }: Record<string, unknown>): unknown {
  // Of other types nothing is bound.
  if (isOfOtherType(output, deviceType)) return null

  const echo = (key: string, value: unknown): unknown => {
    if (key === 'ecgContent') return strip
    if (key === 'thumbnail') return picture

    return /^deviceType(?:Code)?$/.test(key) && deviceType !== undefined
      ? deviceType
      : withOverview(value)
  }

  return output === undefined ? undefined : JSON.parse(JSON.stringify(output), echo)
}

/** The page that is asked for of the rows that an example has, and that are of the kind that is asked for. */
function pageOf(output: unknown, { pn, ps, kind = 'all' }: Record<string, unknown>): unknown {
  const page = output as { list?: { kind?: unknown }[] } | null | undefined
  if (!page?.list || pn === undefined || ps === undefined) return output
  const rows = page.list.filter((row) => kind === 'all' || row.kind === kind)
  const from = (Number(pn) - 1) * Number(ps)
  const list = rows.slice(from, from + Number(ps))
  return { ...page, list, total: rows.length, pn: Number(pn), ps: Number(ps) }
}

/** When the points of before the sign-ins came. */
const BEFORE = '2026-02-20T08:00:00+08:00'

const booked = (title: string, createTime: string, quota: number) => ({
  detailExplain: `${title} ${quota < 0 ? '' : '+'}${quota}`,
  createTime,
  quota,
  url: null,
  kangban: { sendStatus: null },
})

/** A page of the record that the example of the points would have left behind: its draw of points was free, that of cash not. */
function ledger(asked: Record<string, unknown>): unknown {
  const {
    remain = 0,
    userOperEntites: signIns = [],
    activityResps: activities = [],
  } = contract.points.getPoints.example?.output ?? {}

  const cost = Math.max(...activities.map(({ consume }) => consume))

  const prizes = contract.points.listPointRecords.example?.output.list ?? []

  const rows = [
    ...signIns.map(({ createTime, integral }) => booked('签到', createTime, integral)),
    ...prizes.map(({ createTime, quota, kangban }) =>
      kangban?.sendStatus === null
        ? booked('抽奖获得', createTime, quota)
        : booked('抽奖消耗', createTime, -cost),
    ),
  ].toSorted((a, b) => b.createTime.localeCompare(a.createTime))

  const rest = rows.reduce((left, { quota }) => left - quota, remain)
  return pageOf({ list: [...rows, booked('积分奖励', BEFORE, rest)] }, asked)
}

/** Days of a week and of a month, by the type of the span. */
const DAYS_OF: Readonly<Record<string, number>> = { [SPANS.week]: 7, [SPANS.month]: 30 }

/** Days of the pressure, of whose readings other examples tell: those of the last one are all of them. */
function daysOfPressure(dat: string, count: number): unknown {
  const page = contract.monitoring.getBloodPressure.example?.output
  if (!page?.kangban) return null
  const { kangban } = page
  const days = lastDays(dat, count)
  const onTheDay = (value: unknown) => days.map((day) => (day === dat ? value : null))
  const sentence = [{ text: `近${count}天平均 ${page.avgHi}/${page.avgLow}。`, tone: 'plain' }]

  return {
    ...page,
    detailTimes: days,
    hiDetails: onTheDay(page.avgHi),
    lowDetails: onTheDay(page.avgLow),
    kangban: {
      ...kangban,
      states: onTheDay(kangban.morning?.state),
      morningDetails: onTheDay(kangban.morning),
      eveningDetails: onTheDay(kangban.evening),
      weekMeanDetails: onTheDay(null),
      sentence,
      elderSentence: sentence,
    },
  }
}

/** What an example cannot tell of several questions: the record of points, days of the pressure, and tags of another type. */
function ofQuestion(name: string, asked: Record<string, unknown>, example: unknown): unknown {
  if (name === 'points.listPointRecords' && asked['flag'] === '1') return ledger(asked)
  const days = DAYS_OF[String(asked['type'])]

  if (name === 'monitoring.getBloodPressure' && days !== undefined)
    return daysOfPressure(String(asked['dat']), days)

  if (name !== 'profile.listDiseaseTags') return example
  const type = String(asked['type'])

  const retyped = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replace(/^1001(?=\d)/, type) : value

  return JSON.parse(JSON.stringify(example), retyped)
}

/** The example as it would be of the day that is asked for; nothing of a span that it is not of. */
function exampleFor({ example }: Operation, asked: Record<string, unknown>): unknown {
  const own = (example?.input ?? {}) as Record<string, unknown>
  if (asked['dat'] !== undefined && asked['type'] !== own['type']) return null

  const moves = Object.keys(own)
    .map((key) => daysBetween(asDay(own[key]), asDay(asked[key])))
    .filter((days) => !Number.isNaN(days))

  const days = Math.max(...moves, -Infinity)
  if (!Number.isFinite(days)) return structuredClone(example?.output)

  const moved = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replace(DAY, (day) => addDays(day, days)) : value

  return JSON.parse(JSON.stringify(example?.output), moved)
}

export async function startExampleBackend(options: BackendOptions = {}) {
  const { change = (_, reply) => reply, outbox, documented = false } = options
  const asked: string[] = []
  const requests: { name: string; url: string; headers: IncomingHttpHeaders }[] = []
  const paths: string[] = []

  const answer = (request: IncomingMessage, response: ServerResponse, sent: string) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    paths.push(url.pathname)

    const send = ({ status, body, headers = {} }: Reply) =>
      response
        .writeHead(status, headers)
        .end(typeof body === 'string' ? body : JSON.stringify(body))

    if (url.pathname === '/demo/outbox' && outbox) return send({ status: 200, body: outbox() })

    const found = patterns.find(
      ({ operation, path }) => operation.method === request.method && path.test(url.pathname),
    )

    if (!found || (documented && found.operation.origin === 'ours')) {
      return send({ status: 404, body: { code: '404', msg: '', data: null } })
    }

    asked.push(found.name)
    requests.push({ name: found.name, url: request.url ?? '', headers: request.headers })
    const code = found.operation.successCode ?? SUCCESS
    const wanted = askedOf(found.operation, url, sent)
    const paged = pageOf(exampleFor(found.operation, wanted), wanted)
    const example = ofQuestion(found.name, wanted, echoing(paged, wanted))
    const body = { code, msg: '操作成功', data: documented ? documentedPart(example) : example }
    return send(change(found.name, { status: 200, body }))
  }

  const server = createServer((request, response) => {
    void text(request).then((sent) => answer(request, response, sent))
  })

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    base: `${origin}/api`,
    asked,
    requests,
    paths,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Puts a value into the place of a path's first match; for tests that spoil an answer. */
export function spoil(body: unknown, path: string, value: unknown): unknown {
  const cut = path.lastIndexOf('.')
  const parent = valuesAt(body, cut < 0 ? '' : path.slice(0, cut))[0]
  if (typeof parent === 'object' && parent !== null)
    Object.assign(parent, { [path.slice(cut + 1)]: value })
  return body
}

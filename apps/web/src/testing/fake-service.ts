import {
  AppError,
  contract,
  listOperations,
  MESSAGES,
  type Operation,
  type Refusal,
  refuse,
} from '@kangban/contracts'
import { onTestFinished, vi } from 'vitest'

type Tree = typeof contract
/** The name of a call in contracts, e.g. `ecg.listEcgRecords`. */
export type OperationName = {
  [F in keyof Tree]: {
    [O in keyof Tree[F] & string]: Tree[F][O] extends Operation ? `${F}.${O}` : never
  }[keyof Tree[F] & string]
}[keyof Tree]

export interface Call {
  readonly name: OperationName
  readonly path: string
  readonly query: URLSearchParams
  /** Of JSON; empty for a form. */
  readonly body: Record<string, unknown>
  readonly headers: Headers
}

/**
 * The data of the envelope, however odd, or what makes it. A `refused(…)` is answered as a failure, a `Response` as it is, and
 * what throws as a connection that broke.
 */
export type Answer = (call: Call) => unknown
export type Answers = Partial<Record<OperationName, Answer>>

type Texts = typeof MESSAGES
/** A refusal whose text has no numbers in it. */
type PlainRefusal = { [N in Refusal]: Texts[N] extends string ? N : never }[Refusal]
/** What the service answers instead of data. */
export const refused = (why: PlainRefusal): AppError => refuse(why, 'told by the test')

export interface FakeService {
  /** While set, no answer comes. */
  offline: boolean
  /** What a call is answered of which the test says nothing; left out, its own example. */
  others: Answer | undefined
  /** The paths that were asked, also beside the contracts. */
  readonly asked: string[]
  /** The same with their queries. */
  readonly addresses: string[]
  readonly calls: Call[]
  callsOf(name: OperationName): Call[]
  answer(name: OperationName, answer: Answer): void
  refuse(name: OperationName, why: PlainRefusal): void
  /** Of an address beside the contracts: a file, the demo outbox. */
  serve(path: string, answer: () => Response): void
}

const OPERATIONS = listOperations(contract).map(([name, operation]) => ({
  name: name as OperationName,
  operation,
  path: new RegExp(`${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

const envelope = (data: unknown, { successCode }: Operation) =>
  data instanceof AppError
    ? { code: data.code, msg: data.userMessage, data: null }
    : { code: successCode ?? '1000', msg: MESSAGES.success, data: data ?? null }

const urlOf = (input: RequestInfo | URL): URL =>
  new URL(input instanceof Request ? input.url : input.toString(), 'http://localhost')

function bodyOf(init: RequestInit | undefined): Call['body'] {
  return typeof init?.body === 'string' && init.body.startsWith('{')
    ? (JSON.parse(init.body) as Call['body'])
    : {}
}

/**
 * The one service of the web tests, behind `fetch`: every call of the contracts is answered with its own example unless the
 * test says otherwise. An address that no contract has fails the test.
 */
export function fakeService(answers: Answers = {}): FakeService {
  const told: Answers = { ...answers }
  const files = new Map<string, () => Response>()
  const strays: string[] = []

  const service: FakeService = {
    offline: false,
    others: undefined,
    asked: [],
    addresses: [],
    calls: [],
    callsOf: (name) => service.calls.filter((call) => call.name === name),
    answer: (name, answer) => void (told[name] = answer),
    refuse: (name, why) => void (told[name] = () => refused(why)),
    serve: (path, answer) => void files.set(path, answer),
  }

  const respond = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname, search, searchParams } = urlOf(input)
    if (service.offline) throw new TypeError('Failed to fetch')
    service.asked.push(pathname)
    service.addresses.push(pathname + search)
    const file = files.get(pathname)
    if (file) return file()
    const method = init?.method ?? 'GET'

    const found = OPERATIONS.find(
      ({ operation, path }) => operation.method === method && path.test(pathname),
    )

    if (!found) {
      strays.push(`${method} ${pathname}`)
      throw new TypeError(`no contract has ${method} ${pathname}`)
    }

    const { name, operation } = found
    const headers = new Headers(init?.headers)
    const call: Call = { name, path: pathname, query: searchParams, body: bodyOf(init), headers }
    service.calls.push(call)
    const answer = told[name] ?? service.others
    const data: unknown = answer ? await answer(call) : operation.example?.output
    return data instanceof Response ? data : Response.json(envelope(data, operation))
  }

  vi.stubGlobal('fetch', respond)

  onTestFinished(() => {
    if (strays.length > 0)
      throw new Error(`The page asked what no contract has: ${strays.join(', ')}`)
  })

  return service
}

/** An answer whose code and words no contract of ours has. */
export const failed =
  (code: string, msg: string): Answer =>
  () =>
    Response.json({ code, msg, data: null })

/** What stands between has no answer of the service. */
export const httpStatus =
  (status: number): Answer =>
  () =>
    new Response('', { status })

/** For an answer that never comes. */
export const brokenConnection: Answer = () => {
  throw new TypeError('Failed to fetch')
}

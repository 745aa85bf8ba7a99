// The tRPC face: type and implementation, both derived from the contract alone.
import { initTRPC, TRPCError } from '@trpc/server'
import type {
  TRPCBuiltRouter,
  TRPCDefaultErrorShape,
  TRPCMutationProcedure,
  TRPCQueryProcedure,
  TRPCSubscriptionProcedure,
} from '@trpc/server'
import { MS_PER_SECOND } from '@kangban/china-time'
import type * as z from 'zod/mini'
import { AppError } from './app-error.ts'
import type { FailureCode } from './codes.ts'
import type { contract } from '../contract.ts'
import { type CallContext, execute, type Handler } from './execute.ts'
import type { LiberalAnswer } from './read-liberally.ts'
import {
  type ContractTree,
  isOperation,
  isSubscription,
  type Operation,
  type Subscription,
} from '../operation.ts'
import { type Refusal, refuse } from './refuse.ts'

type Contract = typeof contract
export type ErrorShape = TRPCDefaultErrorShape & {
  data: { failure: { code: string; transport?: string } }
}

/** `strict`: answers as promised. `liberal`: as a page reads those of a back end that is not ours. */
type Reading = 'strict' | 'liberal'
type Answer<O extends Operation, R extends Reading> = R extends 'strict'
  ? z.output<O['output']>
  : O['origin'] extends 'ours'
    ? z.output<O['output']>
    : LiberalAnswer<z.output<O['output']>>
type Definition<O extends Operation, R extends Reading> = {
  input: z.input<O['input']>
  output: Answer<O, R>
  meta: unknown
}
type ProcedureOf<O extends Operation, R extends Reading> = O['safety'] extends 'read'
  ? TRPCQueryProcedure<Definition<O, R>>
  : TRPCMutationProcedure<Definition<O, R>>
type Procedures<Tree, R extends Reading> = {
  [K in keyof Tree]: Tree[K] extends Operation
    ? ProcedureOf<Tree[K], R>
    : Tree[K] extends Subscription
      ? TRPCSubscriptionProcedure<{
          input: void
          output: AsyncIterable<z.output<Tree[K]['event']>, void, void>
          meta: unknown
        }>
      : Procedures<Tree[K], R>
}
type RouterOf<R extends Reading> = TRPCBuiltRouter<
  { ctx: object; meta: object; errorShape: ErrorShape; transformer: false },
  Procedures<Contract, R>
>
export type AppRouter = RouterOf<'strict'>
/** What pages call: documented answers as `readLiberally` gives them. */
export type PageRouter = RouterOf<'liberal'>

type Subscriber<S extends Subscription, Context> = (call: {
  context: Context
  signal: AbortSignal
}) => AsyncIterable<z.output<S['event']>>

/** One handler for every operation of the tree: a missing or misspelt one is a type error. */
export type Handlers<Context, Tree = Contract> = {
  [K in keyof Tree]: Tree[K] extends Operation
    ? Handler<Tree[K], Context>
    : Tree[K] extends Subscription
      ? Subscriber<Tree[K], Context>
      : Handlers<Context, Tree[K]>
}

const TRPC_CODES: Partial<Record<FailureCode, TRPCError['code']>> = {
  '410': 'UNAUTHORIZED',
  '401': 'FORBIDDEN',
  '404': 'NOT_FOUND',
  '408': 'TIMEOUT',
  '413': 'PAYLOAD_TOO_LARGE',
  '415': 'UNSUPPORTED_MEDIA_TYPE',
  '422': 'UNPROCESSABLE_CONTENT',
  '429': 'TOO_MANY_REQUESTS',
  '500': 'INTERNAL_SERVER_ERROR',
  '503': 'SERVICE_UNAVAILABLE',
}

/** What tRPC refuses before there is a call, and says in English. */
const REFUSALS = {
  BAD_REQUEST: 'badJson',
  PARSE_ERROR: 'badJson',
  METHOD_NOT_SUPPORTED: 'badJson',
  NOT_FOUND: 'notFound',
  PAYLOAD_TOO_LARGE: 'bodyTooLarge',
  UNSUPPORTED_MEDIA_TYPE: 'unsupportedType',
} as const satisfies Partial<Record<TRPCError['code'], Refusal>>

const isRefused = (code: TRPCError['code']): code is keyof typeof REFUSALS => code in REFUSALS

/** Whatever was thrown, as what is told of it. */
export function asAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause

  if (cause instanceof TRPCError) {
    if (cause.cause instanceof AppError) return cause.cause
    // Its message may repeat what was sent.
    if (isRefused(cause.code)) return refuse(REFUSALS[cause.code], cause.code)
  }

  return refuse('serverError', cause instanceof Error ? cause.message : String(cause))
}

export const asTrpcError = (cause: unknown): TRPCError => {
  const { code, userMessage } = asAppError(cause)
  return new TRPCError({ code: TRPC_CODES[code] ?? 'BAD_REQUEST', message: userMessage, cause })
}

/** Handlers and contract have the same shape by type; while walking both, that is known but not expressible. */
type Walk = { readonly [name: string]: unknown }

/** `execute` parses, after the access check. */
const passOn = (raw: unknown): unknown => raw

/** A stream without events says so often that it is there: a machine that vanished says nothing, and TCP notices it late. */
const SILENCE_MS = 20 * MS_PER_SECOND
const GIVEN_UP_AFTER_MS = 45 * MS_PER_SECOND

/** `explain` gives the refusal that stands behind what a handler threw, or what it threw. */
export function createRouter<Context extends CallContext>(
  tree: Contract,
  handlers: Handlers<Context>,
  explain: (cause: unknown) => unknown = passOn,
): AppRouter {
  const t = initTRPC.context<{ call: Context }>().create({
    sse: {
      ping: { enabled: true, intervalMs: SILENCE_MS },
      client: { reconnectAfterInactivityMs: GIVEN_UP_AFTER_MS },
    },
    errorFormatter({ shape, error }) {
      const { code, userMessage } = asAppError(error)

      return {
        ...shape,
        message: userMessage,
        data: { ...shape.data, stack: undefined, failure: { code } },
      }
    },
  })

  const operationProcedure = (operation: Operation, handler: Handler<Operation, Context>) => {
    const run = async ({ ctx, input }: { ctx: { call: Context }; input: unknown }) => {
      try {
        return await execute(operation, handler, { context: ctx.call, input })
      } catch (cause) {
        throw asTrpcError(explain(cause))
      }
    }

    const procedure = t.procedure.input(passOn)
    return operation.safety === 'read' ? procedure.query(run) : procedure.mutation(run)
  }

  const subscriptionProcedure = (subscriber: Subscriber<Subscription, Context>) =>
    t.procedure.subscription(async function* ({ ctx, signal }) {
      if (!ctx.call.userCode) {
        throw asTrpcError(refuse('loginExpired', 'subscription without session'))
      }

      try {
        yield* subscriber({ context: ctx.call, signal: signal ?? new AbortController().signal })
      } catch (cause) {
        throw asTrpcError(explain(cause))
      }
    })

  const build = (node: ContractTree, at: Walk): Walk =>
    Object.fromEntries(
      Object.entries(node).map(([key, child]) => {
        if (isOperation(child))
          return [key, operationProcedure(child, at[key] as Handler<Operation, Context>)]
        if (isSubscription(child))
          return [key, subscriptionProcedure(at[key] as Subscriber<Subscription, Context>)]
        return [key, build(child, at[key] as Walk)]
      }),
    )

  // The procedures are built by walking the very tree that AppRouter is derived from; TypeScript cannot follow that.
  return t.router(build(tree, handlers as Walk) as never)
}

/** The handler of an operation by its dotted name, for the REST face. */
export function handlerOf<Context>(
  handlers: Handlers<Context>,
  name: string,
): Handler<Operation, Context> {
  const found = name.split('.').reduce<unknown>((at, key) => (at as Walk)[key], handlers)
  return found as Handler<Operation, Context>
}

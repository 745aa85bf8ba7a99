import type * as z from 'zod/mini'
import type { Origin } from './documents/origin.ts'
import type { Look } from './family/look-words.ts'

/**
 * Who may call an operation, and whose data it touches:
 * - `anyone`: no session is needed;
 * - `secret`: no session is needed, but a secret that the use case checks (an SMS code, a share token, a device's key, the
 *   permission cookie of a redemption);
 * - `catalogue`: a session is needed, the answer is the same for everybody;
 * - `own`: only what belongs to the user of the session; another `userCode` in the input is refused with '401';
 * - `granted`: as `own`, and also the data of a person who granted the user access.
 */
export type Ownership = 'anyone' | 'secret' | 'catalogue' | 'own' | 'granted'

/**
 * What a call may do to the world. Tools that hold a backend against the contracts call only `read` unless told by name.
 * `idempotent`: calling it again with the same input changes nothing more.
 */
export type Safety = 'read' | 'idempotent' | 'mutating' | 'irreversible' | 'sends-message'

export type Schema = z.ZodMiniType

/** The largest body of a call that names no limit of its own. */
export const BODY_BYTES = 1024 * 1024

export interface Operation<
  I extends Schema = Schema,
  O extends Schema = Schema,
  S extends Safety = Safety,
  P extends Origin = Origin,
> {
  /** Whose promise the call is. Of one that others keep too, what we add stands apart; see origin.ts. */
  readonly origin: P
  readonly method: 'GET' | 'POST'
  /** As documented, below the service base path; `{name}` parts are filled from the input. */
  readonly path: `/${string}`
  readonly summary: string
  /** Flat for GET (a query string has no nesting). */
  readonly input: I
  /** Plain JSON without transforms, so that both faces (REST and tRPC) answer the same. */
  readonly output: O
  readonly ownership: Ownership
  /** Of a `granted` call, and of no other: what the person is told that was looked at. */
  readonly looksAt?: Look
  readonly safety: S
  /** Goes on while a request for the deletion of the account stands; every other call that is no `read` is refused. */
  readonly whileLeaving?: true
  /** The success code where it is not '1000'. */
  readonly successCode?: '2000'
  /** `false`: the client shows no loading indicator. */
  readonly loading?: false
  /** The screen shows its own failure texts: the client shows no toast ('401' and '410' still act). */
  readonly ownMessages?: true
  /** How the body is sent where it is not JSON: `application/x-www-form-urlencoded`, or `multipart/form-data` with files. */
  readonly encoding?: 'form' | 'multipart'
  /** May be sent with an `Idempotency-Key` header: calls with the same key have one effect and the same answer. */
  readonly takesIdempotencyKey?: true
  /** Largest accepted body where BODY_BYTES are not enough. */
  readonly maxBodyBytes?: number
  readonly headers?: Readonly<Record<string, string>>
  /** For the documentation; held to both schemas by a test. */
  readonly example?: { readonly input: z.input<I>; readonly output: z.input<O> }
}

/**
 * Declares an operation; the type parameters keep the exact schemas, the safety class, which decides query or mutation, and
 * the origin, which decides how a page reads the answer.
 */
export const operation = <
  I extends Schema,
  O extends Schema,
  const S extends Safety,
  const P extends Origin,
>(
  definition: Operation<I, O, S, P>,
): Operation<I, O, S, P> => definition

/** Events that the server pushes over tRPC (SSE); there is no REST face, since the documents know no push. */
export interface Subscription<E extends Schema = Schema> {
  readonly push: true
  readonly summary: string
  readonly event: E
  readonly ownership: 'own'
}

export interface ContractTree {
  readonly [name: string]: Operation | Subscription | ContractTree
}

export type ContractNode = ContractTree[string]

export const isOperation = (node: ContractNode): node is Operation =>
  'method' in node && typeof node.method === 'string'
export const isSubscription = (node: ContractNode): node is Subscription =>
  'push' in node && node.push === true

/** Every operation with its dotted name, e.g. `['account.logIn', {...}]`. */
export function listOperations(
  tree: ContractTree,
  prefix = '',
): [name: string, operation: Operation][] {
  return Object.entries(tree).flatMap(([key, node]): [string, Operation][] => {
    if (isOperation(node)) return [[prefix + key, node]]
    return isSubscription(node) ? [] : listOperations(node, `${prefix}${key}.`)
  })
}

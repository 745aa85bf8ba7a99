import * as z from 'zod/mini'
import { AppError } from './app-error.ts'
import { BUSINESS_FAILURE } from './codes.ts'
import { UNSEEN } from '../constants.ts'
import * as MESSAGES from './messages.ts'
import type { Look } from '../family/look-words.ts'
import type { Operation } from '../operation.ts'
import { refuse } from './refuse.ts'

/** What the rules of a contract need to know of a call; a server's context extends it. */
export interface CallContext {
  /** The user of the session, or undefined without a valid session. */
  readonly userCode: string | undefined
  /** Whether the user has asked for the deletion of the account: nothing new is taken while that stands. */
  readonly isLeaving?: boolean
  /** Whether `ownerCode` has granted the user of the session access to own data; a look is noted for the owner. */
  hasGrantFrom(ownerCode: string, looksAt: Look): Promise<boolean>
  /** That the user of the session asked for what is `ownerCode`'s and was refused; noted for the owner. */
  noteRefusal(ownerCode: string): void
}

const badInput = (error: z.core.$ZodError): AppError => {
  const issue = error.issues[0]
  const field = issue?.path.join('.')

  // A message that a schema states itself is meant for people; zod's own words are not.
  const own =
    issue?.message && /\p{Script=Han}/u.test(issue.message) ? issue.message : MESSAGES.badInput

  return new AppError(BUSINESS_FAILURE, {
    userMessage: own,
    logMessage: `input refused at ${field || '(root)'}: ${issue?.code}`,
  })
}

/** Whether the call may be made at all. @throws AppError 410 without a session, 9999 while a deletion request stands, 401 for somebody else's data */
export async function authorise(
  operation: Operation,
  input: unknown,
  context: CallContext,
): Promise<void> {
  if (operation.ownership === 'anyone' || operation.ownership === 'secret') return

  if (!context.userCode) {
    throw refuse('loginExpired', 'no valid session')
  }

  if (context.isLeaving && operation.safety !== 'read' && !operation.whileLeaving) {
    throw refuse('accountLeaving', 'a deletion request stands')
  }

  const named =
    typeof input === 'object' && input !== null && 'userCode' in input ? input.userCode : undefined

  if (named === undefined || named === null || named === '' || named === context.userCode) return

  const granted =
    operation.ownership === 'granted' &&
    operation.looksAt !== undefined &&
    typeof named === 'string' &&
    (await context.hasGrantFrom(named, operation.looksAt))

  if (!granted) {
    if (typeof named === 'string') context.noteRefusal(named)

    throw operation.ownership === 'granted'
      ? refuse('notShared', 'userCode has granted the session user nothing')
      : refuse('forbidden', 'userCode is not the session user')
  }
}

/** No input of ours is half as deep; whoever walks what is thousands deep falls. */
const MAX_DEPTH = 32

/**
 * No letters of anybody's words: controls but tab and line ends (PostgreSQL cannot store U+0000), half a character, and
 * what turns the direction of text or is not seen, so that a name could be read as another's. U+200D stays: emoji are
 * joined by it, and U+200C, which some scripts need.
 */
const ODD = new RegExp(
  `[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F${UNSEEN}\\uFFFE\\uFFFF\\p{Cs}]`,
  'u',
)

/** @throws AppError 400 when the input is deeper than any of ours, 9999 when a text or number of it is none of ours */
function requireSound(value: unknown, depth = 0): void {
  if (typeof value === 'string' && ODD.test(value)) {
    throw refuse('oddCharacters', 'input holds characters that are no letters')
  }

  // No amount of ours is so large; sums and means of such ones would be no numbers.
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw refuse('badInput', 'input holds a number out of reach')
  }

  if (typeof value !== 'object' || value === null || value instanceof Blob) return

  if (depth === MAX_DEPTH) {
    throw refuse('badJson', `input is deeper than ${MAX_DEPTH}`)
  }

  for (const [key, child] of Object.entries(value)) {
    requireSound(key)
    requireSound(child, depth + 1)
  }
}

export type Handler<O extends Operation, Context> = (call: {
  context: Context
  input: z.output<O['input']>
}) => z.input<O['output']> | Promise<z.input<O['output']>>

/** What contracts let out of answers that nobody can change. */
const letOut = new WeakMap<object, { by: Operation; output: unknown }>()

/**
 * What the contract lets out of an answer. One that is frozen, since it is remembered and given again, is parsed once, and what
 * came of it is frozen too.
 */
function outputOf(operation: Operation, answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !Object.isFrozen(answer))
    return z.parse(operation.output, answer)

  const before = letOut.get(answer)
  if (before?.by === operation) return before.output
  const output = Object.freeze(z.parse(operation.output, answer))
  letOut.set(answer, { by: operation, output })
  return output
}

/**
 * Runs one call by the rules of its contract: access, input, handler, output. Both faces of the service go through here.
 * The answer is always parsed, so that a field that the contract does not promise cannot leave the house.
 */
export async function execute<O extends Operation, Context extends CallContext>(
  operation: O,
  handler: Handler<O, Context>,
  call: { context: Context; input: unknown },
): Promise<z.output<O['output']>> {
  await authorise(operation, call.input, call.context)

  requireSound(call.input)
  const input = z.safeParse(operation.input, call.input ?? {})
  if (!input.success) throw badInput(input.error)
  const answer = await handler({ context: call.context, input: input.data as z.output<O['input']> })
  return outputOf(operation, answer) as z.output<O['output']>
}

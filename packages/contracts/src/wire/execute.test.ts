import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import { type CallContext, execute } from './execute.ts'
import { operation, type Ownership } from '../operation.ts'

const read = (ownership: Ownership) =>
  operation({
    origin: 'ours',
    method: 'GET',
    path: '/x',
    summary: '',
    input: z.object({
      userCode: z.optional(z.string()),
      size: z.optional(z.string().check(z.regex(/^\d$/, '一位数字'))),
    }),
    output: z.object({ seen: z.string() }),
    ownership,
    ...(ownership === 'granted' && { looksAt: 'home' as const }),
    safety: 'read',
  })

const context = (
  userCode: string | undefined,
  granted: string[] = [],
  refused: string[] = [],
): CallContext => ({
  userCode,
  hasGrantFrom: (owner) => Promise.resolve(granted.includes(owner)),
  noteRefusal: (owner) => void refused.push(owner),
})

const call = (ownership: Ownership, who: CallContext, input: object = {}) =>
  execute(read(ownership), () => ({ seen: 'data', secret: 'never promised' }), {
    context: who,
    input,
  })

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (cause: unknown) => (cause instanceof AppError ? cause.code : 'crash'),
  )

describe('access', () => {
  it.each([
    ['anyone', undefined, {}, 'ok'],
    ['catalogue', undefined, {}, '410'],
    ['own', undefined, {}, '410'],
    ['own', 'U1', {}, 'ok'],
    ['own', 'U1', { userCode: 'U1' }, 'ok'],
    ['own', 'U1', { userCode: '' }, 'ok'],
    ['own', 'U1', { userCode: 'U2' }, '401'],
    ['granted', 'U1', { userCode: 'U2' }, 'ok'],
    ['granted', 'U1', { userCode: 'U3' }, '401'],
    ['granted', 'U1', { userCode: ['U2'] }, '401'],
  ] as const)(
    '%s called by %s with %j answers %s',
    async (ownership, userCode, input, expected) => {
      expect(await codeOf(call(ownership, context(userCode, ['U2']), input))).toBe(expected)
    },
  )

  it.each(['own', 'granted'] as const)(
    'refused to %s is noted for whose it is, once',
    async (of) => {
      const refused: string[] = []
      const who = context('U1', ['U2'], refused)
      await codeOf(call(of, who, { userCode: 'U3' }))
      await codeOf(call(of, who, { userCode: 'U1' }))
      await codeOf(call('granted', who, { userCode: 'U2' }))
      expect(refused).toEqual(['U3'])
    },
  )

  it('is decided before the input is read, so that a stranger learns nothing of the rules', async () => {
    expect(await codeOf(call('own', context(undefined), { size: 'wrong' }))).toBe('410')
  })
})

it('answers nothing that the contract does not promise', async () => {
  expect(await call('own', context('U1'))).toEqual({ seen: 'data' })
})

describe('an answer that nobody can change', () => {
  const frozen = Object.freeze({ seen: 'data', secret: 'never promised' })
  const given = { context: context('U1'), input: {} }

  it('lets out nothing else, and is parsed once for a contract', async () => {
    const [own, wider] = [read('own'), { ...read('own'), output: z.object({ secret: z.string() }) }]
    const first = await execute(own, () => frozen, given)
    expect(first).toEqual({ seen: 'data' })
    expect(Object.isFrozen(first)).toBe(true)
    expect(await execute(own, () => frozen, given)).toBe(first)
    expect(await execute(wider, () => frozen, given)).toEqual({ secret: 'never promised' })
  })

  it('is a fault where it breaks its promise, each time', async () => {
    const broken = Object.freeze({ seen: 1 })
    const answer = () => execute(read('own'), (): never => broken as never, given)
    await expect(answer()).rejects.toThrow('seen')
    await expect(answer()).rejects.toThrow('seen')
  })
})

it('shows the message of a schema to people where it has one in Chinese, and a general one otherwise', async () => {
  await expect(call('own', context('U1'), { size: '12' })).rejects.toMatchObject({
    code: '9999',
    userMessage: '一位数字',
  })

  await expect(call('own', context('U1'), { size: 12 })).rejects.toMatchObject({
    code: '9999',
    userMessage: '提交的内容有误，请检查后再试',
  })
})

describe('U+0000', () => {
  it.each([[{ size: 'a\u0000' }], [{ deep: [{ name: '\u0000' }] }], [{ '\u0000': 1 }]])(
    'is refused in %j',
    async (input) => {
      expect(await codeOf(call('anyone', context(undefined), input))).toBe('9999')
    },
  )
})

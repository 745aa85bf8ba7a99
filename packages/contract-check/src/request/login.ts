import { contract } from '@kangban/contracts'
import type { Send } from './caller.ts'
import type { CheckOptions } from '../check-options.ts'
import { CouldNotRun, type Text } from '../text.ts'

export interface Session {
  readonly token: string
  readonly userCode: string | undefined
}

/** Sends one operation by name and keeps its result. */
export type CallByName = (
  name: string,
  input: object,
) => Promise<{ success: boolean; data: unknown }>

export const UNREACHABLE: Text = {
  zh: '连不上这个后端，请检查 --base 和网络。',
  en: 'The backend cannot be reached; check --base and the network.',
}

const wanted = { accept: 'application/json' }

const textOf = (value: unknown, key: string): string | undefined => {
  const found =
    typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)[key]
      : undefined

  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined
}

/** The demo shows what it would have sent; a production backend has no such door. */
async function readOutbox(base: URL, send: Send): Promise<unknown[] | undefined> {
  const outbox = { url: `${base.origin}/demo/outbox`, method: 'GET' as const, headers: wanted }
  const sent = await send(outbox, { again: true })
  if (sent.status === null) throw new CouldNotRun(UNREACHABLE)
  if (sent.status !== 200) return undefined

  try {
    const messages: unknown = JSON.parse(sent.text)
    return Array.isArray(messages) ? messages : undefined
  } catch {
    return undefined
  }
}

const codesFor = (phone: string, messages: readonly unknown[]): string[] =>
  messages
    .filter((message) => textOf(message, 'to') === phone)
    .map((message) => textOf(message, 'code') ?? '')

async function codeFromOutbox(
  { base, phone }: { base: URL; phone: string },
  send: Send,
  call: CallByName,
) {
  if (!(await readOutbox(base, send))) {
    throw new CouldNotRun({
      zh: '这个后端没有 /demo/outbox，不会替您发送短信。请先在应用里获取验证码，再用 --code 传入；或用 --token 传入登录令牌。',
      en: 'This backend has no /demo/outbox, and no SMS is sent for you. Ask for a code in the app and give it with --code, or give a session with --token.',
    })
  }

  const { success } = await call('account.sendCode', { phone })

  const code = success
    ? codesFor(phone, (await readOutbox(base, send)) ?? []).find(Boolean)
    : undefined

  if (code) return code
  throw new CouldNotRun({
    zh: '后端没有发出验证码，可能刚刚发过，请一分钟后再试。',
    en: 'The backend sent no code; it may just have sent one, so try again in a minute.',
  })
}

/** A session by token, by code, or by a code read from the demo's outbox. */
export async function logIn(options: CheckOptions, send: Send, call: CallByName): Promise<Session> {
  if (options.token) return { token: options.token, userCode: options.userCode }
  const code = options.code || (await codeFromOutbox(options, send, call))
  const { success, data } = await call('account.logIn', { phone: options.phone, pin: code })
  const token = success ? textOf(data, 'token') : undefined
  if (token) return { token, userCode: textOf(data, 'userCode') }
  throw new CouldNotRun({
    zh: `登录失败（${contract.account.logIn.path}），请检查手机号和验证码。`,
    en: `The login failed (${contract.account.logIn.path}); check the phone and the code.`,
  })
}

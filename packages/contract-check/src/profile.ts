// What a back end is held to: the two documents alone, or all that our own service adds to them.
import { contract, encodeRequest, isSuccess } from '@kangban/contracts'
import * as z from 'zod/mini'
import type { Send, Sent } from './request/caller.ts'
import type { Text } from './text.ts'

const PROFILES = ['documented', 'kangban'] as const
export type Profile = (typeof PROFILES)[number]

export const isProfile = (text: string): text is Profile => PROFILES.some((name) => name === text)

export const PROFILE_TEXTS: Readonly<Record<Profile, Text>> = {
  documented: { zh: '按两份文档检查', en: 'held to the two documents' },
  kangban: { zh: '按本项目自己的服务检查', en: 'held to what our own service promises' },
}

export const FOUND_TEXTS: Readonly<Record<'given' | 'probe', Text>> = {
  given: { zh: '由 --profile 指定', en: 'as --profile says' },
  probe: { zh: '由探测得出', en: 'found by a probe' },
}

const { getBackend } = contract.backend

function isOurs(sent: Sent): boolean {
  if (sent.status !== 200) return false

  try {
    const { code, data } = z.parse(
      z.object({ code: z.union([z.string(), z.number()]), data: z.unknown() }),
      JSON.parse(sent.text),
    )

    return isSuccess(code) && z.safeParse(getBackend.output, data).success
  } catch {
    return false
  }
}

/** One request without a token. Whatever does not answer as our own service does keeps the documents alone. */
export async function probe(baseUrl: string, send: Send): Promise<Profile> {
  const request = encodeRequest(getBackend, {}, { baseUrl, token: '' })
  const { authorization: _, ...headers } = request.headers
  return isOurs(await send({ ...request, headers }, { again: true })) ? 'kangban' : 'documented'
}

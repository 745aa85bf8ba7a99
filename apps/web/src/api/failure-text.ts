import type { Failure } from '@kangban/contracts/link'

type TransportFailure = Extract<Failure, { kind: 'transport' }>

/** The documented Chinese text of what kept an answer from coming. */
export function transportText({
  reason,
  message,
}: Pick<TransportFailure, 'reason' | 'message'>): string {
  if (reason === 'timeout') return '后端接口请求超时'
  const status = /Request failed with status code (\d+)/.exec(message)?.[1]
  if (status) return `后端接口${status}异常`
  // `fetch` rejects with a TypeError when no connection came about; the link puts "Network Error:" before the cause.
  const cause = message.replace(/^Network Error: /, '')
  const lost = reason === 'network' && /TypeError|Network ?Error/.test(cause)
  return lost ? '后端接口连接异常' : '后端接口未知异常'
}

import type { DeviceReading } from '@kangban/contracts'
import { restLink } from '@kangban/contracts/link'
import type { AppRouter } from '@kangban/contracts/router'
import { createTRPCClient, TRPCClientError } from '@trpc/client'
import type { EcgStrip } from './disk-queue.ts'

/** What became of a batch. `taken`: the API has it, `refusals` are readings that it will never want, by reason. */
export type Outcome =
  | { readonly kind: 'taken'; readonly refusals: readonly string[] }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'retry'; readonly why: string }

interface Sending {
  readonly deviceCode: string
  readonly id: string
  /** Per cent; undefined where the device does not tell. */
  readonly battery: number | undefined
}

export interface DeviceApi {
  sendReadings(sending: Sending, readings: DeviceReading[]): Promise<Outcome>
  sendEcg(sending: Sending, strip: EcgStrip): Promise<Outcome>
}

/** Codes with which the API says that this request will never be welcome; all others may pass. */
const FINAL = ['9999', '401', '400', '413', '415', '422']

/** An answer that takes longer is asked for again: the API does the same thing once. */
const TIMEOUT_MS = 30_000

export function createDeviceApi(options: {
  readonly baseUrl: string
  readonly keyOf: (deviceCode: string) => string
  readonly timeoutMs?: number
}): DeviceApi {
  const { baseUrl, keyOf, timeoutMs = TIMEOUT_MS } = options

  const clientOf = (deviceCode: string) =>
    createTRPCClient<AppRouter>({
      links: [
        restLink({
          load: () => import('@kangban/contracts/calls'),
          baseUrl,
          token: () => '',
          timeoutMs,
          fetch(url, init) {
            const headers = new Headers(init?.headers)
            headers.set('x-device-key', keyOf(deviceCode))
            return fetch(url, { ...init, headers })
          },
        }),
      ],
    }).devices

  return {
    sendReadings: ({ id: batchId, ...rest }, readings) =>
      outcomeOf(async () => {
        const { refused } = await clientOf(rest.deviceCode).ingestReadings.mutate({
          ...rest,
          batchId,
          readings,
        })

        return refused.map(({ reason }) => reason)
      }),
    sendEcg: ({ id: measurementId, ...rest }, strip) =>
      outcomeOf(async () => {
        const { reason } = await clientOf(rest.deviceCode).ingestEcg.mutate({
          ...rest,
          ...strip,
          measurementId,
        })

        return reason === null ? [] : [reason]
      }),
  }
}

async function outcomeOf(call: () => Promise<string[]>): Promise<Outcome> {
  try {
    return { kind: 'taken', refusals: await call() }
  } catch (cause) {
    if (!(cause instanceof TRPCClientError)) throw cause
    const { message, data } = cause as TRPCClientError<AppRouter>
    const { code = '', transport } = data?.failure ?? {}
    if (transport === undefined && FINAL.includes(code))
      return { kind: 'refused', why: `${code} ${message}` }
    return { kind: 'retry', why: transport ?? code }
  }
}

/** Test support: measurements to keep, and a database that begins empty. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { formatSamples, SAMPLE_RATE } from '@kangban/ecg-core'
import { vi } from 'vitest'
import { useSession } from '../../stores/session.ts'
import type { Inputs } from '../composition.ts'

export function logInAs(userCode: string, name: string | null = null): void {
  useSession.setState({
    token: 't',
    user: { userCode, userPhone: '13800000001', name, avatar: null, isBinding: true },
  })
}

export function freshDatabase(): void {
  vi.stubGlobal('indexedDB', new IDBFactory())
}

/** Height in mV, centre in s from R, width in s. */
const WAVES = [
  [0.12, -0.17, 0.02],
  [-0.1, -0.025, 0.008],
  [1.1, 0, 0.01],
  [-0.2, 0.028, 0.009],
  [0.3, 0.26, 0.04],
] as const

const RR_SECONDS = 0.8

/** A steady heart, 75 beats a minute, in whole microvolts; `gap` is a stretch of samples without signal. */
export function heart(
  seconds: number,
  gap: { from: number; to: number } = { from: 0, to: 0 },
): Float32Array {
  return Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, i) => {
    if (i >= gap.from && i < gap.to) return NaN
    const phase = ((i / SAMPLE_RATE) % RR_SECONDS) - RR_SECONDS / 2

    const mv = WAVES.reduce(
      (sum, [height, at, width]) => sum + height * Math.exp(-0.5 * ((phase - at) / width) ** 2),
      0,
    )

    return Math.round(mv * 1000) / 1000
  })
}

type SaveInput = Inputs['ecg']['saveEcgRecord']

/** A measurement of 30 seconds; `number` makes its id. */
export const measurement = (number: number, change: Partial<SaveInput> = {}): SaveInput => ({
  measurementId: `3f9d2a64-1c7b-4e58-9b0a-${String(number).padStart(12, '0')}`,
  deviceType: '10040001',
  deviceCode: 'KB-7',
  startedAt: '2024-01-02T00:36:12.000Z',
  ecgContent: formatSamples(heart(30)),
  complete: true,
  ...change,
})

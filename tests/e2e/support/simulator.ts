// The control API of the simulated devices, which is tRPC: one call is one request.
import { expect, type Page } from '@playwright/test'
import type { Service } from './service.ts'

type Order = 'contact' | 'disconnect'

interface Measurement {
  deviceId: string
  recordStartSample: number
}

/** What the recorders truly measured, oldest first. */
export async function trueMeasurements(
  page: Page,
  { devicesUrl }: Service,
): Promise<Measurement[]> {
  const answer = await page.request.get(`${devicesUrl}/trpc/truth`)
  const { result } = (await answer.json()) as { result: { data: { measurements: Measurement[] } } }
  return result.data.measurements
}

/** Does something to the recorder that measured last. */
export async function orderRecorder(
  page: Page,
  service: Service,
  order: Order,
  input: object,
): Promise<void> {
  const device = (await trueMeasurements(page, service)).at(-1)?.deviceId
  if (!device) throw new Error('no measurement is under way')

  const answer = await page.request.post(`${service.devicesUrl}/trpc/${order}`, {
    data: { device, ...input },
  })

  expect(answer.ok()).toBe(true)
}

interface Person {
  devices: { id: string; kind: string }[]
}

/** The person of the test puts the cuff on, and the monitor begins. */
export async function putCuffOn(
  page: Page,
  { devicesUrl }: Service,
  userCode: string,
): Promise<void> {
  const input = encodeURIComponent(JSON.stringify({ person: userCode }))
  const found = await page.request.get(`${devicesUrl}/trpc/person?input=${input}`)
  const { result } = (await found.json()) as { result: { data: Person } }
  const monitor = result.data.devices.find(({ kind }) => kind === 'blood-pressure-monitor')
  if (!monitor) throw new Error('the person has no blood-pressure monitor')

  const answered = await page.request.post(`${devicesUrl}/trpc/measure`, {
    data: { device: monitor.id },
  })

  expect(answered.ok()).toBe(true)
}

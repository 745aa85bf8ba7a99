import { randomUUID } from 'node:crypto'
import { MS_PER_DAY, MS_PER_MINUTE, shanghaiTime } from '@kangban/china-time'
import { DEVICE_TYPES } from '@kangban/contracts'
import type { TestApp } from '../../../testing/start-test-app.ts'
import { CODE_KEY } from './binding-proof.ts'

export type Reading = Record<string, unknown>

interface Answer {
  accepted: number
  duplicates: number
  refused: { index: number; reason: string }[]
}

const KEY = 'c0ffee00c0ffee00c0ffee00c0ffee00'

/** People with devices, and what the devices send; phones begin after `lastPhone`. */
export function wearersOf(app: TestApp, lastPhone: number) {
  let phone = lastPhone

  /** Somebody with consent and a device that was bound 40 days ago. */
  async function wearer(typeCode: string = DEVICE_TYPES.watch) {
    phone += 1
    const user = await app.logIn(String(phone))
    await user.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })
    const { database, vault } = app.services

    const { id: accountId } = await database.account.findUniqueOrThrow({
      where: { userCode: user.userCode },
    })

    const code = `KI${phone}`
    const keyHash = vault.hash('device key', KEY)
    const codeKeyCipher = vault.encrypt(CODE_KEY)

    await database.device.create({
      data: { code, typeCode, name: '', firmware: '', keyHash, codeKeyCipher, holderId: accountId },
    })

    const boundAt = new Date(app.clock.now().getTime() - 40 * MS_PER_DAY)

    await database.binding.create({
      data: { id: code, deviceCode: code, accountId, status: '02', boundAt },
    })

    return { ...user, accountId, code }
  }

  const send = (
    code: string,
    readings: Reading[],
    { key = KEY, batchId = randomUUID(), battery = 80 } = {},
  ) =>
    app
      .client()
      .post<Answer>(
        '/device/v1/app/ingest',
        { deviceCode: code, batchId, battery, readings },
        key ? { 'x-device-key': key } : {},
      )

  /** A moment so many minutes before now. */
  const ago = (minutes: number) =>
    shanghaiTime(new Date(app.clock.now().getTime() - minutes * MS_PER_MINUTE))

  const rate = (minutes: number, value: number): Reading => ({
    kind: 'heartRate',
    at: ago(minutes),
    value,
  })

  const oxygen = (minutes: number, value: number): Reading => ({
    kind: 'oxygen',
    at: ago(minutes),
    value,
  })

  const warningsOf = async ({ accountId }: { accountId: string }) =>
    (await app.services.database.warning.findMany({ where: { accountId } }))
      .map(({ kind, level, value, occurredAt, seconds }) =>
        [occurredAt.toISOString(), kind, level, value, seconds].join(' '),
      )
      .toSorted()

  return { wearer, send, ago, rate, oxygen, warningsOf }
}

export type Wearer = Awaited<ReturnType<ReturnType<typeof wearersOf>['wearer']>>

import { randomUUID } from 'node:crypto'
import { MS_PER_DAY, MS_PER_HOUR } from '@kangban/china-time'
import { encodeSampleBlock } from '@kangban/ecg-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imageKey } from '../ports/stored-image.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { deletionRequests, eraseAccount } from './erase-account.ts'
import { sweep } from './sweep.ts'

let app: TestApp
let picture: Buffer

beforeAll(async () => {
  app = await startTestApp()

  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
})

afterAll(() => app.stop())

type User = Awaited<ReturnType<TestApp['logIn']>>

const agree = (user: User) =>
  user.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })

const upload = async (user: User) => {
  const file = { bytes: picture, name: 'page.png' }

  return (await user.upload<{ id: string }>('/files/v1/app/upload', file, { purpose: 'archive' }))
    .data.id
}

const save = (user: User, fileIds: string[]) =>
  user.post('/archive/v1/app/save', { type: 'checkup', day: '2026-02-01', fileIds })

const holter = async (user: User) => {
  const begun = await user.post<{ id: string }>('/monitor/v1/app/holter/begin', {
    measurementId: randomUUID(),
    deviceType: '10040001',
    deviceCode: 'ECG-0001',
    startedAt: '2026-03-01T08:00:00+08:00',
    rateHz: 250,
  })

  const block = Buffer.from(encodeSampleBlock(new Float32Array(250))).toString('base64')
  await user.post('/monitor/v1/app/holter/blocks', { id: begun.data.id, first: 0, blocks: [block] })
  return begun.data.id
}

const isKept = async (id: string) => (await app.services.files.get(imageKey('image', id))) !== null

const accountOf = ({ userCode }: User) =>
  app.services.database.account.findUniqueOrThrow({ where: { userCode } })

describe('the sweep', () => {
  it('takes away pictures that nothing uses after a day, and none that something uses', async () => {
    const user = await app.logIn('13760000001')
    await agree(user)
    const [used, forgotten] = [await upload(user), await upload(user)]
    expect((await save(user, [used])).code).toBe('1000')
    app.clock.advance(MS_PER_DAY - MS_PER_HOUR)
    await sweep(app.services, app.clock.now())
    expect([await isKept(used), await isKept(forgotten)]).toEqual([true, true])
    app.clock.advance(2 * MS_PER_HOUR)
    const fresh = await upload(user)
    await sweep(app.services, app.clock.now())

    expect([await isKept(used), await isKept(forgotten), await isKept(fresh)]).toEqual([
      true,
      false,
      true,
    ])

    expect(await app.services.database.storedFile.count({ where: { id: forgotten } })).toBe(0)
  })

  it('takes away sessions, codes and keys that are long over, and leaves the living', async () => {
    const [old, living] = [await app.logIn('13760000002'), await app.logIn('13760000003')]
    const key = { 'idempotency-key': 'upkeep-0001' }

    await living.post(
      '/monitor/v1/save-mea-record',
      { userName: '本人', watchHr: 70, deviceHr: 71 },
      key,
    )

    await old.get('/user/v1/account/logout')
    app.clock.advance(31 * MS_PER_DAY)
    const again = await app.logIn('13760000003')
    await sweep(app.services, app.clock.now())
    const { database } = app.services

    expect(await database.session.count({ where: { accountId: (await accountOf(old)).id } })).toBe(
      0,
    )

    expect(await database.smsCode.count()).toBe(1)
    expect(await database.idempotencyKey.count()).toBe(0)
    expect((await again.get('/user/v1/health')).code).toBe('1000')
  })
})

describe('an account whose owner has asked for its deletion', () => {
  it('goes with every row and file; nobody else is touched', async () => {
    const [leaving, staying] = [await app.logIn('13760000004'), await app.logIn('13760000005')]
    const pictures: string[] = []
    const records: string[] = []

    for (const user of [leaving, staying]) {
      await agree(user)
      pictures.push(await upload(user))
      records.push(await holter(user))
      await save(user, pictures.slice(-1))

      await user.post('/user/v1/save/contacts', {
        contactName: '女儿',
        contactPhone: '13900000001',
      })
    }

    const account = await accountOf(leaving)
    await expect(eraseAccount(app.services, leaving.userCode)).rejects.toThrow('has not asked')

    await app.services.database.account.update({
      where: { id: account.id },
      data: { deletionRequestedAt: app.clock.now() },
    })

    expect((await deletionRequests(app.services.database)).map(({ userCode }) => userCode)).toEqual(
      [leaving.userCode],
    )

    await eraseAccount(app.services, leaving.userCode)
    expect((await leaving.get('/user/v1/health')).code).toBe('410')
    expect(await app.services.database.contact.count({ where: { accountId: account.id } })).toBe(0)

    expect(
      await app.services.database.archiveDocument.count({ where: { accountId: account.id } }),
    ).toBe(0)

    expect(await Promise.all(pictures.map(isKept))).toEqual([false, true])

    const blocks = (recordId: string) =>
      app.services.database.holterBlock.count({ where: { recordId } })

    expect(await Promise.all(records.map(blocks))).toEqual([0, 1])
    expect((await staying.get<unknown[]>('/user/v1/list/contacts')).data).toHaveLength(1)

    await expect(eraseAccount(app.services, leaving.userCode)).rejects.toThrow(
      'There is no account',
    )
  })
})

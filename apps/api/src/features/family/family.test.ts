import { MS_PER_DAY } from '@kangban/china-time'
import { AREAS, type FamilyMembers } from '@kangban/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { invitationMessage } from './invitation-message.ts'
import { change, familiesOf, MEMBERS, type Person } from './testing/families.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

const { newPhone, logIn, family } = familiesOf(() => app, 13_700_340_000)

const invite = (person: Person, phone: string, label = '儿子') =>
  change(person, { action: 'invite', phone, label, areas: AREAS })

const members = async (person: Person) => (await person.get<FamilyMembers>(MEMBERS)).data

const accept = async (viewer: Person, label = '妈妈') =>
  change(viewer, { action: 'accept', id: (await members(viewer)).invitations[0]?.id, label })

const masked = (phone: string) => phone.replace(/^(\d{3})\d{4}/, '$1****')

const withoutWho = ({ data }: { data: FamilyMembers }, index: number) => ({
  ...data.sharedWith[index],
  id: '',
  phone: '',
})

/** Any call for the data of another person. */
const look = async (viewer: Person, owner: Person) =>
  (await viewer.get('/monitor/v1/abnormal/list', { userCode: owner.userCode })).code

describe('an invitation', () => {
  it('shows nothing until it is accepted, and then both sides', async () => {
    const [mother, son] = [await logIn(), await logIn()]
    await mother.post('/user/v2/up-health-info', { name: '王桂兰', birthday: '1954-03-01' })
    const { code, data } = await invite(mother, son.phone, '李建军（儿子）')
    expect(code).toBe('1000')

    expect(data).toMatchObject({
      sharedWith: [
        { label: '李建军（儿子）', phone: masked(son.phone), accepted: false, daysLeft: 30 },
      ],
      sharedByOthers: [],
    })

    expect(await look(son, mother)).toBe('401')
    const motherInWords = { name: '王*兰', phone: masked(mother.phone) }

    expect(await members(son)).toMatchObject({
      sharedByOthers: [],
      invitations: [{ ...motherInWords, daysLeft: 30 }],
    })

    expect(await accept(son)).toMatchObject({
      code: '1000',
      data: {
        invitations: [],
        sharedByOthers: [
          {
            ...motherInWords,
            userCode: mother.userCode,
            label: '妈妈',
            tel: mother.phone,
            ageYears: 72,
          },
        ],
      },
    })

    expect((await members(mother)).sharedWith).toMatchObject([{ accepted: true, daysLeft: null }])
    expect(await look(son, mother)).toBe('1000')
    expect(await look(mother, son)).toBe('401')
  })

  it('is told by SMS, once a day and phone, without the name of the inviting person', async () => {
    const [mother, phone] = [await logIn(), newPhone()]
    await mother.post('/user/v2/up-health-info', { name: '王桂兰' })
    const { outbox, jobs } = app.services
    const toPhone = () => outbox.messages().filter(({ to }) => to === phone)
    const id = (await invite(mother, phone)).data.sharedWith[0]?.id
    await jobs.idle()
    expect(toPhone().map(({ text }) => text)).toEqual([expect.stringContaining('王*兰想请您')])
    await change(mother, { action: 'revoke', id })
    await invite(mother, phone)
    await jobs.idle()
    expect(toPhone()).toHaveLength(1)
  })

  it('is told under the same id however often the message is tried, and under another when it is made anew', async () => {
    const [mother, phone] = [await logIn(), newPhone()]
    const ids: unknown[] = []

    const { work } = invitationMessage({
      ...app.services,
      sms: { sendSms: async (message) => void ids.push(message.id) },
    })

    const id = (await invite(mother, phone)).data.sharedWith[0]?.id ?? ''
    await work(id)
    await work(id)
    await change(mother, { action: 'revoke', id })
    app.clock.advance(MS_PER_DAY)
    await invite(mother, phone)
    await work(id)
    const [first, again, anew] = ids
    expect(first).toEqual(expect.stringContaining(id))
    expect(again).toBe(first)
    expect(anew).toEqual(expect.stringContaining(id))
    expect(anew).not.toBe(first)
  })

  it('cannot be used to send messages to whomever', async () => {
    const mother = await logIn()
    const codes: string[] = []

    for (let count = 0; count < 21; count += 1) {
      const { code, data } = await invite(mother, newPhone())
      codes.push(code)
      if (data) await change(mother, { action: 'revoke', id: data.sharedWith[0]?.id })
    }

    expect(codes.filter((code) => code === '1000')).toHaveLength(20)
    expect(codes.at(-1)).toBe('9999')
  })

  it('waits for a phone that has no account until it has one', async () => {
    const [mother, phone] = [await logIn(), newPhone()]
    await invite(mother, phone)
    const son = await logIn(phone)
    expect(await look(son, mother)).toBe('401')
    await accept(son)
    expect(await look(son, mother)).toBe('1000')
  })

  it('looks the same whether the phone has an account or not', async () => {
    const [mother, son, unknown] = [await logIn(), await logIn(), newPhone()]
    const known = await invite(mother, son.phone, '家人')
    const waiting = await invite(mother, unknown, '家人')
    expect(withoutWho(waiting, 1)).toEqual(withoutWho(known, 0))
    expect(waiting.msg).toBe(known.msg)
  })

  it('is turned down for good, until the next one', async () => {
    const [mother, son] = [await logIn(), await logIn()]
    await invite(mother, son.phone)
    const [first] = (await members(son)).invitations
    const declined = await change(son, { action: 'decline', id: first?.id })
    expect(declined).toMatchObject({ code: '1000', data: { invitations: [] } })
    expect((await members(mother)).sharedWith).toEqual([])
    const over = { code: '9999', msg: '邀请已撤回或过期，请对方再邀请一次' }
    expect(await change(son, { action: 'accept', id: first?.id, label: '妈' })).toMatchObject(over)
    expect(await look(son, mother)).toBe('401')
    await invite(mother, son.phone)
    expect((await accept(son)).code).toBe('1000')
  })

  it('is taken by nobody but the account of its phone, and once', async () => {
    const [mother, son, stranger] = [await logIn(), await logIn(), await logIn()]
    const id = (await invite(mother, son.phone)).data.sharedWith[0]?.id
    const take = { action: 'accept', id, label: '妈妈' }
    expect((await change(stranger, take)).code).toBe('9999')
    expect((await change(stranger, { action: 'decline', id })).code).toBe('9999')
    expect((await change(mother, take)).code).toBe('9999')
    expect((await members(stranger)).invitations).toEqual([])
    const taken = await Promise.all([change(son, take), change(son, take), change(son, take)])
    expect(taken.map(({ code }) => code).toSorted()).toEqual(['1000', '9999', '9999'])
    expect(await look(stranger, mother)).toBe('401')
  })

  it('lapses after 30 days without an answer; one that was accepted stays', async () => {
    const [mother, late, early] = [await logIn(), await logIn(), await logIn()]
    await invite(mother, late.phone)
    await invite(mother, early.phone)
    await accept(early)
    app.clock.advance(31 * MS_PER_DAY)

    const [again, caller, lapsed] = [
      await logIn(mother.phone),
      await logIn(early.phone),
      await logIn(late.phone),
    ]

    expect(await members(lapsed)).toMatchObject({ sharedByOthers: [], invitations: [] })
    expect(await look(caller, mother)).toBe('1000')
    expect((await members(again)).sharedWith).toHaveLength(1)
  })

  it('belongs, once accepted, to the account and not to who gets the phone later', async () => {
    const { mother, son } = await family()
    const { database, vault } = app.services

    await database.account.update({
      where: { userCode: son.userCode },
      data: { phoneHash: vault.hash('phone', newPhone()) },
    })

    const stranger = await logIn(son.phone)
    expect(stranger.userCode).not.toBe(son.userCode)
    expect(await look(stranger, mother)).toBe('401')
    expect(await members(stranger)).toMatchObject({ sharedByOthers: [], invitations: [] })
    expect(await look(son, mother)).toBe('1000')
  })

  it('repeated renames and makes no second row', async () => {
    const [mother, son] = [await logIn(), await logIn()]
    await invite(mother, son.phone, '儿子')
    await accept(son)
    const [first] = (await members(mother)).sharedWith
    const { data } = await invite(mother, son.phone, ' 李建军 ')
    expect(data.sharedWith).toEqual([{ ...first, label: '李建军' }])
    expect(await look(son, mother)).toBe('1000')
  })

  it('keeps phones and names unreadable in the database', async () => {
    const [mother, phone] = [await logIn(), newPhone()]
    await invite(mother, phone, '欧阳修')
    const rows = JSON.stringify(await app.services.database.familyGrant.findMany())
    for (const secret of [phone, '欧阳修']) expect(rows).not.toContain(secret)
  })
})

describe('ten people', () => {
  it('are the most, also when many are invited at the same moment', async () => {
    const mother = await logIn()
    const phones = Array.from({ length: 14 }, newPhone)
    const answers = await Promise.all(phones.map((phone) => invite(mother, phone)))
    expect(answers.filter(({ code }) => code === '1000')).toHaveLength(10)
    const { sharedWith } = await members(mother)
    expect(sharedWith).toHaveLength(10)

    expect(await invite(mother, newPhone())).toMatchObject({
      code: '9999',
      msg: '最多可邀请10位家人',
    })

    await change(mother, { action: 'revoke', id: sharedWith[0]?.id })
    expect((await invite(mother, newPhone())).code).toBe('1000')
  })
})

describe('an end', () => {
  const unknown = { code: '9999', msg: '没有找到这位家人', data: null }

  it('by the owner holds from the next call on', async () => {
    const { mother, son, id } = await family()
    const { data } = await change(mother, { action: 'revoke', id })
    expect(data.sharedWith).toEqual([])
    expect(await look(son, mother)).toBe('401')
    expect((await members(son)).sharedByOthers).toEqual([])
    expect(await change(mother, { action: 'revoke', id })).toMatchObject(unknown)
  })

  it('also ends an invitation that still waits', async () => {
    const [mother, phone] = [await logIn(), newPhone()]
    const id = (await invite(mother, phone)).data.sharedWith[0]?.id
    expect((await change(mother, { action: 'revoke', id })).data.sharedWith).toEqual([])
    expect(await look(await logIn(phone), mother)).toBe('401')
  })

  it('is not undone for the old account when the phone, now of somebody else, is invited again', async () => {
    const { mother, son, id } = await family()
    await change(mother, { action: 'revoke', id })
    const { database, vault } = app.services
    const phoneHash = vault.hash('phone', newPhone())
    await database.account.update({ where: { userCode: son.userCode }, data: { phoneHash } })
    const other = await logIn(son.phone)
    await invite(mother, son.phone)
    await accept(other)
    expect([await look(son, mother), await look(other, mother)]).toEqual(['401', '1000'])
  })

  it('may be by the viewer, and a new invitation starts anew', async () => {
    const { mother, son, id } = await family()
    const { data } = await change(son, { action: 'leave', id })
    expect(data.sharedByOthers).toEqual([])
    expect(await look(son, mother)).toBe('401')
    expect((await members(mother)).sharedWith).toEqual([])
    await invite(mother, son.phone)
    expect(await look(son, mother)).toBe('401')
    await accept(son)
    expect(await look(son, mother)).toBe('1000')
  })

  it('is only for those whom it is about, each from the own side', async () => {
    const { mother, son, id } = await family()
    const stranger = await logIn()
    expect(await change(stranger, { action: 'revoke', id })).toMatchObject(unknown)
    expect(await change(stranger, { action: 'leave', id })).toMatchObject(unknown)
    expect(await change(son, { action: 'revoke', id })).toMatchObject(unknown)
    expect(await change(mother, { action: 'leave', id })).toMatchObject(unknown)
    expect(await change(mother, { action: 'revoke', id: 'nobody' })).toMatchObject(unknown)
    expect(await look(son, mother)).toBe('1000')
  })

  it('comes with the deletion of the owner', async () => {
    const { mother, son } = await family()

    await app.services.database.account.update({
      where: { userCode: mother.userCode },
      data: { deletionRequestedAt: app.clock.now() },
    })

    expect(await look(son, mother)).toBe('401')
    expect((await members(son)).sharedByOthers).toEqual([])
  })
})

it('refuses what it does not understand', async () => {
  const mother = await logIn()
  const areas = ['warnings']
  const refused = async (body: object) => (await change(mother, body)).msg

  expect(await refused({ action: 'invite', phone: '12800000001', label: '儿子', areas })).toBe(
    '请输入正确的手机号格式',
  )

  expect(await refused({ action: 'invite', phone: newPhone(), label: '  ', areas })).toBe(
    '请填写家人的称呼',
  )

  expect(
    await refused({ action: 'invite', phone: newPhone(), label: '长'.repeat(21), areas }),
  ).toBe('称呼不能超过20个字')

  expect(await refused({ action: 'invite', phone: mother.phone, label: '我', areas })).toBe(
    '不用邀请自己',
  )

  const noneChosen = '请至少选一样；什么都不给看，请用「收回」'
  const inviting = { action: 'invite', phone: newPhone(), label: '儿子' }
  expect(await refused(inviting)).toBe(noneChosen)
  expect(await refused({ ...inviting, areas: [] })).toBe(noneChosen)
  expect(await refused({ ...inviting, areas: ['idNo'] })).toBe('没有这样能分享的内容')
  expect(await refused({ ...inviting, areas: ['ecg', 'ecg'] })).toBe('没有这样能分享的内容')
  expect(await refused({ action: 'share', id: 'g', areas: [] })).toBe(noneChosen)
  expect(await refused({ action: 'adopt' })).toBe('操作类型不正确')
  expect(await refused({ action: 'revoke' })).not.toBe('操作成功')
  expect(await app.client().get(MEMBERS)).toMatchObject({ code: '410', data: null })
  expect(await app.client().post(MEMBERS, {})).toMatchObject({ code: '410', data: null })
})

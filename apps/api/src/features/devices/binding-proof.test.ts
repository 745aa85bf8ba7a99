import { MS_PER_HOUR, MS_PER_MINUTE } from '@kangban/china-time'
import { DEVICE_TYPES } from '@kangban/contracts'
import { afterAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/start-test-app.ts'
import { CODE_KEY, proofAt } from './testing/binding-proof.ts'

const app = await startTestApp()
afterAll(() => app.stop())

let phone = 13_700_007_000
let made = 0

type User = Awaited<ReturnType<typeof app.logIn>>

async function person(): Promise<User> {
  const user = await app.logIn(String((phone += 1)))
  await user.post('/user/v2/up-health-info', { height: 158, weight: 61 })
  return user
}

async function device(codeKeyCipher: string | null = app.services.vault.encrypt(CODE_KEY)) {
  const code = `KB${String((made += 1)).padStart(8, '0')}`
  const about = { typeCode: DEVICE_TYPES.watch, name: '', firmware: '', keyHash: code }
  await app.services.database.device.create({ data: { code, ...about, codeKeyCipher } })
  return code
}

const bind = (user: User, deviceCode: string, rest: Record<string, string> = {}) =>
  user.get('/device/v1/app/bind-device', { bindStatus: '02', deviceCode, ...rest })

const proof = (back = 0) => ({
  jsonBrs: proofAt(new Date(app.clock.now().getTime() - back * MS_PER_MINUTE)),
})

const REFUSED = { code: '9999', msg: '设备不存在', data: null }
const bindings = () => app.services.database.binding.count()
/** The limits of an hour are over. */
const later = () => app.clock.advance(2 * MS_PER_HOUR)

it('a number alone binds nothing, and unknown, held and unheld devices are answered alike', async () => {
  const [owner, stranger] = [await person(), await person()]
  const [held, free, keyless] = [await device(), await device(), await device(null)]
  expect((await bind(owner, held, proof())).code).toBe('1000')
  const before = await bindings()

  for (const code of [held, free, keyless, 'KB99999999'])
    for (const jsonBrs of ['', code, '{broken', '{"bindingCode":123456}', '{"bindingCode":""}'])
      for (const deviceType of [DEVICE_TYPES.watch, DEVICE_TYPES.ecgRecorder]) {
        expect(await bind(stranger, code, { jsonBrs, deviceType })).toMatchObject(REFUSED)
        later()
      }

  expect(await bind(stranger, keyless, proof())).toMatchObject(REFUSED)
  expect(await bindings()).toBe(before)
  later()
  // Whoever has it at hand hears who holds it.
  expect(await bind(stranger, held, proof())).toMatchObject({ msg: '该设备已被绑定' })
})

it('a hundred numbers tell a stranger nothing, and ten an hour are answered', async () => {
  later()
  const stranger = await person()
  const seen = new Map<string, number>()

  for (let tried = 0; tried < 100; tried += 1) {
    const { msg } = await bind(stranger, `KB${String(tried).padStart(8, '0')}`)
    seen.set(msg, (seen.get(msg) ?? 0) + 1)
  }

  expect([...seen]).toEqual([
    ['设备不存在', 10],
    ['操作过于频繁，请稍后再试', 90],
  ])
})

it('fifty guesses at once by five accounts are no more than twenty, whoever guesses', async () => {
  later()
  const code = await device()
  const strangers = await Promise.all([1, 2, 3, 4, 5].map(() => person()))
  const jsonBrs = '{"bindingCode":"000000"}'

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => bind(strangers[index % 5] as User, code, { jsonBrs })),
  )

  expect(answers.filter(({ msg }) => msg === '设备不存在')).toHaveLength(20)
  const owner = await person()
  expect((await bind(owner, code, proof())).msg).toBe('操作过于频繁，请稍后再试')
  later()
  expect((await bind(owner, code, proof())).code).toBe('1000')
})

it('ten who have it at hand at once: one gets it', async () => {
  later()
  const code = await device()
  const people: User[] = []
  for (let one = 0; one < 10; one += 1) people.push(await person())
  const answers = await Promise.all(people.map((user) => bind(user, code, proof())))
  expect(answers.filter(({ code: answered }) => answered === '1000')).toHaveLength(1)
  expect(await app.services.database.binding.count({ where: { deviceCode: code } })).toBe(1)
})

it('a code that has bound binds nobody else, nor does an older one', async () => {
  later()
  const [owner, thief] = [await person(), await person()]
  const code = await device()
  const seen = proof()
  const older = proof(1)
  expect((await bind(owner, code, seen)).code).toBe('1000')
  await owner.get('/device/v1/app/unbind-bind-device', { bindStatus: '03', deviceCode: code })
  expect(await bind(thief, code, seen)).toMatchObject(REFUSED)
  expect(await bind(thief, code, older)).toMatchObject(REFUSED)
  app.clock.advance(MS_PER_MINUTE)
  expect((await bind(owner, code, proof())).code).toBe('1000')
})

it('a code holds for two minutes after its own, and not for three', async () => {
  later()
  const user = await person()
  const code = await device()
  expect(await bind(user, code, proof(3))).toMatchObject(REFUSED)
  expect(await bind(user, code, proof(-2))).toMatchObject(REFUSED)
  expect((await bind(user, code, proof(2))).code).toBe('1000')
})

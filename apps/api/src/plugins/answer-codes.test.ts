import { MESSAGES, refuse } from '@kangban/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config/env.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

const CODES = ['402', '406', '407', '6666']
const CALL = '/api/study/v1/app/news?typeId=2'

let plain: TestApp
let switched: TestApp

beforeAll(async () => {
  plain = await startTestApp()
  switched = await startTestApp({ config: { answerCodes: true } })
}, 60_000)

afterAll(async () => {
  await plain.stop()
  await switched.stop()
})

const ask = async (app: TestApp, code: string) =>
  (await app.http().get(CALL).set('x-answer-code', code)).body as { code: string; data: unknown }

describe('the codes that the documents list without an occasion', () => {
  it.each(CODES)('[REQ-45] %s is answered by the test switch alone', async (code) => {
    expect(await ask(switched, code)).toEqual({
      code,
      msg: MESSAGES.backendFailure(code),
      data: null,
    })

    const { code: usual } = await ask(plain, code)
    expect(CODES).not.toContain(usual)
    const unasked = (await switched.http().get(CALL)).body as { code: string }
    expect(unasked.code).toBe(usual)
    expect((await ask(switched, '200')).code).toBe(usual)
  })

  it('[REQ-45] are the code of no refusal', () => {
    const names = Object.keys(MESSAGES).filter((name) => name !== 'success')
    const codes = names.map((name) => refuse(name as 'forbidden', 'a test').code)
    expect(codes.length).toBeGreaterThan(100)
    expect(codes.filter((code) => CODES.includes(code))).toEqual([])
  })

  it('[REQ-45] cannot be switched on in production, and are off unless it is said', () => {
    expect(readConfig({}).answerCodes).toBe(false)
    expect(readConfig({ ANSWER_CODES: '1' }).answerCodes).toBe(true)

    expect(() => readConfig({ MODE: 'production', ANSWER_CODES: '1' })).toThrow(
      'ANSWER_CODES must not be set in production',
    )
  })
})

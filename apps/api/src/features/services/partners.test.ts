import { expect, it } from 'vitest'
import { readConfig } from '../../config/env.ts'
import type { PartnerLinks } from '../../config/partners.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const JUMP = '/online-doctor/v1/get-jump-url'

it('links to partners in production are the configured ones, with nothing added, or not open', async () => {
  const none: PartnerLinks = {
    doctorVideo: null,
    doctorPhone: null,
    doctorText: null,
    doctorMall: null,
    drugMall: null,
  }

  const partners = { ...none, doctorVideo: 'https://doctor.test/video?from=kangban' }
  const production = await startTestApp({ config: { mode: 'production', partners } })
  const one = await production.logIn('13700004003')

  expect(await one.post(JUMP, { type: 1 })).toMatchObject({
    code: '2000',
    data: partners.doctorVideo,
  })

  const notOpen = { code: '9999', msg: '服务暂未开通', data: null }
  expect(await one.post(JUMP, { type: 45 })).toMatchObject(notOpen)
  expect(await one.get('/jd/v1/skip-store')).toMatchObject(notOpen)
  expect((await production.http().get('/demo/partner?service=doctorVideo')).status).toBe(404)
  await production.stop()
})

it('links to partners come from the environment: a page of our own in the demo, nothing in production', () => {
  const demo = readConfig({ DRUG_MALL_URL: 'https://mall.test/' }).partners

  expect([demo.drugMall, demo.doctorText]).toEqual([
    'https://mall.test/',
    '/demo/partner?service=doctorText',
  ])

  expect(() => readConfig({ DRUG_MALL_URL: 'http://mall.test/' })).toThrow(
    'DRUG_MALL_URL must be an https address',
  )

  const production = readConfig({
    MODE: 'production',
    SECRET_KEY: 'k7mQ2vX9pL4nR8sT1wY6zB3cF5hJ0dG2',
    DATA_KEYS: `2026a:${Buffer.alloc(32, 7).toString('base64')}`,
    ADMIN_PHONE: '13500000000',
    SMS_GATEWAY_URL: 'https://sms.invalid/send',
    PUBLIC_ORIGIN: 'https://kangban.test',
    DOCTOR_VIDEO_URL: 'https://doctor.test/video',
  })

  expect(production.partners).toMatchObject({
    doctorVideo: 'https://doctor.test/video',
    drugMall: null,
  })
})

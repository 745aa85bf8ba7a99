import { expect, it } from 'vitest'
import { readConfig } from './env.ts'

const production = {
  MODE: 'production',
  SECRET_KEY: 'k7mQ2vX9pL4nR8sT1wY6zB3cF5hJ0dG2',
  DATA_KEYS: `2026a:${Buffer.alloc(32, 7).toString('base64')}`,
  ADMIN_PHONE: '13500000000',
  SMS_GATEWAY_URL: 'https://sms.invalid/send',
  PUBLIC_ORIGIN: 'https://kangban.test',
}

const smtp = {
  SMTP_URL: 'smtps://user:password@mail.test:465',
  MAIL_FROM: '康伴 <noreply@kangban.test>',
}

const mailboxOf = (env: Record<string, string>) =>
  readConfig({ ...production, ...env }).outpatientMail

it('appointments are mailed in production only with a mail server and a mailbox for them', () => {
  expect(mailboxOf({})).toBeNull()
  expect(mailboxOf({ OUTPATIENT_MAIL_TO: 'visits@kangban.test' })).toBeNull()
  expect(mailboxOf(smtp)).toBeNull()

  expect(mailboxOf({ ...smtp, OUTPATIENT_MAIL_TO: 'visits@kangban.test' })).toBe(
    'visits@kangban.test',
  )

  expect(readConfig({}).outpatientMail).toBe('assist@example.invalid')
})

it('a mail server that cannot be used is named', () => {
  expect(() => readConfig({ SMTP_URL: 'mail.test:25', MAIL_FROM: smtp.MAIL_FROM })).toThrow(
    'SMTP_URL must look like',
  )

  expect(() => readConfig({ SMTP_URL: smtp.SMTP_URL })).toThrow('MAIL_FROM must be an address')
})

import { contract } from '@kangban/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { loadContracts } from '../api/quiet-client.ts'
import { testConfig } from '../config/testing/config.ts'
import { useSession } from '../stores/session.ts'
import { loginResult } from '../stores/testing/login.ts'
import { fakeService } from '../testing/fake-service.ts'
import { openAt } from './testing/open-at.tsx'

const CONSENT = { kind: 'health-data', version: '2023-11-20', givenAt: '2026-03-02T10:00:00+08:00' }

const press = (name: RegExp) => async () =>
  void fireEvent.click(await screen.findByRole('button', { name }))

const nothing = async () => undefined

/** Each input: where it is, what opens it, and how it is called. */
const INPUTS: readonly (readonly [
  what: string,
  path: string,
  label: string,
  opens: () => Promise<void>,
])[] = [
  ['the phone of the login', '/login', '账号', nothing],
  ['the code of the login', '/login', '验证码', nothing],
  ['the code of a redemption', '/writeOff?id=R1', '验证码', nothing],
  ['the phone of a contact', '/contacts', '手机号', press(/添加联系人/)],
  ['the phone of the community', '/information', '请输入社区电话', press(/^社区电话/)],
  ['the phone of an appointment', '/makeanappointment', '联系电话', nothing],
  ['a compared pressure', '/recordList', '手表高压', press(/新增/)],
  ['a compared heart rate', '/recordList', '仪器心率', press(/新增/)],
  ['a pressure typed by hand', '/manualReading', '高压', nothing],
  ['a pulse typed by hand', '/manualReading', '脉搏', nothing],
]

beforeEach(async () => {
  fakeService({
    'account.listConsents': () => [CONSENT],
    'contacts.listContacts': () => [],
    'outpatient.listAppointments': () => [],
    'profile.getHealthInfo': () => contract.profile.getHealthInfo.example?.output,
  })

  testConfig({
    phones: { service: '1', afterSales: '2', rescue: '3', administrator: '13800000000' },
  })

  await loadContracts()
})

it.each(INPUTS)('[FORMAT-05] %s takes digits alone: %s, %s', async (_, path, label, opens) => {
  if (path === '/login') useSession.getState().end()
  else useSession.getState().logIn(loginResult())
  await openAt(path)
  await opens()
  const input = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
  // A phone that is known is shown in part until somebody goes into the field.
  fireEvent.focus(input)
  expect(input.inputMode).toBe('numeric')
  fireEvent.change(input, { target: { value: '' } })

  for (const typed of ['1', '1a', '1七', '1-2', '12 .', '12e3']) {
    fireEvent.change(input, { target: { value: typed } })
    await waitFor(() => expect(input.value).toBe(typed.replaceAll(/[^0-9]/g, '')))
  }

  fireEvent.change(input, { target: { value: 'abc电话' } })
  await waitFor(() => expect(input.value).toBe(''))
})

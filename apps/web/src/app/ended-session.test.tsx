import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadContracts } from '../api/quiet-client.ts'
import { queryClient } from '../api/query-client.ts'
import { testConfig } from '../config/testing/config.ts'
import { useSession } from '../stores/session.ts'
import { loginResult } from '../stores/testing/login.ts'
import {
  type Answer,
  failed,
  type FakeService,
  fakeService,
  type OperationName,
} from '../testing/fake-service.ts'
import { App } from './App.tsx'

const ENDED = failed('410', '登录已失效，请重新登录')
const NOBODY = { sex: null, birthday: null, height: null, weight: null, waistline: null }

let world: FakeService

beforeEach(async () => {
  world = fakeService({ 'profile.getHealthInfo': () => NOBODY })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  testConfig()
  await loadContracts()
  useSession.getState().logIn(loginResult())
})

async function openAt(path: string) {
  queryClient.clear()
  location.hash = `#${path}`
  render(<App />)
  await act(async () => undefined)
}

/** By the page, as somebody does who was sent there. */
async function logInAs(userCode: string) {
  await screen.findByRole('heading', { name: /您好，请登录/ })
  const login = loginResult({ userCode })
  world.answer('account.logIn', () => ({ ...login, userInfo: { ...login.userInfo, userCode } }))
  fireEvent.change(screen.getByLabelText('账号'), { target: { value: '13800000001' } })
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '482913' } })
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: '登录' }))
}

const note = () => screen.findByLabelText<HTMLTextAreaElement>(/备注/)
const woman = () => screen.findByRole('radio', { name: /女/ })
const notice = async () => fireEvent.click(await screen.findByRole('button', { name: '知道了' }))

const dialog = async () => {
  fireEvent.click(await screen.findByRole('button', { name: '新增' }))
  return within(await screen.findByRole('dialog', { name: '新增对比记录' }))
}

/** A form that keeps its answers in local storage, which the end of a session empties. */
async function fillInAndLoseTheSession() {
  await openAt('/informationGathering')
  await notice()
  fireEvent.click(await woman())
  world.answer('contacts.listContacts', ENDED)
  world.answer('profile.getHealthInfo', ENDED)
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(location.hash).toBe('#/login'))
  expect(localStorage.getItem('informationGathering')).toBeNull()
  world.answer('profile.getHealthInfo', () => NOBODY)
}

describe('a session that ended elsewhere in the middle of typing', () => {
  it('leads back to the page after the login, with all answers in place', async () => {
    await fillInAndLoseTheSession()
    await logInAs('U1')
    await waitFor(() => expect(location.hash).toBe('#/informationGathering'))
    await notice()
    expect((await woman()).getAttribute('aria-checked')).toBe('true')
  })

  it('shows nothing of it to another person who logs in there', async () => {
    await fillInAndLoseTheSession()
    await logInAs('U2')
    await waitFor(() => expect(location.hash).toBe('#/informationGathering'))
    await notice()
    expect((await woman()).getAttribute('aria-checked')).toBe('false')
    expect(localStorage.getItem('informationGathering') ?? '').not.toContain('avatar')
  })

  it('keeps what is typed into a dialog that was refused for it', async () => {
    await openAt('/recordList')
    const first = await dialog()
    fireEvent.change(first.getByLabelText('手表心率'), { target: { value: '71' } })
    world.answer('records.listComparisons', ENDED)
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(location.hash).toBe('#/login'))
    world.answer('records.listComparisons', () => ({ list: [], total: 0, pn: 1, ps: 500 }))
    await logInAs('U1')
    await waitFor(() => expect(location.hash).toBe('#/recordList'))
    expect((await dialog()).getByLabelText<HTMLInputElement>('手表心率').value).toBe('71')
  })

  interface Form {
    path: string
    /** The call by which the page finds the session ended, and what it is answered before and after. */
    call: OperationName
    answer: Answer
    write: () => Promise<unknown>
  }

  async function writeAndLogInAgain({ path, call, answer, write }: Form) {
    world.answer(call, answer)
    await openAt(path)
    await write()
    world.answer(call, ENDED)
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(location.hash).toBe('#/login'))
    world.answer(call, answer)
    await logInAs('U1')
    await waitFor(() => expect(location.hash).toBe(`#${path}`))
  }

  it('keeps the note of a paper for the archive', async () => {
    const givenAt = '2024-01-01T10:00:00+08:00'

    await writeAndLogInAgain({
      path: '/healthArchive/upload',
      call: 'account.listConsents',
      answer: () => [{ kind: 'health-data', version: '2023-11-20', givenAt }],
      write: async () => fireEvent.change(await note(), { target: { value: '空腹抽的血' } }),
    })

    expect((await note()).value).toBe('空腹抽的血')
  })

  it.each([
    ['正在吃的药', 'profile.listMedicines', [], '填写用药', '药名', '氨氯地平'],
    ['常去的医院', 'profile.getHospital', null, '去填', '医院名称', '北京医院'],
  ] as const)('keeps what is typed of %s', async (title, call, none, button, label, value) => {
    const field = async (): Promise<HTMLInputElement> => {
      fireEvent.click(await screen.findByRole('button', { name: button }))
      const sheet = within(await screen.findByRole('dialog', { name: title }))
      return sheet.findByLabelText<HTMLInputElement>(label)
    }

    const write = async () => fireEvent.change(await field(), { target: { value } })
    await writeAndLogInAgain({ path: '/forDoctor', call, answer: () => none, write })
    expect((await field()).value).toBe(value)
  })
})

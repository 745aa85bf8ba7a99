import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadContracts } from '../api/quiet-client.ts'
import { testConfig } from '../config/testing/config.ts'
import { useToasts } from '../shared/ui/layers/toast.ts'
import { useSession } from '../stores/session.ts'
import { loginResult } from '../stores/testing/login.ts'
import {
  type Answer,
  brokenConnection,
  failed,
  type FakeService,
  fakeService,
  httpStatus,
  type OperationName,
} from '../testing/fake-service.ts'
import { openAt } from './testing/open-at.tsx'

let world: FakeService

beforeEach(async () => {
  world = fakeService()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  useToasts.setState({ items: [] })
  testConfig()
  await loadContracts()
  useSession.getState().logIn(loginResult())
})

const said = () => useToasts.getState().items.map(({ title, type }) => [title, type])

const status =
  (code: number, msg: string): Answer =>
  () =>
    Response.json({ code: String(code), msg, data: null }, { status: code })

/** What failed, on which page, and what is said of it there. */
const CASES: readonly (readonly [
  what: string,
  path: string,
  title: string,
  call: OperationName,
  answer: Answer,
  toast: string,
  type: 'error' | 'warning',
])[] = [
  [
    'code 402',
    '/newIndex',
    '健康资讯',
    'services.listNews',
    failed('402', '先付费'),
    '先付费',
    'error',
  ],
  [
    'code 406',
    '/equity',
    '权益详情',
    'services.getEntitlementDetail',
    failed('406', '不接受'),
    '不接受',
    'error',
  ],
  [
    'code 407',
    '/recordList',
    '测量对比记录',
    'records.listComparisons',
    failed('407', '请先认证'),
    '请先认证',
    'error',
  ],
  [
    'code 9999',
    '/healthArchive',
    '健康档案',
    'archive.listDocuments',
    failed('9999', '失败原因'),
    '失败原因',
    'error',
  ],
  [
    'code 6666',
    '/warnEventList',
    '预警事件',
    'warnings.listWarnings',
    failed('6666', '请留意'),
    '请留意',
    'warning',
  ],
  [
    'an unknown code',
    '/mine',
    '我的',
    'points.getPoints',
    failed('7777', '没见过'),
    '没见过',
    'error',
  ],
  [
    'a code without words',
    '/mine',
    '我的',
    'devices.listBoundDevices',
    failed('5000', ''),
    '后端接口5000异常',
    'error',
  ],
  [
    'HTTP 502',
    '/newIndex',
    '健康资讯',
    'services.listNews',
    httpStatus(502),
    '后端接口502异常',
    'error',
  ],
  [
    'no connection',
    '/equity',
    '权益详情',
    'services.getEntitlementDetail',
    brokenConnection,
    '后端接口连接异常',
    'error',
  ],
]

describe('what fails is said on the page where it fails', () => {
  it.each(CASES)(
    '[CONFLICT-02] %s on %s: one toast, and the page %s stands as it was',
    async (_, path, title, call, answer, toast, type) => {
      world.answer(call, answer)
      await openAt(path)
      await waitFor(() => expect(said()).toEqual([[toast, type]]))
      expect(await screen.findByText(toast)).toBeTruthy()
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
      expect(location.hash).toBe(`#${path}`)
      expect(useSession.getState().token).toBe('token-1')
    },
  )

  it('[CONFLICT-02] a wait that took too long is told as such', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
    world.answer('services.listNews', brokenConnection)
    await openAt('/newIndex')
    await waitFor(() => expect(said()).toEqual([['后端接口请求超时', 'error']]))
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
  })

  it.each([
    ['the text', failed('401', '您没有权限查看该内容')],
    ['the HTTP status', status(401, '您没有权限查看该内容')],
  ])('[CONFLICT-08] 401 as %s leads to /401 and keeps the session', async (_, answer) => {
    world.answer('services.listNews', answer)
    await openAt('/newIndex')
    await screen.findByRole('heading', { level: 1, name: '无访问权限' })
    expect(location.hash).toBe('#/401')
    expect(useSession.getState().token).toBe('token-1')
  })

  it.each([
    ['the text', failed('410', '登录已失效，请重新登录')],
    ['the HTTP status', status(410, '登录已失效，请重新登录')],
  ])('[CONFLICT-08] 410 as %s empties the storage and leads to the login', async (_, answer) => {
    world.answer('services.listNews', answer)
    await openAt('/newIndex')
    await screen.findByRole('heading', { name: /您好，请登录/ })
    expect(localStorage.length).toBe(0)
    expect(said()).toEqual([['登录已失效，请重新登录', 'error']])
  })
})

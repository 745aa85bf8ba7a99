import { contract } from '@kangban/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { setHost } from '../../../host/host.ts'
import { simulatedHost } from '../../../host/simulated-host.ts'
import { useSession } from '../../../stores/session.ts'
import { type Answers, brokenConnection, failed, refused } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { startService } from '../../../testing/start-service.ts'
import { dropDraft } from '../model/draft.ts'
import FeedbackPage from './FeedbackPage.tsx'

const STORED = contract.files.uploadFile.example?.output
const [ENTRY] = contract.feedback.listFeedback.example?.output ?? []
const USER = { userCode: 'U1', userPhone: '13800000001', name: null, avatar: null, isBinding: true }
let uploads = 0

const service = (answers: Answers = {}) =>
  startService({
    'feedback.listFeedback': () => [],
    'files.uploadFile': () => ({ ...STORED, id: `f${++uploads}` }),
    ...answers,
  })

const open = (query = '') => renderPage(FeedbackPage, `/feedback${query}`)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '反馈内容' })
const phone = () => screen.getByLabelText<HTMLInputElement>('联系电话（可不填）')
const write = (value: string) => fireEvent.change(words(), { target: { value } })

const choose = (count: number) =>
  fireEvent.change(screen.getByLabelText(/拍照或选图/), {
    target: {
      files: Array.from(
        { length: count },
        (_, at) => new File(['x'], `${at}.png`, { type: 'image/png' }),
      ),
    },
  })

beforeAll(loadContracts)

beforeEach(() => {
  uploads = 0
  let made = 0
  useSession.setState({ token: 'token', user: USER })
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${made++}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
})

afterEach(() => {
  dropDraft()
  setHost(undefined)
  useSession.setState({ token: '', user: null })
  vi.useRealTimers()
})

it('[FEEDBACK-01] [FEEDBACK-02] sends type, words, phone and pictures, says 提交成功 and shows the history with the reply', async () => {
  const world = service()
  open()
  expect(phone().value).toBe('13800000001')
  press('数据不准')
  write(' 步数少了很多 ')
  choose(2)
  await screen.findByText('已传好 2/2 张')
  world.answer('feedback.listFeedback', () => [ENTRY])
  press('提交')
  expect(await screen.findByText('提交成功')).toBeDefined()

  expect(world.callsOf('feedback.sendFeedback').map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/user/v1/feedback',
      { type: 'data', content: '步数少了很多', contact: '13800000001', images: ['f1', 'f2'] },
    ],
  ])

  const history = within(await screen.findByRole('list', { name: '我的反馈' }))
  expect(history.getByText('手表的步数比手机少很多')).toBeDefined()
  expect(history.getByText(/请把手表戴在常用的手上/)).toBeDefined()
  // What was sent is written no second time.
  fireEvent.click(screen.getByRole('radio', { name: '写反馈' }))
  expect([words().value, phone().value]).toEqual(['', '13800000001'])
})

it('[FEEDBACK-02] wants a type and words, takes 500 characters and 4 pictures, and says what is missing', async () => {
  const world = service()
  open()
  press('提交')
  expect((await screen.findAllByText('请选择反馈类型')).length).toBeGreaterThan(0)
  expect(screen.getByText('请输入反馈内容')).toBeDefined()
  expect(screen.getByText('0/500 字')).toBeDefined()
  expect(words().maxLength).toBe(500)
  write('好'.repeat(500))
  expect(screen.getByText('500/500 字')).toBeDefined()
  expect(screen.queryByText('请输入反馈内容')).toBeNull()
  press('其他')
  fireEvent.change(phone(), { target: { value: '12345' } })
  choose(5)
  expect(await screen.findByText('最多 4 张，多选的 1 张没有加进来。')).toBeDefined()
  await screen.findByText('已传好 4/4 张')
  press('提交')
  expect((await screen.findAllByText('请输入正确的手机号格式')).length).toBeGreaterThan(0)
  expect(world.callsOf('feedback.sendFeedback')).toEqual([])
})

it('waits for pictures that are on their way, and for those that failed', async () => {
  service({ 'files.uploadFile': () => refused('imageSpaceFull') })
  open()
  press('其他')
  write('看不清')
  choose(1)
  expect(await screen.findByText('图片空间已满，请先删除一些')).toBeDefined()
  press('提交')
  expect((await screen.findAllByText(/有 1 张图没传上/)).length).toBeGreaterThan(0)
})

it('keeps everything when it is not sent, and sends the same again under the same key', async () => {
  const world = service({ 'feedback.sendFeedback': brokenConnection })
  open()
  press('功能异常')
  write('打不开')
  press('提交')
  expect(await screen.findByText(/没有提交成功，写的内容都还在/)).toBeDefined()
  expect(words().value).toBe('打不开')
  world.refuse('feedback.sendFeedback', 'feedbackDailyLimit')
  press('提交')
  expect(await screen.findByText('今天反馈的次数太多了，请明天再试')).toBeDefined()
  world.answer('feedback.sendFeedback', () => null)
  press('提交')
  expect(await screen.findByText('提交成功')).toBeDefined()

  const keys = world
    .callsOf('feedback.sendFeedback')
    .map(({ headers }) => headers.get('idempotency-key'))

  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(new Set(keys).size).toBe(1)
})

it('what was typed outlives the session that ended meanwhile, for the same person alone', async () => {
  const world = service({ 'feedback.sendFeedback': failed('410', '登录已过期') })
  const first = open()
  press('功能异常')
  write('写到一半')
  press('提交')
  await waitFor(() => expect(location.hash).toBe('#/login'))
  expect(useSession.getState().user).toBeNull()
  first.unmount()
  useSession.setState({ token: 'new', user: USER })
  const second = open()
  expect(words().value).toBe('写到一半')
  expect(screen.getByRole('button', { name: /功能异常/ }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('上次没提交的内容还在，可以接着写。')).toBeDefined()
  second.unmount()
  useSession.setState({ user: { ...USER, userCode: 'U2', userPhone: '13900000002' } })
  open()
  expect([words().value, phone().value]).toEqual(['', '13900000002'])
  expect(world.callsOf('feedback.sendFeedback')).toHaveLength(1)
})

it('the history says that there is none, that nothing was answered yet, and offers to try again', async () => {
  const world = service({ 'feedback.listFeedback': brokenConnection })
  const first = open('?view=mine')
  const retry = await screen.findByRole('button', { name: '重试' })
  world.answer('feedback.listFeedback', () => [])
  fireEvent.click(retry)
  expect(await screen.findByText('还没有写过反馈。')).toBeDefined()
  first.unmount()
  world.answer('feedback.listFeedback', () => [{ ...ENTRY, reply: null, repliedAt: null }])
  open('?view=mine')
  expect(await screen.findByText('还没有回复，我们会尽快看。')).toBeDefined()
})

it('on a documented back end sends words alone, knows no history, and says that it came', async () => {
  const world = service({ 'feedback.sendFeedback': () => 'ok' })
  testConfig({ backend: 'documented' })
  open('?view=mine')
  expect(screen.queryByRole('radio', { name: /我的反馈/ })).toBeNull()
  expect(screen.queryByLabelText(/拍照或选图/)).toBeNull()
  press('意见建议')
  write('很好用')
  press('提交')
  expect(await screen.findByText('您的反馈已经收到，谢谢您。')).toBeDefined()
  expect(world.asked).toEqual(['/api/user/v1/feedback'])
  press('再写一条')
  expect(words().value).toBe('')
})

it('on a documented back end takes the pictures that the native app uploads', async () => {
  service()
  testConfig({ backend: 'documented' })
  setHost(simulatedHost({ images: [{ id: 'n1', url: 'https://x.example/1.jpg' }] }))
  open()
  press('拍照或选图')
  expect(await screen.findByText('已传好 1/1 张')).toBeDefined()
})

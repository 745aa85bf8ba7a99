import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { type Answers, refused } from '../../../testing/fake-service.ts'
import { startService } from '../../../testing/start-service.ts'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import { loginResult } from '../../../stores/testing/login.ts'
import SurveyPage from './SurveyPage.tsx'

const OPTIONS = ['没有', '很少', '有时', '经常', '总是'].map((label, index) => ({
  value: index + 1,
  label,
}))

const SURVEY = {
  code: 'tcm',
  title: '中医体质问卷',
  intro: '请按最近一年的感觉回答，共3题，大约需要1分钟。',
  ruleNote: '按公布的规则计算。',
  options: OPTIONS,
  questions: [
    { id: 'energetic', text: '您精神头足吗？' },
    { id: 'tired', text: '您容易累吗？' },
    { id: 'cold', text: '您的手脚凉吗？' },
  ],
  lastAnsweredDay: null as string | null,
}

const RESULT = {
  day: '2024-01-02',
  main: { type: 'qi-deficiency', name: '气虚质', verdict: 'yes', verdictText: '是' },
  secondary: [
    { type: 'yang-deficiency', name: '阳虚质', verdict: 'tendency', verdictText: '有倾向' },
  ],
  sentence: [{ text: '您的体质偏气虚质。', tone: 'plain' }],
  scores: [],
  nextStep: '打开中医报告看建议。',
  disclaimer: '结果仅供参考，不是诊断。',
}

const CONSENT = { kind: 'health-data', version: '1', givenAt: '2024-01-01T12:00:00+08:00' }
/** Where the answers of this user are kept. */
const DRAFT = 'kangban.survey.U1'

let sent: unknown[]

const service = (answers: Answers = {}) =>
  startService({
    'survey.getSurvey': () => SURVEY,
    'survey.submitSurvey': ({ body }) => {
      sent.push(body.answers)
      return RESULT
    },
    'account.listConsents': () => [CONSENT],
    ...answers,
  })

const open = (path = '/survey') => renderPage(SurveyPage, path)
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const question = (text: string) => screen.findByRole('group', { name: text })

async function answer(text: string, label: string) {
  const options = within(await question(text))
  fireEvent.click(options.getByRole('button', { name: label }))
}

async function answerAll() {
  await answer('您精神头足吗？', '经常')
  await answer('您容易累吗？', '很少')
  await answer('您的手脚凉吗？', '没有')
}

async function begin(name = '开始答题') {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  // Until it is known whether the consent was given.
  await waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(button)
}

// With the first call they would come too late for a busy machine.
beforeAll(loadContracts)

beforeEach(() => {
  sent = []
  localStorage.clear()
  useSession.getState().logIn(loginResult())
})

afterEach(() => {
  useSettings.setState({ elder: false })
  vi.useRealTimers()
})

it('says what it is, how long it takes and by which rule, and that it was never answered', async () => {
  service()
  open()
  expect(await screen.findByText('中医体质问卷')).toBeDefined()
  expect(screen.getByText(/大约需要1分钟/)).toBeDefined()
  expect(screen.getByText('按公布的规则计算。')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

it('says when it was answered last, and leads to that report', async () => {
  service({ 'survey.getSurvey': () => ({ ...SURVEY, lastAnsweredDay: '2023-12-31' }) })
  open()
  expect(await screen.findByRole('button', { name: '重新答题' })).toBeDefined()
  const link = screen.getByRole('link', { name: /上次答题：2023年12月31日 周日/ })
  expect(link.getAttribute('href')).toBe('#/chineseMedicineIndex')
})

it('asks one question a screen, follows with the next, and is undone by a step back', async () => {
  service()
  open()
  await begin()
  await answer('您精神头足吗？', '经常')
  await question('您容易累吗？')
  expect(screen.queryByText('您精神头足吗？')).toBeNull()
  expect(screen.getByText('第 2 题，共 3 题')).toBeDefined()

  expect(screen.getByRole('progressbar', { name: '答题进度' }).getAttribute('aria-valuenow')).toBe(
    '1',
  )

  tap('上一题')
  const before = within(await question('您精神头足吗？'))
  expect(before.getByRole('button', { name: '经常' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(before.getByRole('button', { name: '没有' }))
  await question('您容易累吗？')
})

it('waits for 下一题 in elderly mode', async () => {
  service()
  useSettings.setState({ elder: true })
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], shouldAdvanceTime: true })
  open()
  await begin()
  await answer('您精神头足吗？', '经常')
  act(() => void vi.advanceTimersByTime(60_000))
  await question('您精神头足吗？')
  tap('下一题')
  await question('您容易累吗？')
  expect(screen.getByRole('button', { name: '先跳过' })).toBeDefined()
})

it('keeps the answers through a reload and goes on where they end', async () => {
  service()
  const { unmount } = open()
  await begin()
  await answer('您精神头足吗？', '经常')
  await question('您容易累吗？')
  unmount()
  open()
  expect(await screen.findByText('1月2日 周二 答到一半，已答 1 题，共 3 题。')).toBeDefined()
  await begin('接着答第 2 题')
  await question('您容易累吗？')
})

it('shows nothing of them to another user of the phone', async () => {
  service()
  const { unmount } = open()
  await begin()
  await answer('您精神头足吗？', '经常')
  unmount()
  useSession.getState().logIn({ ...loginResult(), userCode: 'U2' })
  open()
  expect(await screen.findByRole('button', { name: '开始答题' })).toBeDefined()
})

it('starts anew only after a question', async () => {
  service()
  const { unmount } = open()
  await begin()
  await answer('您精神头足吗？', '经常')
  unmount()
  open()
  fireEvent.click(await screen.findByRole('button', { name: '从头开始' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '保留' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: '接着答第 2 题' })).toBeDefined()
  tap('从头开始')

  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: '从头开始' }),
  )

  await screen.findByRole('button', { name: '开始答题' })
})

it('names what is missing before anything is sent, and comes back to the check', async () => {
  service()
  open()
  await begin()
  await answer('您精神头足吗？', '经常')
  await question('您容易累吗？')
  tap('先跳过')
  await answer('您的手脚凉吗？', '没有')
  expect(await screen.findByText('还有 1 题没有回答。')).toBeDefined()
  expect(screen.queryByRole('button', { name: '提交' })).toBeNull()
  fireEvent.click(within(screen.getByRole('region', { name: '没有回答的题' })).getByRole('button'))
  await answer('您容易累吗？', '很少')
  expect(await screen.findByText('3 题都答完了，可以提交。')).toBeDefined()
})

it('sends the answers, shows the result with the next step, and leads to the report', async () => {
  service()
  open()
  await begin()
  await answerAll()
  fireEvent.click(await screen.findByRole('button', { name: '提交' }))
  expect(await screen.findByText('您的体质偏气虚质。')).toBeDefined()
  expect(sent).toEqual([{ energetic: 4, tired: 2, cold: 1 }])
  for (const text of ['气虚质', '阳虚质', '打开中医报告看建议。', '结果仅供参考，不是诊断。'])
    expect(screen.getByText(text)).toBeDefined()
  expect(localStorage.getItem(DRAFT)).toBeNull()
  tap('看中医报告')
  await waitFor(() => expect(location.hash).toBe('#/chineseMedicineIndex'))
})

it('keeps the answers when they could not be sent, and sends them when there is a network again', async () => {
  const world = service()
  open()
  await begin()
  await answerAll()
  await screen.findByRole('button', { name: '提交' })
  world.offline = true
  tap('提交')
  expect((await screen.findByRole('alert')).textContent).toContain('没有提交成功')
  expect(localStorage.getItem(DRAFT)).toContain('energetic')
  expect(screen.getByRole('button', { name: '再提交一次' })).toBeDefined()
  world.offline = false
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('您的体质偏气虚质。')).toBeDefined()
  expect(sent).toHaveLength(1)
})

it('says in the words of the service why it was refused, and opens the survey anew', async () => {
  service({ 'survey.submitSurvey': () => refused('surveyChanged') })
  open()
  await begin()
  await answerAll()
  fireEvent.click(await screen.findByRole('button', { name: '提交' }))
  expect((await screen.findByRole('alert')).textContent).toContain('问卷已更新，请重新打开后再答')
  tap('重新打开问卷')
  expect(await screen.findByText('1月2日 周二 已答完 3 题，还没有提交。')).toBeDefined()
})

it('begins without the consent to health data only after it is given', async () => {
  const given: unknown[] = []

  service({
    'account.listConsents': () => [],
    'account.giveConsent': ({ body }) => {
      given.push(body.kind)
      return CONSENT
    },
  })

  open()
  const consent = await screen.findByRole('checkbox')
  await begin()
  expect(await screen.findByText('请先勾选同意，再开始答题')).toBeDefined()
  expect(given).toEqual([])
  fireEvent.click(consent)
  tap('开始答题')
  await question('您精神头足吗？')
  expect(given).toEqual(['health-data'])
})

it('begins at the beginning where the result is not there any more', async () => {
  service()
  open('/survey?at=result')
  await screen.findByRole('button', { name: '开始答题' })
  expect(location.hash).toBe('#/survey')
})

it('offers to try again when the questions could not be fetched', async () => {
  const world = service()
  world.offline = true
  open()
  const retry = await screen.findByRole('button', { name: '重试' })
  world.offline = false
  fireEvent.click(retry)
  expect(await screen.findByText('中医体质问卷')).toBeDefined()
})

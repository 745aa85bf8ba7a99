import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testConfig } from '../../../config/test-config.ts'
import { loginResult } from '../../../stores/test-login.ts'
import InformationGatheringPage from './InformationGatheringPage.tsx'
import { renderPage, urlOf } from '../../../shared/testing/render-page.tsx'
import { useToasts } from '../../../shared/ui/toast.ts'
import { useSession } from '../../../stores/session.ts'

let saveAnswer: object
const bodies: [url: string, body: unknown][] = []

const fetched = vi.fn<typeof fetch>(async (input, init) => {
  const url = urlOf(input)
  if (typeof init?.body === 'string') bodies.push([url, JSON.parse(init.body)])

  if (url.endsWith('/consent')) {
    const consent = {
      kind: 'health-data',
      version: '2023-11-20',
      givenAt: '2026-11-21T08:00:00+08:00',
    }

    return Response.json({ code: '1000', data: consent })
  }

  return Response.json(
    url.includes('up-health-info') ? saveAnswer : { code: '9999', msg: '没有准备' },
  )
})

async function open() {
  const view = renderPage(InformationGatheringPage, '/informationGathering')
  await screen.findByRole('dialog')
  return view
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const backup = (): unknown => JSON.parse(localStorage.getItem('informationGathering') ?? 'null')

const closeNotes = async () => {
  fireEvent.click(screen.getByText('知道了'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

function fillIn() {
  fireEvent.click(screen.getByRole('radio', { name: '女' }))
  choose('出生年份', '1954')
  choose('出生月份', '3')
  choose('出生日', '7')
  choose('身高', '158')
  choose('体重', '61')
  choose('腰围', '82')
}

beforeEach(() => {
  bodies.length = 0
  saveAnswer = { code: '1000', data: {} }
  useToasts.setState({ items: [] })
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  testConfig()
  useSession.getState().logIn(loginResult({ isNewUser: true }))
})

afterEach(() => vi.unstubAllGlobals())

describe('the first form', () => {
  it('[ROLE-04] [SURVEY-04] opens with notes that name filling in for the wearer', async () => {
    await open()
    const dialog = within(screen.getByRole('dialog', { name: '健康档案说明' }))
    expect(dialog.getByText(/替家人填写.*佩戴手表/s)).toBeTruthy()
  })

  it('[STORE-09] [STORE-11] keeps every answer in the browser and brings it back', async () => {
    const view = await open()
    await closeNotes()
    fireEvent.click(screen.getByRole('radio', { name: '女' }))
    choose('身高', '158')
    expect(backup()).toMatchObject({ active: 0, answers: { sex: '2', height: '158', weight: '' } })
    view.unmount()
    await open()
    expect(screen.getByRole('radio', { name: /女/ }).getAttribute('aria-checked')).toBe('true')
    expect(screen.getByLabelText<HTMLSelectElement>('身高').value).toBe('158')
  })

  it('names the first missing answer, then the consent, and sends nothing', async () => {
    await open()
    await closeNotes()
    fireEvent.click(screen.getByText('保存'))
    expect(useToasts.getState().items.map(({ title }) => title)).toEqual(['请选择体重'])
    fillIn()
    fireEvent.click(screen.getByText('保存'))
    expect(useToasts.getState().items.at(-1)?.title).toBe('请先同意健康数据的收集与使用')
    expect(bodies).toEqual([])
  })

  it('saves consent and profile, drops the backup and goes home', async () => {
    await open()
    await closeNotes()
    fillIn()
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByText('保存'))
    await vi.waitFor(() => expect(location.hash).toBe('#/health'))

    expect(bodies.slice(0, 2)).toEqual([
      ['/api/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' }],
      [
        '/api/user/v2/up-health-info',
        { sex: 2, birthday: '1954-03-07', height: 158, weight: 61, waistline: 82 },
      ],
    ])

    expect(backup()).toBeNull()
  })

  it('saves the profile alone where the back end keeps no consents', async () => {
    testConfig({ backend: 'documented' })
    saveAnswer = { code: '1000', data: null }
    await open()
    await closeNotes()
    fillIn()
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByText('保存'))
    await vi.waitFor(() => expect(location.hash).toBe('#/health'))
    expect(bodies.map(([url]) => url)).toEqual(['/api/user/v2/up-health-info'])
  })

  it('[SURVEY-52] logs a failed save and toasts nothing: the page stays, says so and keeps the answers', async () => {
    saveAnswer = { code: '9999', msg: '保存失败' }
    await open()
    await closeNotes()
    fillIn()
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByText('保存'))
    await screen.findByText(/没有保存成功/)

    expect(console.warn).toHaveBeenCalledWith(
      'the health info was not saved',
      expect.objectContaining({ message: '保存失败' }),
    )

    expect(useToasts.getState().items).toEqual([])
    expect(backup()).toMatchObject({ answers: { height: '158' } })
    expect(location.hash).toBe('#/informationGathering')
  })

  it('[PROFILE-37] asks for height and waistline in centimetres and for weight in kilograms', async () => {
    await open()
    await closeNotes()

    for (const [label, value, unit] of [
      ['身高', '158', '厘米'],
      ['体重', '61', '公斤'],
      ['腰围', '82', '厘米'],
    ] as const) {
      choose(label, value)
      const field = screen.getByLabelText<HTMLSelectElement>(label)
      expect(field.value).toBe(value)
      expect(field.nextElementSibling?.textContent).toBe(unit)
    }
  })

  it('can be skipped without saving', async () => {
    await open()
    await closeNotes()
    fireEvent.click(screen.getByText('跳过'))
    await vi.waitFor(() => expect(location.hash).toBe('#/health'))
    expect(bodies).toEqual([])
  })
})

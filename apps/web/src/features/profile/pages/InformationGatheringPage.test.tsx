import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi, beforeAll } from 'vitest'
import { MESSAGES } from '@kangban/contracts'
import { testConfig } from '../../../config/testing/config.ts'
import { loginResult } from '../../../stores/testing/login.ts'
import InformationGatheringPage from './InformationGatheringPage.tsx'
import { renderPage } from '../../../testing/render-page.tsx'
import { type FakeService, fakeService } from '../../../testing/fake-service.ts'
import { useToasts } from '../../../shared/ui/layers/toast.ts'
import { useSession } from '../../../stores/session.ts'

let world: FakeService

async function open() {
  const view = renderPage(InformationGatheringPage, '/informationGathering')
  await screen.findByRole('dialog')
  return view
}

const sheetOf = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
  return within(await screen.findByRole('dialog', { name }))
}

/** Turns the wheels of a field by their keys, from the first to the last, and confirms. */
async function choose(label: string, ...values: string[]) {
  const sheet = await sheetOf(label)
  await sheet.findAllByRole('combobox')

  for (const [wheel, value] of values.entries()) {
    const keys = sheet.getAllByRole('combobox')[wheel]
    if (keys) fireEvent.change(keys, { target: { value } })
  }

  fireEvent.click(sheet.getByRole('button', { name: '确定' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

const backup = (): unknown => JSON.parse(localStorage.getItem('informationGathering') ?? 'null')

const closeNotes = async () => {
  fireEvent.click(screen.getByText('知道了'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

async function fillIn() {
  fireEvent.click(screen.getByRole('radio', { name: '女' }))
  await choose('出生日期', '1954', '3', '7')
  await choose('身高', '158')
  await choose('体重', '61')
  await choose('腰围', '82')
}

// So that no test waits for the library to be read.
beforeAll(() => import('../../../shared/ui/antd/wheels.ts'))

beforeEach(() => {
  useToasts.setState({ items: [] })
  world = fakeService()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  testConfig()
  useSession.getState().logIn(loginResult({ isNewUser: true }))
})

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
    await choose('身高', '158')
    expect(backup()).toMatchObject({ active: 0, answers: { sex: '2', height: '158', weight: '' } })
    view.unmount()
    await open()
    expect(screen.getByRole('radio', { name: /女/ }).getAttribute('aria-checked')).toBe('true')
    expect(screen.getByRole('button', { name: /^身高/ }).textContent).toContain('158 厘米')
  })

  it('[SURVEY-06] [SURVEY-07] [SURVEY-08] [SURVEY-09] asks the birthday by its day and the measures by their documented ranges', async () => {
    await open()
    await closeNotes()
    expect((await sheetOf('出生日期')).getByRole('button', { name: '确定' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    for (const [name, ...ends] of [
      ['身高', '140', '200', 61],
      ['体重', '30', '150', 121],
      ['腰围', '50', '120', 71],
    ] as const) {
      const sheet = await sheetOf(name)
      const options = (await sheet.findByRole<HTMLSelectElement>('combobox')).options
      expect([options[0]?.value, options[options.length - 1]?.value, options.length]).toEqual(ends)
      fireEvent.click(sheet.getByRole('button', { name: '关闭' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })

  it('names the first missing answer, then the consent, and sends nothing', async () => {
    await open()
    await closeNotes()
    fireEvent.click(screen.getByText('保存'))
    expect(useToasts.getState().items.map(({ title }) => title)).toEqual(['请选择体重'])
    await fillIn()
    fireEvent.click(screen.getByText('保存'))
    expect(useToasts.getState().items.at(-1)?.title).toBe('请先同意健康数据的收集与使用')
    expect(world.calls).toEqual([])
  })

  it('saves consent and profile, drops the backup and goes home', async () => {
    await open()
    await closeNotes()
    await fillIn()
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByText('保存'))
    await vi.waitFor(() => expect(location.hash).toBe('#/health'))

    expect(world.calls.slice(0, 2).map(({ path, body }) => [path, body])).toEqual([
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
    world.answer('profile.updateHealthInfo', () => null)
    await open()
    await closeNotes()
    await fillIn()
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByText('保存'))
    await vi.waitFor(() => expect(location.hash).toBe('#/health'))
    expect(world.asked).toEqual(['/api/user/v2/up-health-info'])
  })

  it('[SURVEY-52] logs a failed save and toasts nothing: the page stays, says so and keeps the answers', async () => {
    world.refuse('profile.updateHealthInfo', 'badInput')
    await open()
    await closeNotes()
    await fillIn()
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByText('保存'))
    await screen.findByText(/没有保存成功/)

    expect(console.warn).toHaveBeenCalledWith(
      'the health info was not saved',
      expect.objectContaining({ message: MESSAGES.badInput }),
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
      await choose(label, value)
      const field = screen.getByRole('button', { name: new RegExp(`^${label}`) })
      expect(field.textContent).toBe(`${label}${value} ${unit}›`)
    }
  })

  it('can be skipped without saving', async () => {
    await open()
    await closeNotes()
    fireEvent.click(screen.getByText('跳过'))
    await vi.waitFor(() => expect(location.hash).toBe('#/health'))
    expect(world.calls).toEqual([])
  })
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { testConfig } from '../../../config/testing/config.ts'
import { useToasts } from '../../../shared/ui/layers/toast.ts'
import { useSession } from '../../../stores/session.ts'
import { loginResult } from '../../../stores/testing/login.ts'
import { type FakeService, fakeService } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import DiseasePage from './DiseasePage.tsx'

let world: FakeService

const tag = (tagCode: string, tagName: string, selected = false) => ({
  tagCode,
  tagName,
  selected,
  kangban: { id: tagCode, group: null },
})

const saved = () => world.callsOf('profile.updateHealthInfo').map(({ body }) => body)
const chips = () => within(screen.getByRole('group', { name: '病史' })).getAllByRole('button')
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const on = () =>
  chips()
    .filter((chip) => chip.getAttribute('aria-pressed') === 'true')
    .map(({ textContent }) => textContent)

async function open() {
  renderPage(DiseasePage, '/disease')
  await screen.findByRole('group', { name: '病史' })
}

beforeEach(() => {
  useToasts.setState({ items: [] })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  testConfig()
  useSession.getState().logIn(loginResult())

  world = fakeService({
    'profile.listMedicalTags': () => [tag('1', '高血压'), tag('2', '冠心病'), tag('3', '痛风')],
    'profile.listOwnMedicalTags': () => [tag('1', '高血压', true)],
  })
})

describe('the medical history', () => {
  it('[MEDHIS-02] [MEDHIS-03] shows every tag as a chip, those of the person turned on', async () => {
    await open()
    expect(chips().map(({ textContent }) => textContent)).toEqual(['✓ 高血压', '冠心病', '痛风'])
    expect(on()).toEqual(['✓ 高血压'])
    expect(screen.getByText('已选 1 项')).toBeTruthy()
  })

  it('[MEDHIS-04] turns a chip on and off, and counts', async () => {
    await open()
    tap('冠心病')
    expect(on()).toEqual(['✓ 高血压', '✓ 冠心病'])
    expect(screen.getByText('已选 2 项')).toBeTruthy()
    tap(/冠心病/)
    expect(on()).toEqual(['✓ 高血压'])
  })

  it('[MEDHIS-05] [MEDHIS-06] saves what is chosen and leads to the profile', async () => {
    await open()
    tap('冠心病')
    tap('确定')
    await waitFor(() => expect(location.hash).toBe('#/information'))

    expect(saved()).toEqual([
      {
        medHis: true,
        tagParamList: [
          { tagCode: '1', tagName: '高血压' },
          { tagCode: '2', tagName: '冠心病' },
        ],
      },
    ])
  })

  it('[MEDHIS-10] saves that there is none when nothing is chosen', async () => {
    await open()
    tap(/高血压/)
    expect(screen.getByText('一项也没选，就是没有得过')).toBeTruthy()
    tap('确定')
    await waitFor(() => expect(saved()).toEqual([{ medHis: false, tagParamList: [] }]))
  })

  it('stays where the save fails, with what was chosen', async () => {
    world.refuse('profile.updateHealthInfo', 'badInput')
    await open()
    tap('冠心病')
    tap('确定')
    await screen.findByText(/没有保存成功/)
    expect(on()).toHaveLength(2)
    expect(location.hash).toBe('#/disease')
  })

  it('asks before a change is left, and for the consent before it is saved', async () => {
    world.answer('account.listConsents', () => [])
    await open()
    await screen.findByRole('checkbox')
    tap('冠心病')
    tap('确定')
    expect(useToasts.getState().items[0]?.title).toBe('请先同意健康数据的收集与使用')
    tap(/返回/)
    await screen.findByRole('dialog', { name: '改动还没有保存' })
    expect(saved()).toEqual([])
  })

  it('has a way on when the tags cannot be read, and words where there are none', async () => {
    world.refuse('profile.listMedicalTags', 'badInput')
    renderPage(DiseasePage, '/disease')
    await screen.findByRole('button', { name: '重试' })
    world.answer('profile.listMedicalTags', () => [])
    tap('重试')
    expect(await screen.findByText(/没有可选的病史/)).toBeTruthy()
  })
})

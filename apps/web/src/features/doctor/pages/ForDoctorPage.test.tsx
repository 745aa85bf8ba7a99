import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { useSettings } from '../../../stores/settings.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { refused } from '../../../testing/fake-service.ts'
import { startService } from '../../../testing/start-service.ts'
import { contract } from '@kangban/contracts'
import ForDoctorPage from './ForDoctorPage.tsx'
import SharedDoctorPage from './SharedDoctorPage.tsx'

const exampleOf = <T,>({ example }: { example?: { output: T } }): T => {
  if (!example) throw new Error('the contract has no example')
  return example.output
}

const OWN = exampleOf(contract.doctor.getDoctorPage)
const SHARED = exampleOf(contract.doctor.getSharedDoctorPage)

const TAKES = '用药：氨氯地平 5 mg，每天早晨 1 次，2026-02-16 起'

const FAMILY = {
  ...OWN,
  form: 'family' as const,
  person: { ...OWN.person, name: '王*兰', illnesses: null, medicines: null },
}

const service = (extra: Parameters<typeof startService>[0] = {}) =>
  startService({
    'doctor.getDoctorPage': ({ query }) => (query.get('form') === 'family' ? FAMILY : OWN),
    'doctor.listDoctorShares': () => [],
    ...extra,
  })

const open = () => renderPage(ForDoctorPage, '/forDoctor')

beforeAll(loadContracts)
beforeEach(() => useSettings.setState({ elder: false }))

describe('a page by its link', () => {
  it('is read without anything to press but its PDF', async () => {
    service({ 'doctor.getSharedDoctorPage': () => SHARED })
    renderPage(SharedDoctorPage, '/doctorPage?token=T')
    expect(await screen.findByText('链接 2026年3月9日 16:26 前有效')).toBeDefined()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['打开 PDF'])
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('says in the words of the service that it was taken back', async () => {
    service({ 'doctor.getSharedDoctorPage': () => refused('doctorLinkEnded') })
    renderPage(SharedDoctorPage, '/doctorPage?token=T')
    expect(await screen.findByText('链接已失效，请本人重新发一份')).toBeDefined()
  })
})

describe('给医生看', () => {
  it('says what the doctor will read, conclusions first, with units', async () => {
    service()
    open()
    expect(await screen.findByText(TAKES)).toBeDefined()
    expect(screen.getByText('血压高于家庭参考')).toBeDefined()
    expect(screen.getByText('制作 2026年3月2日 16:26', { exact: false })).toBeDefined()
    expect(screen.getAllByText('135/83 mmHg（2 次）')).toHaveLength(2)
    expect(screen.getByText('血压：早晨缺 29 天，晚上缺 30 天')).toBeDefined()
    expect(screen.getByRole('link', { name: '120' }).getAttribute('href')).toBe('tel:120')
  })

  it('rings the hospital that the person typed, in elderly mode too', async () => {
    service({ 'profile.getHospital': () => ({ name: '北京医院', phone: '010-12345678' }) })

    for (const elder of [false, true]) {
      useSettings.setState({ elder })
      const view = open()
      const link = await screen.findByRole('link', { name: /打电话给北京医院/ })
      expect(link.getAttribute('href')).toBe('tel:010-12345678')
      view.unmount()
    }
  })

  it('asks for the hospital that is missing, and sends nothing that would not ring', async () => {
    const world = service({ 'profile.getHospital': () => null })
    open()
    expect(await screen.findByText(/常去的医院还没填电话/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '去填' }))
    const sheet = within(await screen.findByRole('dialog', { name: '常去的医院' }))

    const type = (label: string, value: string) =>
      fireEvent.change(sheet.getByLabelText(label), { target: { value } })

    const save = () => fireEvent.click(sheet.getByRole('button', { name: '保存' }))
    save()
    expect(sheet.getByText('请填写医院名称')).toBeDefined()
    type('医院名称', '北京医院')
    type('医院电话', '12345678')
    save()
    expect(sheet.getByText('电话请写成 010-12345678、手机号或 120')).toBeDefined()
    expect(world.callsOf('profile.saveHospital')).toEqual([])
    type('医院电话', '（010）12345678')
    world.answer('profile.getHospital', () => ({ name: '北京医院', phone: '010-12345678' }))
    save()
    expect(await screen.findByRole('link', { name: /打电话给北京医院/ })).toBeDefined()

    expect(world.callsOf('profile.saveHospital').map(({ body }) => body)).toEqual([
      { hospital: { name: '北京医院', phone: '010-12345678' } },
    ])
  })

  it('shows the form for the family without illnesses and medicines', async () => {
    service()
    open()
    fireEvent.click(await screen.findByRole('radio', { name: '家人版' }))
    expect((await screen.findAllByText('王*兰', { exact: false })).length).toBeGreaterThan(0)
    expect(screen.queryByText(TAKES)).toBeNull()
    expect(screen.getByRole('button', { name: '发给家人' })).toBeDefined()
  })

  it('makes a link of the chosen form for the chosen days and tells it once', async () => {
    const world = service()
    open()
    fireEvent.click(await screen.findByRole('button', { name: '发给医生' }))
    const sheet = within(await screen.findByRole('dialog'))
    fireEvent.click(sheet.getByRole('radio', { name: '30 天' }))
    fireEvent.click(sheet.getByRole('button', { name: '发给医生' }))
    expect(await screen.findByText(/#\/doctorPage\?token=/)).toBeDefined()

    await waitFor(() =>
      expect(world.callsOf('doctor.createDoctorShare').map(({ body }) => body)).toEqual([
        { form: 'doctor', days: 30 },
      ]),
    )
  })

  it('says that nothing was measured, and no conclusion stands there', async () => {
    service({
      'doctor.getDoctorPage': () => ({
        ...OWN,
        conclusions: [],
        pressure: { ...OWN.pressure, readings: [] },
        ecg: { ...OWN.ecg, count: 0 },
        oxygen: { ...OWN.oxygen, nights: [] },
        restingHeart: { ...OWN.restingHeart, days: [] },
        sleep: { ...OWN.sleep, nights: [] },
      }),
    })

    open()
    expect(await screen.findByText(/近 30 天还没有测到什么/)).toBeDefined()
    // Who was not measured is not called well.
    expect(screen.getByText('30 天没有测到，无法判断。')).toBeDefined()
    expect(screen.queryByText('测到的里面没有需要先看的。')).toBeNull()
    // Nor is the doctor promised what is not there.
    expect(screen.queryByText(/血压 \d+ 次|夜间血氧、|静息心率、/)).toBeNull()
  })

  it('says nothing to be filled in of who takes nothing, as the page below it says', async () => {
    service({
      'profile.listMedicines': () => [],
      'profile.getHealthInfo': () => ({ takeMed: false }),
    })

    open()
    expect(await screen.findByText('资料里填了没有在吃药。开始吃了，就写在这里。')).toBeDefined()
    expect(screen.queryByText(/还没有填/)).toBeNull()
  })

  it('offers to try again without a network, and keeps the call for help', async () => {
    const world = service()
    world.offline = true
    open()
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(await screen.findByRole('link', { name: '120' })).toBeDefined()
    world.offline = false
    fireEvent.click(retry)
    expect(await screen.findByText('血压高于家庭参考')).toBeDefined()
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { allKept, findKept, keepEcg } from '../../../backend/kept-ecg.ts'
import { freshDatabase, logInAs, measurement } from '../../../backend/testing/kept.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { ConfirmHost } from '../../../shared/ui/layers/ConfirmHost.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { keepLeadContent, keptLeadContent } from '../lead/lead-content.ts'
import EcgDetailPage from '../detail/EcgDetailPage.tsx'
import EcgListPage from '../list/EcgListPage.tsx'
import { type Answers, fakeService, httpStatus } from '../../../testing/fake-service.ts'
import { openPage, prepareWorld, toastTexts } from '../testing/world.tsx'

const given = vi.hoisted(() => ({ files: [] as File[] }))

vi.mock('../export/hand-out.ts', async (original) => ({
  ...(await original()),
  handOut: (file: File) => Promise.resolve(void given.files.push(file)),
}))

const THERE = {
  recordStartTime: '2024-01-02 07:00:00',
  durationStr: '30秒',
  completed: true,
  labeled: true,
  pdfFilePath: null,
}

const ID = `phone-${measurement(1).measurementId}`
const where = () => screen.getByTestId('where').textContent
const button = (name: string) => screen.findByRole('button', { name })

const openDetail = (id = ID) => openPage(<EcgDetailPage />, `/theHeart?ecg=1&id=${id}`)

async function openList(answers: Answers = { 'ecg.listEcgMeasurements': () => [THERE] }) {
  const asked = openPage(
    <>
      <EcgListPage />
      <ConfirmHost />
    </>,
    '/theHeartList?electrocaTime=2024-01-02&tab=instrument',
    fakeService({ 'ecg.listEcgRecords': () => ({ dataEcgInfosRespList: [] }), ...answers }),
  )

  await screen.findByText('08:36')
  return asked
}

beforeEach(async () => {
  prepareWorld()
  testConfig({ backend: 'documented' })
  freshDatabase()
  logInAs('U1')
  given.files = []
  useSettings.setState({ elder: false })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await keepEcg(measurement(1), 30 * 512)
})

describe('a measurement that is on this phone alone, in the list', () => {
  it('is tagged so and has no states of an upload; the one of the back end has', async () => {
    await openList()
    const [there, here] = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(there).toMatch(/^107:00时长 30秒.*已测量.*已上传.*复制链接/)
    expect(here).toMatch(/^208:36时长 30秒✓未见明显异常75次\/分只在这部手机上/)
    expect(here).not.toMatch(/上传|标注|复制链接|查看PDF|报告/)
    expect(await button('查看详情')).toBeTruthy()
    expect(screen.getByText('1月2日用心电仪测了 2 次。')).toBeTruthy()
  })

  it('opens its page', async () => {
    await openList()
    fireEvent.click(await button('查看详情'))
    expect(where()).toBe(`/theHeart?ecg=1&id=${ID}`)
  })

  it('has the same actions in elderly mode', async () => {
    useSettings.setState({ elder: true })
    await openList()
    for (const name of ['查看详情', '导出 PDF', '导出 EDF+', '导出 WFDB', '删除'])
      expect(await button(name)).toBeTruthy()
  })

  it('is listed where the back end cannot be reached', async () => {
    await openList({ 'ecg.listEcgMeasurements': httpStatus(500) })
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it('is handed out as WFDB and as EDF+; what cannot be made is told', async () => {
    await openList()
    fireEvent.click(await button('导出 WFDB'))

    await waitFor(() =>
      expect(given.files.map(({ name }) => name)).toEqual(['ecg_20240102_083612.zip']),
    )

    fireEvent.click(await button('导出 EDF+'))
    await waitFor(() => expect(given.files[1]?.name).toBe('ecg_20240102_083612.edf'))
    // jsdom has no canvas to paint a page on.
    fireEvent.click(await button('导出 PDF'))
    await waitFor(() => expect(toastTexts()).toEqual(['没能导出，请再试一次']))
    expect(given.files).toHaveLength(2)
  })

  it('is deleted after a question that says that there is no other copy', async () => {
    keepLeadContent({ id: ID, dataTime: null, ecgContent: '0,1', heartRat: 75 }, 'U1')
    expect(keptLeadContent('U1')).not.toBeNull()
    await openList()
    fireEvent.click(await button('删除'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('没有别的备份，删除后找不回来')
    fireEvent.click(await button('不删除'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await findKept(ID)).toBeDefined()

    fireEvent.click(await button('删除'))
    await screen.findByRole('dialog')
    fireEvent.click(screen.getAllByRole('button', { name: '删除' }).at(-1)!)
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(await allKept()).toEqual([])
    expect(keptLeadContent('U1')).toBeNull()
    expect(toastTexts()).toContain('已删除')
  })
})

describe('the page of a record that is on this phone alone', () => {
  it('shows it without the network, says where it is and exports it', async () => {
    const asked = openDetail()
    await screen.findByText('2024年1月2日 周二 08:36 · 心电仪 · 30 秒')
    expect(await screen.findByText(/这条记录只保存在这部手机上/)).toBeTruthy()
    expect(screen.getByRole('button', { name: '查看导联图' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'PDF 报告' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '导出 WFDB' }))
    await waitFor(() => expect(given.files).toHaveLength(1))
    expect(screen.getByRole('button', { name: '导出 PDF' })).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('says of one that was deleted that it is not there', async () => {
    openDetail('phone-x')
    await waitFor(() => expect(toastTexts()).toEqual(['心电记录不存在']))
    expect(screen.queryByRole('button', { name: '导出 PDF' })).toBeNull()
  })
})

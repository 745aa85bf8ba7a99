import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { client } from '../../../api/client.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { useSubject } from '../../../stores/subject.ts'
import { fakeService, type FakeService } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { RecordFiles } from './RecordFiles.tsx'

let world: FakeService
const clicked: string[] = []

const Files = () => (
  <RecordFiles linkOf={(format) => client.ecg.getEcgFileLink.query({ ecgId: 'E1', format })} />
)

beforeEach(() => {
  world = fakeService({
    'ecg.getEcgFileLink': ({ query }) => ({ url: `/api/files/v1/x.${query.get('format')}?s=1` }),
  })

  testConfig()
  useSubject.setState({ subject: null })
  clicked.length = 0

  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push(this.href)
  })
})

const open = () => fireEvent.click(screen.getByRole('button', { name: '导出波形数据' }))

describe('the files of a record', () => {
  it('are asked for when they are wanted, in the format that was chosen', async () => {
    renderPage(Files, '/')
    open()
    expect(await screen.findByText(/文件里没有姓名/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'EDF+' }))
    await screen.findByText(/开始下载了/)
    expect(clicked).toHaveLength(1)
    expect(clicked[0]).toMatch(/\/api\/files\/v1\/x\.edf\?s=1$/)
    const other = screen.getByRole<HTMLButtonElement>('button', { name: 'WFDB' })
    await waitFor(() => expect(other.disabled).toBe(false))
    fireEvent.click(other)
    await waitFor(() => expect(clicked).toHaveLength(2))
    expect(clicked[1]).toMatch(/x\.wfdb\?s=1$/)
    expect(world.callsOf('ecg.getEcgFileLink')).toHaveLength(2)
  })

  it('are not offered of somebody else, nor where the back end makes none', () => {
    useSubject.setState({
      subject: {
        userCode: 'U2',
        label: '儿子',
        name: '李建军',
        tel: '',
        ageYears: 49,
        areas: ['ecg'],
      },
    })

    renderPage(Files, '/')
    expect(screen.queryByRole('button', { name: '导出波形数据' })).toBeNull()
    useSubject.setState({ subject: null })
    testConfig({ backend: 'documented' })
    renderPage(Files, '/')
    expect(screen.queryByRole('button', { name: '导出波形数据' })).toBeNull()
  })
})

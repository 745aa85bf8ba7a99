import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { listen } from '../../../testing/listen.ts'
import { startService } from '../../../testing/start-service.ts'
import { useSettings } from '../../../stores/settings.ts'
import { testHistory, testReport } from '../testing/report.ts'
import ElderConstitutionPage from './ElderConstitutionPage.tsx'

const PATH = '/oldAgeChineseMedicine'

function open(path = PATH) {
  startService({
    'medicine.getConstitutionReport': testReport,
    'medicine.listConstitutionReports': testHistory,
  })

  useSettings.setState({ elder: true })
  return renderPage(ElderConstitutionPage, path)
}

const itemsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

// With the first call they would come too late for a busy machine.
beforeAll(loadContracts)

afterEach(() => {
  useSettings.setState({ elder: false })
  vi.useRealTimers()
})

it('says one conclusion, three things to do and three to leave', async () => {
  open()
  expect(await screen.findByText('您有点偏气虚质，要多歇息。')).toBeDefined()
  expect(itemsOf('宜')).toEqual(['✓常吃山药小米粥', '✓中午睡半小时', '✓慢走'])
  expect(itemsOf('忌')).toEqual(['×别累着', '×别吃生冷', '×别吹风'])
})

it('reads the conclusion and the six aloud', async () => {
  const spoken = listen()

  open()
  fireEvent.click(await screen.findByRole('button', { name: '读给我听' }))
  expect(spoken[0]).toMatch(/^您有点偏气虚质.*宜：常吃山药小米粥.*忌：别累着.*不是诊断。$/)
})

it('has every part and action of the normal layout, behind large rows', async () => {
  open()
  await screen.findByText('您有点偏气虚质，要多歇息。')

  for (const part of ['九种体质得分', '气虚质是什么意思', '调养建议', '和上次比', '以前的报告']) {
    const title = screen.getByText(part, { selector: 'summary > *' })
    fireEvent.click(title)
    expect(title.closest('details')?.open).toBe(true)
  }

  expect(screen.getByRole('radio', { name: '雷达' })).toBeDefined()
  expect(screen.getByRole('tab', { name: '穴位' })).toBeDefined()

  expect(screen.getByRole('link', { name: /2023年10月3日/ }).getAttribute('href')).toBe(
    `#${PATH}?date=2023-10-03`,
  )

  expect(screen.getByRole('button', { name: '再答一次' })).toBeDefined()
})

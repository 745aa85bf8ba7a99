import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import LeadScreen from './LeadScreen.tsx'

vi.mock('../features/ecg/lead/LeadPage.tsx', () => ({ default: () => 'the strip' }))
vi.mock('../features/holter/pages/HolterPage.tsx', () => ({ default: () => 'the record of a day' }))

const Screen = () => (
  <Suspense>
    <LeadScreen />
  </Suspense>
)

it.each([
  ['/lead', 'the strip'],
  ['/lead?holter=', 'the strip'],
  ['/lead?holter=latest', 'the record of a day'],
])('%s shows %s', async (path, text) => {
  renderPage(Screen, path)
  expect(await screen.findByText(text)).toBeDefined()
})

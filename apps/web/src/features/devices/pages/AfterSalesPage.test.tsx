import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { testConfig } from '../../../config/testing/config.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { startService } from '../../../testing/start-service.ts'
import AfterSalesPage from './AfterSalesPage.tsx'

it('[AFTER-01] [AFTER-02] [AFTER-03] [AFTER-04] [AFTER-05] [AFTER-07] advises a restart, then names who is called and how', () => {
  startService({})
  testConfig({ company: { name: '康伴', filingNumber: '无', specialist: '张敏' } })
  renderPage(AfterSalesPage, '/afterSales')
  expect(screen.getByText(/关机/)).toBeDefined()
  expect(screen.getByText(/开机/)).toBeDefined()
  expect(screen.getByText(/联系在线客服或服务专员/)).toBeDefined()
  expect(screen.getByText('张敏')).toBeDefined()
  const call = screen.getByRole('link', { name: '拨打 400-800-1235' })
  expect(call.getAttribute('href')).toBe('tel:4008001235')
  expect(screen.getByText('在线客服接入中')).toBeDefined()
  vi.useRealTimers()
})

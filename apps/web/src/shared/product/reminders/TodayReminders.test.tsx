// @vitest-environment jsdom
import { contract } from '@kangban/contracts'
import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { useSession } from '../../../stores/session.ts'
import { brokenConnection } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { startService } from '../../../testing/start-service.ts'
import { uiCopy } from '../../ui/copy.ts'
import { TODAY } from './reminder-copy.ts'
import TodayReminders from './TodayReminders.tsx'

const USER = { userCode: 'U1', userPhone: '13800000001', name: null, avatar: null, isBinding: true }

beforeAll(loadContracts)
beforeEach(() => useSession.setState({ token: 'token', user: USER }))
afterEach(() => useSession.setState({ token: '', user: null }))

it('keeps the place of the reminders until they come, and does not say that there are none', async () => {
  const asked = Promise.withResolvers<unknown>()
  startService({ 'reminders.getReminders': () => asked.promise })
  renderPage(TodayReminders, '/health')
  expect(await screen.findByRole('status', { name: uiCopy.loading })).toBeDefined()
  expect(screen.queryByText(TODAY.entranceNote)).toBeNull()
  asked.resolve(contract.reminders.getReminders.example?.output)
  expect(await screen.findByText(TODAY.title)).toBeDefined()
  expect(screen.queryByRole('status', { name: uiCopy.loading })).toBeNull()
})

it('leads to the reminders where they do not come', async () => {
  startService({ 'reminders.getReminders': brokenConnection })
  renderPage(TodayReminders, '/health')
  expect(await screen.findByText(TODAY.entranceNote)).toBeDefined()
})

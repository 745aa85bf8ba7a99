// @vitest-environment jsdom
import { skipToken } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { loadContracts } from '../../../api/quiet-client.ts'
import { hasRoute } from '../../../config/screens.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { isOwn, leaveSubject, SUBJECT_KEY, useSubject } from '../../../stores/subject.ts'
import { startService } from '../../../testing/start-service.ts'
import { MOTHER, NOBODY } from '../testing/members.ts'
import { lookAt, restoreSubject, setAreas } from './choose.ts'
import { hiddenNames, lostWords, notSharedWords } from './family-view.ts'

beforeAll(() => loadContracts())
beforeEach(() => testConfig())

afterEach(() => {
  leaveSubject()
  sessionStorage.clear()
  location.hash = ''
})

const home = () => api.home.getHomeSummary.queryOptions({})
const reminders = () => api.reminders.getReminders.queryOptions({})

it("asks about the person under a key of the person's own, and not at all what nobody may see", async () => {
  const own = [home().queryKey, reminders().queryKey]
  await lookAt(MOTHER)
  expect(home().queryKey).toEqual(api.home.getHomeSummary.queryKey({ userCode: MOTHER.userCode }))
  expect(home().queryKey).not.toEqual(own[0])
  expect(home()).not.toHaveProperty('enabled', false)
  // The user's own reminders never stand under her name.
  expect(reminders().queryKey).not.toEqual(own[1])
  expect(reminders()).toHaveProperty('enabled', false)
  await lookAt(null)
  expect([home().queryKey, reminders().queryKey]).toEqual(own)
})

it('neither asks for nor leads to what the person does not share, from the change on', async () => {
  await lookAt({ ...MOTHER, areas: ['metrics', 'ecg', 'warnings', 'reports', 'reminders'] })

  const asked = () => [
    api.ecg.listEcgMonth.queryOptions({ month: '2024-01' }),
    api.warnings.getWarningSummary.queryOptions({}),
    api.reports.getOverview.queryOptions({}),
    api.reminders.getReminderDay.queryOptions({}),
    api.doctor.getDoctorPage.queryOptions({ form: 'family' }),
    api.monitoring.getInsights.queryOptions({ dat: '2024-01-01' }),
    home(),
  ]

  const asks = () => asked().map((options) => !('enabled' in options) || options.enabled !== false)
  const paths = ['/theHeart', '/warnEventList', '/health-report', '/forDoctor', '/sleep', '/health']
  expect(asks()).toEqual([true, true, true, true, true, true, true])
  expect(paths.map(hasRoute)).toEqual([true, true, true, true, true, true])
  queryClient.setQueryData(home().queryKey, { hers: true } as never)
  setAreas(['warnings', 'reminders'])
  expect(asks()).toEqual([false, true, false, true, false, false, true])
  expect(paths.map(hasRoute)).toEqual([false, true, false, false, false, true])
  // No page can turn on what has nothing to be fetched with; what was shown before is not there any more.
  const { queryFn } = api.reports.getOverview.queryOptions({})
  expect(queryFn).toBe(skipToken)
  expect(queryClient.getQueryData(home().queryKey)).toBeUndefined()

  expect(JSON.parse(sessionStorage.getItem(SUBJECT_KEY) ?? '')).toMatchObject({
    areas: ['warnings', 'reminders'],
  })
})

it('says in words what is not shared, or not any more', () => {
  expect(hiddenNames(['metrics', 'reports'])).toBe('预警、心电、提醒')
  expect(hiddenNames(MOTHER.areas)).toBe('')
  expect(notSharedWords('妈妈', '/sleep')).toBe('妈妈没有分享每天指标。')
  expect(lostWords('妈妈', '/theHeart')).toBe('妈妈不再分享心电')
})

it('follows what the family says where a call was refused, and leaves where it says nothing', async () => {
  await lookAt(MOTHER)

  const world = startService({
    'family.listMembers': () => ({ ...NOBODY, sharedByOthers: [MOTHER] }),
  })

  useSubject.getState().refused?.()
  await vi.waitFor(() => expect(world.callsOf('family.listMembers')).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve))
  expect(isOwn()).toBe(false)
  world.offline = true
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  useSubject.getState().refused?.()
  await vi.waitFor(() => expect(isOwn()).toBe(true), 5000)
})

it('leaves the lists of the family the own ones, and who is named is meant', async () => {
  const members = api.family.listMembers.queryOptions({}).queryKey
  const aunt = api.warnings.getWarningSummary.queryOptions({ userCode: 'U-aunt' }).queryKey
  await lookAt(MOTHER)
  expect(api.family.listMembers.queryOptions({}).queryKey).toEqual(members)
  expect(api.warnings.getWarningSummary.queryOptions({ userCode: 'U-aunt' }).queryKey).toEqual(aunt)
})

it('keeps nothing in memory from one person to the other, but the family', async () => {
  queryClient.setQueryData(home().queryKey, { mine: true } as never)
  queryClient.setQueryData(api.family.listMembers.queryKey({}), { kept: true } as never)
  const own = home().queryKey
  await lookAt(MOTHER)
  expect(queryClient.getQueryData(own)).toBeUndefined()
  queryClient.setQueryData(home().queryKey, { hers: true } as never)
  const hers = home().queryKey
  await lookAt(null)
  expect(queryClient.getQueryData(hers)).toBeUndefined()
  expect(queryClient.getQueryData(api.family.listMembers.queryKey({}))).toEqual({ kept: true })
})

it('leads to the screens that show somebody else, and back to all with oneself', async () => {
  expect(['/sleep', '/information', '/reminders'].map(hasRoute)).toEqual([true, true, true])
  await lookAt(MOTHER)
  expect(isOwn()).toBe(false)
  expect(['/sleep', '/information', '/reminders'].map(hasRoute)).toEqual([true, false, false])
  leaveSubject()
  expect(hasRoute('/information')).toBe(true)
  expect(sessionStorage.getItem(SUBJECT_KEY)).toBeNull()
})

it('goes on after a reload where the screen shows somebody else, and nowhere else', async () => {
  await lookAt(MOTHER)
  const kept = sessionStorage.getItem(SUBJECT_KEY) ?? ''
  leaveSubject()
  sessionStorage.setItem(SUBJECT_KEY, kept)
  location.hash = '#/sleep?date=2024-01-01'
  await restoreSubject()
  expect(useSubject.getState().subject?.userCode).toBe(MOTHER.userCode)

  leaveSubject()
  sessionStorage.setItem(SUBJECT_KEY, kept)
  location.hash = '#/information'
  await restoreSubject()
  expect(isOwn()).toBe(true)
  expect(sessionStorage.getItem(SUBJECT_KEY)).toBeNull()

  sessionStorage.setItem(SUBJECT_KEY, '{"userCode":7}')
  location.hash = '#/sleep'
  await restoreSubject()
  expect(isOwn()).toBe(true)
})

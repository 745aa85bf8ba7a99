import { contract } from '@kangban/contracts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { queryClient } from '../../../api/query-client.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { type FakeService, fakeService } from '../../../testing/fake-service.ts'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import type { BoundDevices, HealthInfo, HomeSummary } from '../model/home-summary.ts'
import type { ReportOverview } from '../model/report-entries.ts'
import type { Points } from '../../../shared/product/sign-in-state.ts'

export const USER = 'U1'

/** What the service answers. */
interface Answered {
  summary: HomeSummary
  devices: BoundDevices
  profile: HealthInfo
  contacts: { id: string; name: string; phone: string }[]
  reports: ReportOverview
  points: Points
}
type HomeService = FakeService & Answered

const PROFILE: HealthInfo = {
  userCode: USER,
  name: '王桂兰',
  idNo: null,
  sex: 2,
  birthday: '1954-03-02',
  height: 158,
  weight: 56,
  waistline: null,
  ethnicity: null,
  residence: null,
  industry: null,
  medHis: null,
  takeMed: null,
  sleepQuality: null,
  smokingStatus: null,
  drinkingStatus: null,
  dietaryHabits: null,
  dietPreference: null,
  exerciseFreq: null,
  userDetailAddress: null,
  communityPhone: null,
  tagParamList: [],
  familyMedHis: null,
  familyMedList: [],
  mentalMedList: [],
  hypertensionTreatment: null,
  atypicalAntipsychotics: null,
  oralCorticosteroids: null,
  erectileDysfunction: null,
  depressionEval: null,
}

const NO_REPORTS: ReportOverview = {
  ...(contract.reports.getOverview.example?.output as ReportOverview),
  daily: null,
  weekly: null,
  heartRisk: null,
  tcm: null,
  unread: { daily: 0, weekly: 0, heartRisk: 0 },
  calendar: [],
}

const POINTS: Points = {
  remain: 480,
  userOperEntites: [],
  integrals: [30, 60, 60, 60, 60, 60, 60],
  activityResps: [],
}

/** A service behind `fetch` whose answers a test may change while the page is open. */
export function homeService(
  summary: HomeSummary,
  changes: Partial<Answered & Pick<FakeService, 'offline'>> = {},
): HomeService {
  const service: HomeService = Object.assign(
    fakeService({
      'points.signIn': () => ({
        kangban: { id: '2026-11-20', createTime: '2026-11-20T09:00:00+08:00', integral: 60 },
      }),
      'home.getHomeSummary': () => service.summary,
      'devices.listBoundDevices': () => service.devices,
      'contacts.listContacts': () => service.contacts,
      'reports.getOverview': () => service.reports,
      'points.getPoints': () => service.points,
      'profile.getHealthInfo': () => service.profile,
    }),
    {
      summary,
      devices: [],
      profile: PROFILE,
      contacts: [],
      reports: NO_REPORTS,
      points: POINTS,
      ...changes,
    },
  )

  return service
}

const Path = () => <output data-testid="path">{useLocation().pathname}</output>

/** Renders a home page for a logged-in user of the fake service. */
export function renderHome(page: ReactNode, { elder = false } = {}) {
  queryClient.clear()

  testConfig({
    mode: 'demo',
    phones: { service: '1', afterSales: '2', rescue: '4006009999' },
    company: { name: '康伴', filingNumber: '' },
  })

  const user = {
    userCode: USER,
    userPhone: '13800000001',
    name: null,
    avatar: null,
    isBinding: true,
  }

  useSession.setState({ token: 'token', user })
  useSettings.setState({ elder, extraLarge: false })

  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[elder ? '/oldAgeHealth' : '/health']}>
        {page}
        <Path />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

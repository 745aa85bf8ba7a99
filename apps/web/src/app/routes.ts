import type { ComponentType } from 'react'
import LoginPage from '../features/account/pages/LoginPage.tsx'
import type { ServicePath } from '../features/services/model/service-texts.ts'
import { type Screen, screenName, type ScreenPath, SCREENS } from '../config/screens.ts'
import { lazyPart } from '../shared/ui/lazy-part.ts'

interface Page {
  readonly page: ComponentType
  /** Fetches what the page is made of, if it is wanted before it is drawn. */
  readonly load: () => Promise<unknown>
}

function lazy(fetchPage: () => Promise<{ default: ComponentType }>): Page {
  const { Part, load } = lazyPart(fetchPage)
  return { page: Part, load }
}

/** One page for all services that are told on a page of their own. */
const service = lazy(() => import('../features/services/pages/ServicePage.tsx'))

/** Each of the two is one page for days and for weeks. */
const sharedReport = lazy(() => import('../features/reports/share/SharedReportPage.tsx'))
const reportList = lazy(() => import('../features/reports/lists/KindListPage.tsx'))

/** The page of every other screen; a screen without a page is a type error. */
const pages: Record<Exclude<ScreenPath, ServicePath>, Page> = {
  '/health': lazy(() => import('../features/home/pages/HealthPage.tsx')),
  '/oldAgeHealth': lazy(() => import('../features/home/elder/ElderHealthPage.tsx')),
  '/login': { page: LoginPage, load: () => Promise.resolve() },
  '/401': lazy(() => import('../features/account/pages/ForbiddenPage.tsx')),
  '/informationGathering': lazy(
    () => import('../features/profile/questionnaire/InformationGatheringPage.tsx'),
  ),
  '/information': lazy(() => import('../features/profile/information/InformationPage.tsx')),
  '/disease': lazy(() => import('../features/profile/history/DiseasePage.tsx')),
  '/contacts': lazy(() => import('../features/contacts/pages/ContactsPage.tsx')),
  '/sharing': lazy(() => import('../features/family/pages/SharingPage.tsx')),
  '/mine': lazy(() => import('../features/account/pages/MinePage.tsx')),
  '/binding': lazy(() => import('../features/devices/pages/BindingPage.tsx')),
  '/unbind': lazy(() => import('../features/devices/pages/ManagePage.tsx')),
  '/afterSales': lazy(() => import('../features/devices/pages/AfterSalesPage.tsx')),
  '/equity': lazy(() => import('../features/services/pages/EquityPage.tsx')),
  '/service': lazy(() => import('../features/services/pages/ServicesPage.tsx')),
  '/newIndex': lazy(() => import('../features/services/pages/NewsPage.tsx')),
  '/aboutUs': lazy(() => import('../features/legal/pages/AboutUsPage.tsx')),
  '/agreement': lazy(() => import('../features/legal/pages/PrivacyPolicyPage.tsx')),
  '/serviceAgreement': lazy(() => import('../features/legal/pages/ServiceAgreementPage.tsx')),
  '/ecg': lazy(() => import('../features/ecg/live/LiveEcgPage.tsx')),
  '/theHeartList': lazy(() => import('../features/ecg/list/EcgListPage.tsx')),
  '/theHeart': lazy(() => import('../features/ecg/detail/EcgDetailPage.tsx')),
  '/lead': lazy(() => import('./LeadScreen.tsx')),
  '/heartRateDetails': lazy(() => import('../features/monitoring/heart/HeartRatePage.tsx')),
  '/stepNumber': lazy(() => import('../features/monitoring/steps/StepsPage.tsx')),
  '/sleep': lazy(() => import('../features/monitoring/sleep/SleepPage.tsx')),
  '/bloodOxygen': lazy(() => import('../features/monitoring/oxygen/BloodOxygenPage.tsx')),
  '/skinTemperature': lazy(
    () => import('../features/monitoring/temperature/SkinTemperaturePage.tsx'),
  ),
  '/bloodPressure': lazy(() => import('../features/monitoring/pressure/BloodPressurePage.tsx')),
  '/manualReading': lazy(() => import('../features/monitoring/manual/ManualEntryPage.tsx')),
  '/weight': lazy(() => import('../features/monitoring/manual/WeightPage.tsx')),
  '/warnEventList': lazy(() => import('../features/warnings/pages/WarnEventListPage.tsx')),
  '/chineseMedicineIndex': lazy(() => import('../features/medicine/pages/ConstitutionPage.tsx')),
  '/oldAgeChineseMedicine': lazy(
    () => import('../features/medicine/pages/ElderConstitutionPage.tsx'),
  ),
  '/survey': lazy(() => import('../features/survey/pages/SurveyPage.tsx')),
  '/pdfViewer': lazy(() => import('../features/ecg/pdf/PdfPage.tsx')),
  '/health-report': lazy(() => import('../features/reports/hub/ReportHubPage.tsx')),
  '/health-daily-report-list': reportList,
  '/health-weekend-report-list': reportList,
  '/HistoricalReport': lazy(() => import('../features/reports/lists/HistoryPage.tsx')),
  '/health-daily-report-detail': lazy(
    () => import('../features/reports/daily/DailyReportPage.tsx'),
  ),
  '/health-weekend-report-detail': lazy(
    () => import('../features/reports/weekly/WeeklyReportPage.tsx'),
  ),
  '/rb': sharedReport,
  '/zb': sharedReport,
  '/forDoctor': lazy(() => import('../features/doctor/pages/ForDoctorPage.tsx')),
  '/reminders': lazy(() => import('../features/reminders/pages/RemindersPage.tsx')),
  '/doctorPage': lazy(() => import('../features/doctor/pages/SharedDoctorPage.tsx')),
  '/HeartHidingReport': lazy(() => import('../features/reports/heart-risk/HeartRiskPage.tsx')),
  '/oldAgeHeartHidingReport': lazy(
    () => import('../features/reports/heart-risk/ElderHeartRiskPage.tsx'),
  ),
  '/recordList': lazy(() => import('../features/records/pages/RecordListPage.tsx')),
  '/healthArchive': lazy(() => import('../features/archive/pages/HealthArchivePage.tsx')),
  '/healthArchive/upload': lazy(() => import('../features/archive/pages/UploadPage.tsx')),
  '/PictureDisplay': lazy(() => import('../features/archive/pages/PictureDisplayPage.tsx')),
  '/integral': lazy(() => import('../features/points/pages/PointsPage.tsx')),
  '/integralRecord': lazy(() => import('../features/points/pages/PointsRecordPage.tsx')),
  '/awardRecord': lazy(() => import('../features/points/pages/PrizeRecordPage.tsx')),
  '/writeOff': lazy(() => import('../features/redemption/pages/WriteOffPage.tsx')),
  '/writeOffInformation': lazy(
    () => import('../features/redemption/pages/WriteOffInformationPage.tsx'),
  ),
  '/screen': lazy(() => import('../features/lookup/pages/LookupPage.tsx')),
  '/see': lazy(() => import('../features/lookup/pages/SearchPage.tsx')),
  '/screendetail': lazy(() => import('../features/lookup/pages/DiseasePage.tsx')),
  '/makeanappointment': lazy(() => import('../features/outpatient/pages/AppointmentPage.tsx')),
  '/feedback': lazy(() => import('../features/feedback/pages/FeedbackPage.tsx')),
  '/echarts': lazy(() => import('../features/gallery/pages/ChartsPage.tsx')),
  '/picke': lazy(() => import('../features/gallery/pages/PickersPage.tsx')),
  '/bulletFrame': lazy(() => import('../features/gallery/pages/DialogsPage.tsx')),
  '/canvas': lazy(() => import('./CanvasScreen.tsx')),
}

export interface Route extends Screen, Page {
  readonly path: ScreenPath
  readonly name: string
}

/** The one route table: path, name, title, lazy page and how the shell treats it. */
export const routes: readonly Route[] = SCREENS.map((screen) => ({
  ...screen,
  name: screenName(screen.path),
  ...(screen.path in pages ? pages[screen.path as keyof typeof pages] : service),
}))

const byPath = new Map<string, Route>(routes.map((route) => [route.path, route]))

export const findRoute = (path: string): Route | undefined => byPath.get(path)

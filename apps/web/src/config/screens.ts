import { isDocumentedOnly } from './runtime-config.ts'

/** A screen that exists: its path (spelled as documented), title and how the shell treats it. */
export interface Screen {
  readonly path: `/${string}`
  readonly title: string
  /** Opens without a session. */
  readonly public?: true
  /** Never offered in a menu or the tab bar. */
  readonly hidden?: true
  /** Lives on calls that only our own service has. */
  readonly ours?: true
}

/** Every screen of the app; app/routes.ts gives each its page. Titles are those of the requirements. */
export const SCREENS = [
  { path: '/health', title: '首页' },
  { path: '/oldAgeHealth', title: '首页' },
  { path: '/login', title: '登录', public: true },
  { path: '/401', title: '无访问权限', public: true, hidden: true },
  { path: '/informationGathering', title: '完善个人信息' },
  { path: '/information', title: '个人信息' },
  { path: '/disease', title: '病史选择' },
  { path: '/contacts', title: '紧急联系人' },
  { path: '/sharing', title: '家人安心' },
  { path: '/mine', title: '我的' },
  { path: '/binding', title: '设备绑定' },
  { path: '/unbind', title: '设备管理' },
  { path: '/afterSales', title: '售后申请' },
  { path: '/equity', title: '权益详情' },
  { path: '/service', title: '服务' },
  { path: '/newIndex', title: '健康资讯' },
  { path: '/admission', title: '入院保障' },
  { path: '/medicalReturn', title: '医疗送返' },
  { path: '/butlerservice', title: '安全管家' },
  { path: '/service1', title: '家电维修清洗' },
  { path: '/unlocking', title: '紧急开锁' },
  { path: '/assist', title: '门诊协助' },
  { path: '/urgent', title: '紧急医疗转运' },
  { path: '/toilet', title: '马桶疏通' },
  { path: '/medicalGuardianship', title: '医疗监护' },
  { path: '/doctor', title: '电话医疗咨询' },
  { path: '/aboutUs', title: '关于我们', public: true },
  { path: '/agreement', title: '隐私政策', public: true },
  { path: '/serviceAgreement', title: '服务协议', public: true },
  { path: '/ecg', title: '实时心电' },
  { path: '/theHeartList', title: '心电' },
  { path: '/theHeart', title: '心电详情' },
  { path: '/lead', title: '心电导联' },
  { path: '/heartRateDetails', title: '心率', ours: true },
  { path: '/stepNumber', title: '步数' },
  { path: '/sleep', title: '睡眠' },
  { path: '/bloodOxygen', title: '血氧饱和度', ours: true },
  { path: '/skinTemperature', title: '皮肤温度', ours: true },
  { path: '/bloodPressure', title: '血压' },
  { path: '/manualReading', title: '手动输入', ours: true },
  { path: '/weight', title: '体重', ours: true },
  { path: '/warnEventList', title: '预警事件' },
  { path: '/chineseMedicineIndex', title: '中医报告', ours: true },
  { path: '/oldAgeChineseMedicine', title: '中医报告', ours: true },
  { path: '/survey', title: '问卷', ours: true },
  { path: '/pdfViewer', title: '报告查看' },
  { path: '/health-report', title: '健康报告', ours: true },
  { path: '/health-daily-report-list', title: '健康日报', ours: true },
  { path: '/health-weekend-report-list', title: '健康周报', ours: true },
  { path: '/HistoricalReport', title: '历史报告', ours: true },
  { path: '/health-daily-report-detail', title: '日报详情', ours: true },
  { path: '/health-weekend-report-detail', title: '周报详情' },
  { path: '/rb', title: '日报', public: true, ours: true },
  { path: '/zb', title: '周报', public: true, ours: true },
  { path: '/forDoctor', title: '给医生看', ours: true },
  { path: '/reminders', title: '提醒', ours: true },
  { path: '/doctorPage', title: '给医生看', public: true, hidden: true, ours: true },
  { path: '/HeartHidingReport', title: '心脏隐患报告', ours: true },
  { path: '/oldAgeHeartHidingReport', title: '心脏隐患报告', ours: true },
  { path: '/recordList', title: '测量对比记录' },
  { path: '/healthArchive', title: '健康档案', ours: true },
  { path: '/healthArchive/upload', title: '图片上传', ours: true },
  { path: '/PictureDisplay', title: '图片展示' },
  { path: '/integral', title: '积分中心' },
  { path: '/integralRecord', title: '积分记录' },
  { path: '/awardRecord', title: '中奖记录' },
  { path: '/writeOff', title: '奖品核销', public: true, hidden: true },
  { path: '/writeOffInformation', title: '核销信息', public: true, hidden: true },
  { path: '/screen', title: '健康查询' },
  { path: '/see', title: '疾病搜索' },
  { path: '/screendetail', title: '疾病详情' },
  { path: '/makeanappointment', title: '门诊预约' },
  { path: '/feedback', title: '意见反馈' },
  { path: '/echarts', title: '图表演示' },
  { path: '/picke', title: '选择器演示' },
  { path: '/bulletFrame', title: '弹框演示' },
  { path: '/canvas', title: '画布演示' },
] as const satisfies readonly Screen[]

export type ScreenPath = (typeof SCREENS)[number]['path']

const byPath = new Map<string, Screen>(SCREENS.map((screen) => [screen.path, screen]))

export const findScreen = (path: string): Screen | undefined => byPath.get(path)

/** Whether the back end has what the screen shows. */
export const isOffered = ({ ours }: Screen): boolean => !ours || !isDocumentedOnly()

let shown: (path: string) => boolean = () => true

/** Whether a screen shows the health of whom one looks at: all do that of oneself. */
export const isShown = (path: string): boolean => shown(path)

export const setShown = (test: typeof shown): void => void (shown = test)

/** Links to screens that do not exist, or have nothing to show here, are not rendered: ask here first. */
export function hasRoute(path: string): boolean {
  const screen = findScreen(path.split('?')[0] ?? '')
  return screen !== undefined && isOffered(screen) && isShown(screen.path)
}

/** The documented name of a screen: its path without the leading slash, with one exception. */
export const screenName = (path: string): string =>
  path === '/survey' ? 'surveyPage' : path.slice(1)

interface TabItem {
  path: string
  text: string
  icon: 'heart' | 'service' | 'report' | 'person'
}

const TABS: readonly TabItem[] = [
  { path: '/health', text: '健康', icon: 'heart' },
  { path: '/service', text: '服务', icon: 'service' },
  { path: '/health-report', text: '报告', icon: 'report' },
  { path: '/mine', text: '我的', icon: 'person' },
]

const ELDER_TABS: readonly TabItem[] = [
  { path: '/oldAgeHealth', text: '健康', icon: 'heart' },
  { path: '/service', text: '服务', icon: 'service' },
  { path: '/mine', text: '我的', icon: 'person' },
]

export const tabItems = (elder: boolean): readonly TabItem[] =>
  (elder ? ELDER_TABS : TABS).filter((tab) => hasRoute(tab.path))

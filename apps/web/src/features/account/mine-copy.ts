import { DELETION_REVIEW_HOURS } from '@kangban/contracts/constants'
import { WORDS } from '../../shared/ui/words.ts'

/** Texts of the parts of 我的. */
export const MINE = {
  title: '我的',
  sentence: '您的事，\n都在这里。',
  guarded: (days: number | string) => `康伴已陪您 ${days} 天。`,
  noName: '康伴用户',
  elderMode: '长辈版',
  elderModeNote: '字更大，内容更少，一目了然',
  logOut: '退出登录',
  logOutQuestion: '要退出登录吗？',
  logOutNote: '退出后需要重新用短信验证码登录，您的健康记录都还在。',
  edit: '资料',
  /** A count, because the archive has a share of its own. */
  open: (fields: number) => `资料还差 ${fields} 项`,
  age: (years: number) => `${years} 岁`,
  pointsUnit: '积分',
  signInDue: '今天可签到',
  signedIn: '今天已签到',
  pointsAndDevices: '积分和设备',
  devicesUnit: '台设备已绑定',
  unbound: (names: string) => `${names}没绑定`,
  allBound: '三样都齐了',
  reminders: '提醒',
  archive: '健康档案',
  history: '病史',
  family: '家人安心',
  contacts: '紧急联系人',
  contactCount: (count: number) => (count === 0 ? '还没有' : `${count} 位`),
  feedback: '意见反馈',
  replies: (count: number) => `${count} 条回复`,
  about: '关于我们',
  privacyTitle: '账号与隐私',
} as const

export const CONSENT = {
  row: '健康数据授权',
  given: '已同意',
  missing: '未同意',
  title: '健康数据的收集与使用',
  text: [
    '心率、血压、血氧、睡眠、步数、体温和心电属于敏感个人信息。',
    '我们收集它们，只用来为您记录、分析、提醒和生成报告；未经您单独同意，不会给任何其他人看。',
  ],
  givenAt: (when: string) => `您在 ${when} 同意了。`,
  notGiven: '您还没有同意。不同意也可以浏览，但测量结果存不下来。',
  stops: '撤回以后',
  stopsLines: [
    '手表、血压仪和心电仪的新数据不再保存，也不再提醒。',
    '不能上传检查资料，不能做体质问卷，不能提交门诊预约。',
    '以前的记录都还在：可以看、可以导出；要全部删除，请注销账号。',
    '已经允许家人查看的、发给医生的，不会自动收回，请到原来的地方收回。',
  ],
  agree: '同意',
  withdraw: '撤回同意',
  question: '要撤回健康数据的同意吗？',
  questionText: '撤回后，新的测量不再保存，也不会再有提醒。您可以随时再同意。',
  keep: '先不撤回',
  withdrawn: '已撤回',
  agreed: '已同意',
} as const

export const SESSIONS = {
  row: '登录的设备',
  count: (count: number) => `${count} 台`,
  title: '登录的设备',
  note: '不认识的，请退出它。退出后，那边要重新用短信验证码登录。',
  current: '本机',
  used: (when: string) => `${when}用过`,
  end: '退出',
  endOf: (device: string) => `退出${device}`,
  endOthers: '退出其他所有设备',
  question: (device: string) => `要退出${device}吗？`,
  questionOthers: '要退出其他所有设备吗？',
  questionText: '本机不受影响。',
  ended: '已退出',
} as const

export const SECURITY_ROW = {
  title: '账号动态',
  note: '谁登录过，谁想看',
  advice: `不是您自己做的，请到“${SESSIONS.row}”里退出那台设备。`,
  close: WORDS.gotIt,
} as const

export const EXPORT = {
  row: '导出我的数据',
  note: '表格、心电和报告，一个文件带走',
  title: '导出我的全部数据',
  text: [
    '会下载一个压缩包，电脑和手机都能打开。',
    '里面有：每项指标一张表格（Excel、WPS 能开），每次心电的报告（PDF）和波形（WFDB），检查资料的图片，个人资料等。',
    '先看里面的“请先看我”。有动态心电时文件较大，请连上 Wi-Fi。',
    '里面是您的健康数据和家人电话，请不要发到群里。',
  ],
  wechat: '在微信里下载不了：请点右上角“…”，选“在浏览器打开”，再来导出。',
  start: '下载',
  started: '开始下载了，请在“下载”里找',
} as const

export const DELETION = {
  row: '注销账号',
  title: '注销账号',
  lines: [
    `提交后，我们会在 ${DELETION_REVIEW_HOURS} 小时内审核，您会在所有设备上退出登录。`,
    `${DELETION_REVIEW_HOURS} 小时内改了主意，重新登录，在“我的”里点“撤回注销”就行。`,
    '审核通过后，健康记录、报告、积分和权益全部删除，再也找不回来。',
    '想留一份，请先导出数据。',
  ],
  exportFirst: '先导出我的数据',
  willSendTo: (phone: string) => `将发到 ${phone}`,
  understood: '我知道注销后不能找回',
  notUnderstood: '请先勾选“我知道注销后不能找回”',
  apply: '申请注销',
  cancel: '不注销了',
  applied: `已申请注销，${DELETION_REVIEW_HOURS} 小时内审核；登录后可以撤回`,
  noticeTitle: '您申请了注销账号',
  notice: (asked: string, until: string) =>
    `${asked}提交，最晚 ${until} 审核完。在那之前，家人和医生看不到您的数据。`,
  withdraw: '撤回注销',
  withdrawn: '已撤回，账号和数据都还在',
  byPhoneTitle: '注销账号',
  byPhone: (phone: string) =>
    `请打客服电话 ${phone}（9:00-17:00）申请注销。核实身份后，${DELETION_REVIEW_HOURS} 小时内审核。`,
  call: '拨打',
  notNow: '先不打',
} as const

import type { contract } from './contract.ts'

/** What each feature of the contract is called, for its documents. */
export const FEATURES: Readonly<Record<keyof typeof contract, string>> = {
  account: '账号与登录：验证码、会话、同意、导出与注销',
  profile: '个人健康信息与病史',
  contacts: '紧急联系人',
  family: '家人共享：谁能看到谁的数据',
  devices: '设备绑定与数据上报',
  home: '首页：一句话与各项指标',
  monitoring: '监测：心率、血压、血氧、睡眠、步数、体温',
  ecg: '心电记录与测量',
  holter: '动态心电：24小时记录的上传、分析与查看',
  warnings: '预警事件',
  records: '测量对比记录：手表与仪器',
  reports: '健康报告：日报、周报、心脏隐患、分享',
  doctor: '给医生看：30 天一页，链接与收回',
  medicine: '中医体质报告',
  survey: '体质问卷',
  archive: '健康档案',
  files: '图片上传',
  feedback: '意见反馈',
  points: '积分、签到与抽奖',
  redemption: '奖品核销',
  services: '服务与权益',
  outpatient: '门诊预约',
  lookup: '健康查询：疾病百科',
  backend: '后端自述：是否为本服务',
}

import type { Words } from './words.ts'

export const OUTPATIENT_WORDS: Words = {
  id: ['预约的编号', 'By which the appointment is named'],
  state: [
    '到哪一步：submitted 已提交，cancelled 已取消，past 日期已过',
    'How far it is: submitted, cancelled, or its days are over',
  ],
  createdAt: ['什么时候申请的', 'When it was asked for'],
  changedAt: ['最近一次更改；没有为 null', 'When it was last changed; null where it was not'],
  cancelledAt: ['什么时候取消的；没有为 null', 'When it was cancelled; null where it was not'],
  userName: ['就诊人', 'Who is to be seen'],
  idNo: ['就诊人的身份证号', "Number of that person's identity card"],
  userPhone: ['联系电话', 'Phone to reach the person'],
  expectHospital: ['期望的医院', 'Hospital that is wished for'],
  expectDate: [
    '期望的日期，比如 2026.3.5-2026.3.8',
    'Days that are wished for, e.g. 2026.3.5-2026.3.8',
  ],
  expectKeShi: ['期望的科室', 'Department that is wished for'],
  baoXiaoMethod: [
    '报销方式：医保、商业保险、自费；没选为空',
    'How the visit is paid for; empty where it was not chosen',
  ],
  diseaseDescription: ['病情描述', "What is wrong, in the person's words"],
  diagnosticReportIds: [
    '诊断报告图片的编号，用逗号隔开',
    'Ids of pictures of reports, separated by commas',
  ],
  otherMaterialIds: [
    '其他资料图片的编号，用逗号隔开',
    'Ids of other pictures, separated by commas',
  ],
  diagnosticReports: ['诊断报告的图片', 'Pictures of reports'],
  otherMaterials: ['其他资料的图片', 'Other pictures'],
}

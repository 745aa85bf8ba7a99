import { WORDS } from '../../../shared/ui/words.ts'

/** Texts of 个人信息. */
export const INFORMATION = {
  title: '个人信息',
  sentence: '资料填得越全，\n分析越准。',
  basics: '基本信息',
  weights: '称重记录',
  health: '健康',
  habits: '生活习惯',
  contact: '证件与住址',
  save: WORDS.save,
  saved: '修改成功',
  required: (label: string) => `${label}为必填项，请选择或输入${label}`,
  idWrong: '请输入正确的身份证号',
  idFollows: '性别和出生日期会按身份证号填好。',
  typeHere: (label: string) => `请输入${label}`,
  fill: '请填写',
  phoneHint: '只填数字，最多 12 位',
  leaveTitle: '改动还没有保存',
  leaveText: '离开后，刚才的改动不会保留。',
  leave: '离开',
  stay: '留下',
} as const

import { REDEMPTION_STATUS_NAMES } from '@kangban/contracts'
import { WORDS } from '../../shared/ui/words.ts'

export const FORM = {
  title: '奖品核销',
  sentence: '输入管理员验证码，\n再核对奖品。',
  notice: '该二维码仅供管理员使用',
  noticeNote: '您若是中奖人，请把二维码交给工作人员扫描，不用自己操作。',
  placeholder: '6 位数字',
  goesTo: (phone: string) => `验证码会发到管理员手机 ${phone}`,
  confirm: WORDS.confirm,
  noId: '请用相机扫描中奖人的二维码。',
  scan: '扫一扫',
  notOurs: '这不是奖品的二维码',
  scanDenied: '没有得到使用相机的许可，请在手机设置里允许。',
  scanSilent: '等了很久没有扫码结果，请再扫一次。',
  scanFailed: '没有扫成功，请再扫一次。',
  noPhone: '还没有设置管理员手机号，暂时不能核销。',
} as const

export const INFO = {
  title: '核销信息',
  pending: '核对中奖人和奖品，\n再点核销。',
  redeemed: '这份奖品已经核销。',
  prize: '奖品',
  activity: '活动名称',
  winner: '中奖人',
  phone: '手机号',
  wonAt: '中奖时间',
  status: '状态',
  statuses: REDEMPTION_STATUS_NAMES,
  redeem: WORDS.redeem,
  question: '确定要核销？',
  questionNote: (name: string, prize: string) => `${name}，${prize}。\n核销后不能撤回。`,
  cancelled: '已取消',
  done: '核销成功',
  lost: '网络断了，不知道核销成了没有。再点一次核销就知道，不会重复核销。',
  expired: '验证码超过时间了，请重新输入。',
  codeAgain: '重新输入验证码',
  next: '核销下一份',
} as const

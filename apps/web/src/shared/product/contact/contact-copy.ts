import { WORDS } from '../../ui/words.ts'

export const CONTACT_FORM = {
  title: '添加紧急联系人',
  name: '姓名或称呼',
  namePlaceholder: '如 李建军（儿子）',
  phone: '手机号',
  phoneHint: '11 位手机号，紧急时会打这个号码。',
  fromBook: '从通讯录选择',
  bookFailed: '没能打开通讯录，请直接输入。',
  bookLandline: '这位联系人没有手机号，请换一个号码。',
  confirm: WORDS.confirm,
  waiting: '姓名和手机号都填好后，就可以确定。',
  /** Documented. */
  done: '添加成功',
  failed: '添加失败，请重试',
} as const

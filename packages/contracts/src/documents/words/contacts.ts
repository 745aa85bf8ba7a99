import type { Words } from './words.ts'

export const CONTACTS_WORDS: Words = {
  id: ['联系人的编号', 'By which the contact is named'],
  ids: [
    '全部联系人，按拨打的先后，每人一次',
    'All contacts in the order in which to call them, each once',
  ],
  name: ['联系人的姓名', 'Name of the contact'],
  phone: ['联系人的手机号', 'Phone of the contact'],
  contactName: ['联系人的姓名', 'Name of the contact'],
  contactPhone: ['联系人的手机号', 'Phone of the contact'],
}

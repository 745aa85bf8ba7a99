import { AREAS, type FamilyMembers, type SharingMember } from '@kangban/contracts'

export const NOBODY: FamilyMembers = { sharedWith: [], sharedByOthers: [], invitations: [] }

export const MOTHER: SharingMember = {
  id: 'g-mother',
  userCode: 'U-mother',
  label: '妈妈',
  name: '王*兰',
  phone: '138****0001',
  tel: '13800000001',
  ageYears: 72,
  since: '2023-12-20T10:00:00+08:00',
  areas: AREAS,
}

export const SON: FamilyMembers['sharedWith'][number] = {
  id: 'g-son',
  label: '李建军（儿子）',
  phone: '138****0002',
  since: '2023-12-20T10:00:00+08:00',
  accepted: true,
  daysLeft: null,
  areas: AREAS,
}

import type { Condition } from '@kangban/vitals'

/** 1001 of the person, 2001 of the family, 3001 of the mind. */
export type TagKind = '1001' | '2001' | '3001'

export interface MedicalTag {
  id: string
  kind: TagKind
  tagCode: string
  tagName: string
  /** 1 men only, 2 women only, null everybody. */
  sex: 1 | 2 | null
  position: number
}

const PERSONAL = [
  '高血压',
  '2型糖尿病',
  '冠心病',
  '心房颤动',
  '心律失常',
  '高脂血症',
  '脑卒中',
  '慢性肾病',
  '慢阻肺',
  '睡眠呼吸暂停',
  '类风湿关节炎',
  '系统性红斑狼疮',
  '偏头痛',
]
const MEN_ONLY = ['前列腺增生', '勃起功能障碍']
const WOMEN_ONLY = ['乳腺疾病', '子宫肌瘤']
const FAMILY = ['高血压', '2型糖尿病', '冠心病', '脑卒中', '心肌梗死', '高脂血症', '恶性肿瘤']
const MIND = ['焦虑症', '抑郁症', '双相障碍', '精神分裂症']

const tagsOf = (kind: TagKind, names: readonly (readonly [name: string, sex: 1 | 2 | null])[]): MedicalTag[] =>
  names.map(([tagName, sex], index) => {
    const tagCode = `${kind}${String(index + 1).padStart(2, '0')}`
    return { id: tagCode, kind, tagCode, tagName, sex, position: index + 1 }
  })

const forAll = (names: readonly string[]) => names.map((name): [string, null] => [name, null])

export const MEDICAL_TAGS: readonly MedicalTag[] = [
  ...tagsOf('1001', [
    ...forAll(PERSONAL),
    ...MEN_ONLY.map((name): [string, 1] => [name, 1]),
    ...WOMEN_ONLY.map((name): [string, 2] => [name, 2]),
  ]),
  ...tagsOf('2001', forAll(FAMILY)),
  ...tagsOf('3001', forAll(MIND)),
]

const TAG_OF_CONDITION: Record<Condition, string> = {
  hypertension: '高血压',
  'atrial-fibrillation': '心房颤动',
  'sleep-apnoea': '睡眠呼吸暂停',
  'premature-beats': '心律失常',
}

/** Ids of the personal tags that go with the conditions. */
export const tagIdsOf = (conditions: readonly Condition[]): string[] =>
  conditions.flatMap((condition) =>
    MEDICAL_TAGS.filter(({ kind, tagName }) => kind === '1001' && tagName === TAG_OF_CONDITION[condition]).map(
      ({ id }) => id,
    ),
  )

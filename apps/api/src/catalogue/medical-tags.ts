import { CONDITION_TAGS, TAG_TYPES, type TagType } from '@kangban/contracts'
import type { Transaction } from '../database/once.ts'

export interface MedicalTag {
  id: string
  kind: TagType
  tagCode: string
  tagName: string
  /** 1 men only, 2 women only, null everybody. */
  sex: 1 | 2 | null
  position: number
}

// A tag's place makes its code, and people have chosen by it: names may be reworded, new ones go to the end of their list.

const PERSONAL = [
  CONDITION_TAGS.hypertension,
  CONDITION_TAGS.coronaryHeartDisease,
  CONDITION_TAGS.type1Diabetes,
  CONDITION_TAGS.type2Diabetes,
  '高脂血症',
  '心房颤动',
  '心律失常',
  '心肌梗死',
  '心力衰竭',
  '心脏瓣膜病',
  '脑卒中',
  '短暂性脑缺血发作',
  '外周动脉疾病',
  '慢性肾脏病',
  '慢性阻塞性肺疾病',
  '支气管哮喘',
  '睡眠呼吸暂停',
  '甲状腺功能亢进',
  '甲状腺功能减退',
  '高尿酸血症或痛风',
  '脂肪肝',
  '慢性肝炎',
  '肝硬化',
  '慢性胃炎',
  '消化性溃疡',
  '胆囊结石',
  CONDITION_TAGS.lupus,
  CONDITION_TAGS.rheumatoidArthritis,
  '骨关节炎',
  '骨质疏松',
  '颈椎病',
  '腰椎间盘突出',
  '偏头痛',
  '癫痫',
  '帕金森病',
  '阿尔茨海默病',
  '贫血',
  '白内障',
  '青光眼',
  '恶性肿瘤',
]

/** From these places on, so that every list can grow. */
const ANDROLOGICAL_FROM = 81
const ANDROLOGICAL = ['前列腺增生', '前列腺炎', '勃起功能障碍', '精索静脉曲张']
const GYNAECOLOGICAL_FROM = 91
const GYNAECOLOGICAL = ['子宫肌瘤', '卵巢囊肿', '多囊卵巢综合征', '子宫内膜异位症', '乳腺增生']

const FAMILY = [
  CONDITION_TAGS.hypertension,
  CONDITION_TAGS.coronaryHeartDisease,
  CONDITION_TAGS.type1Diabetes,
  CONDITION_TAGS.type2Diabetes,
  '高脂血症',
  '心肌梗死',
  '心房颤动',
  '心源性猝死',
  '脑卒中',
  '慢性肾脏病',
  '支气管哮喘',
  '高尿酸血症或痛风',
  '阿尔茨海默病',
  '帕金森病',
  '骨质疏松',
  '恶性肿瘤',
]

const MENTAL = [
  '焦虑症',
  '抑郁症',
  '双相情感障碍',
  '精神分裂症',
  '强迫症',
  '惊恐障碍',
  '创伤后应激障碍',
  '进食障碍',
  '失眠障碍',
]

const tagsOf = (
  kind: TagType,
  names: readonly string[],
  { from = 1, sex = null }: Partial<Range> = {},
) =>
  names.map((tagName, index): MedicalTag => {
    const position = from + index
    const tagCode = `${kind}${String(position).padStart(2, '0')}`
    return { id: tagCode, kind, tagCode, tagName, sex, position }
  })

interface Range {
  from: number
  sex: MedicalTag['sex']
}

export const MEDICAL_TAGS: readonly MedicalTag[] = [
  ...tagsOf(TAG_TYPES.personal, PERSONAL),
  ...tagsOf(TAG_TYPES.personal, ANDROLOGICAL, { from: ANDROLOGICAL_FROM, sex: 1 }),
  ...tagsOf(TAG_TYPES.personal, GYNAECOLOGICAL, { from: GYNAECOLOGICAL_FROM, sex: 2 }),
  ...tagsOf(TAG_TYPES.family, FAMILY),
  ...tagsOf(TAG_TYPES.mental, MENTAL),
]

const same = (a: MedicalTag, b: Record<keyof MedicalTag, unknown>): boolean =>
  a.kind === b.kind &&
  a.tagCode === b.tagCode &&
  a.tagName === b.tagName &&
  a.sex === b.sex &&
  a.position === b.position

/** Adds what is missing and rewords what has changed; a tag that left the list stays for those who chose it. */
export async function ensureMedicalTags(database: Transaction): Promise<void> {
  const stored = new Map((await database.medicalTag.findMany()).map((tag) => [tag.id, tag]))

  for (const tag of MEDICAL_TAGS) {
    const before = stored.get(tag.id)
    if (before && same(tag, before)) continue
    await database.medicalTag.upsert({ where: { id: tag.id }, create: tag, update: tag })
  }
}

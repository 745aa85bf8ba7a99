import { JUMP_TYPES } from '@kangban/contracts'
import { hoursText } from './hours.ts'
import type { Needs } from './gate.ts'
import { DOCTOR_HOURS, VISIT_PRICE } from './care-texts.ts'

export type TileAction =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'doctor'; readonly type: 1 | 2 | 3 }
  | { readonly kind: 'mall' | 'ai-doctor' | 'medical-report' }

/** Something to choose on the services tab. */
export interface Tile {
  readonly char: string
  readonly title: string
  /** What the elderly form says, where it has the room for plainer words. */
  readonly elderTitle?: string
  readonly note: string
  readonly elderNote?: string
  readonly needs: Needs
  readonly does: TileAction
}

/** How a use is counted, as documented: 1 health services, 2 rescue and community. */
export type ClickFlag = '1' | '2'

export interface TileGroup {
  readonly title: string
  readonly flag: ClickFlag
  readonly tiles: readonly Tile[]
}

const RIGHTS = { rights: true } as const
const RIGHTS_AND_CARD = { rights: true, card: true } as const
const NOTHING = {}

const page = (path: string): TileAction => ({ kind: 'page', path })

const TEXT: Tile = {
  char: '图',
  title: '图文',
  elderTitle: '发文字图片问',
  note: '随时留言',
  elderNote: '随时可以留言',
  needs: RIGHTS,
  does: { kind: 'doctor', type: JUMP_TYPES.text },
}

const PHONE: Tile = {
  char: '话',
  title: '电话',
  elderTitle: '打电话问',
  note: hoursText(DOCTOR_HOURS),
  needs: RIGHTS,
  does: { kind: 'doctor', type: JUMP_TYPES.phone },
}

const VIDEO: Tile = {
  char: '视',
  title: '视频',
  elderTitle: '视频问',
  note: '面对面问',
  elderNote: '和医生面对面',
  needs: RIGHTS,
  does: { kind: 'doctor', type: JUMP_TYPES.video },
}

export const DOCTOR_TILES: readonly Tile[] = [TEXT, PHONE, VIDEO]

/** The telephone first, which says whether somebody answers it now. */
export const elderDoctors = (phoneNow: string): readonly Tile[] => [
  { ...PHONE, elderNote: phoneNow },
  VIDEO,
  TEXT,
]

const HEALTH: TileGroup = {
  title: '健康服务',
  flag: '1',
  tiles: [
    {
      char: '诊',
      title: '门诊协助',
      note: VISIT_PRICE,
      elderNote: '有人陪您去医院',
      needs: RIGHTS,
      does: page('/assist'),
    },
    {
      char: '询',
      title: '电话医疗咨询',
      note: '全科医生',
      elderNote: '全科医生接听',
      needs: RIGHTS,
      does: page('/doctor'),
    },
    {
      char: '药',
      title: '药品商城',
      note: '送药到家',
      needs: RIGHTS,
      does: { kind: 'mall' },
    },
    {
      char: '问',
      title: '健康咨询',
      note: 'AI 有问有答',
      needs: RIGHTS_AND_CARD,
      does: { kind: 'ai-doctor' },
    },
    {
      char: '查',
      title: '健康查询',
      note: '疾病百科',
      needs: RIGHTS_AND_CARD,
      does: page('/screen'),
    },
    {
      char: '家',
      title: '家人安心',
      note: '去设置',
      needs: RIGHTS,
      does: page('/sharing'),
    },
    {
      char: '读',
      title: 'AI读报告',
      note: '拍照就能读',
      needs: RIGHTS_AND_CARD,
      does: { kind: 'medical-report' },
    },
    {
      char: '文',
      title: '健康知识',
      note: '文章都在这里',
      needs: NOTHING,
      does: page('/newIndex'),
    },
  ],
}

const TRAVEL: TileGroup = {
  title: '出行救援',
  flag: '2',
  tiles: [
    {
      char: '运',
      title: '紧急医疗转运',
      note: '医护陪同转院',
      needs: RIGHTS,
      does: page('/urgent'),
    },
    {
      char: '返',
      title: '医疗送返',
      note: '病后平安回家',
      needs: RIGHTS,
      does: page('/medicalReturn'),
    },
    {
      char: '院',
      title: '入院保障',
      note: '帮着办住院',
      needs: RIGHTS,
      does: page('/admission'),
    },
    {
      char: '护',
      title: '医疗监护',
      note: '住院有人跟进',
      needs: RIGHTS,
      does: page('/medicalGuardianship'),
    },
    {
      char: '管',
      title: '安全管家',
      note: '24项生活服务',
      needs: NOTHING,
      does: page('/butlerservice'),
    },
  ],
}

const COMMUNITY: TileGroup = {
  title: '社区服务',
  flag: '2',
  tiles: [
    { char: '通', title: '马桶疏通', note: '上门疏通', needs: NOTHING, does: page('/toilet') },
    { char: '锁', title: '紧急开锁', note: '上门开锁', needs: NOTHING, does: page('/unlocking') },
    {
      char: '修',
      title: '家电维修清洗',
      note: '一事一价',
      needs: NOTHING,
      does: page('/service1'),
    },
  ],
}

export const TILE_GROUPS: readonly TileGroup[] = [HEALTH, TRAVEL, COMMUNITY]

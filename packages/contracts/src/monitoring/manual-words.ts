/** What a person may type in who measured without a bound device. */
export const MANUAL_KINDS = ['bloodPressure', 'oxygen', 'temperature', 'weight'] as const
export type ManualKind = (typeof MANUAL_KINDS)[number]

/** By what or where it was measured; at home the word names the instrument. */
export const MANUAL_PLACES = {
  home: '家里',
  clinic: '社区卫生站',
  hospital: '医院',
  pharmacy: '药店',
  other: '别处',
} as const
export type ManualPlace = keyof typeof MANUAL_PLACES

const AT_HOME: Record<ManualKind, string> = {
  bloodPressure: '家里的血压计',
  oxygen: '家里的血氧仪',
  temperature: '家里的体温计',
  weight: '家里的秤',
}

export const manualPlaceWords = (kind: ManualKind, place: ManualPlace): string =>
  place === 'home' ? AT_HOME[kind] : MANUAL_PLACES[place]

export const ARMS = { left: '左臂', right: '右臂' } as const
export type Arm = keyof typeof ARMS

/** Of the skin the wrist tells; what is typed in is that of the body. */
export const MANUAL_NAMES: Record<ManualKind, string> = {
  bloodPressure: '血压',
  oxygen: '血氧',
  temperature: '体温',
  weight: '体重',
}

export const MANUAL_UNITS: Record<ManualKind, string> = {
  bloodPressure: 'mmHg',
  oxygen: '%',
  temperature: '℃',
  weight: '公斤',
}

/** How a reading without a device is marked wherever it is shown. */
export const BY_HAND = '手动输入'
/** Characters of what is written to a reading. */
export const MOST_NOTE = 60

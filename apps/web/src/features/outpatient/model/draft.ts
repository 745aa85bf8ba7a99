import {
  type Appointment,
  joinImageIds,
  MESSAGES,
  REIMBURSEMENTS,
  writeExpectDate,
} from '@kangban/contracts'
import { isDay } from '@kangban/china-time'
import type { Photo, StoredPhoto } from '../../../shared/product/photos/photo-uploads.ts'
import { readStoredJson, writeStored } from '../../../stores/storage.ts'

type Whom = 'me' | 'family'

/** What the form holds. A person of the family has fields of their own, so that a look at the other loses nothing. */
export interface Draft {
  whom: Whom
  userName: string
  idNo: string
  familyName: string
  familyIdNo: string
  userPhone: string
  expectHospital: string
  expectKeShi: string
  /** YYYY-MM-DD, or empty. */
  from: string
  to: string
  baoXiaoMethod: Appointment['baoXiaoMethod']
  diseaseDescription: string
}

export const EMPTY: Draft = {
  whom: 'me',
  userName: '',
  idNo: '',
  familyName: '',
  familyIdNo: '',
  userPhone: '',
  expectHospital: '',
  expectKeShi: '',
  from: '',
  to: '',
  baoXiaoMethod: '',
  diseaseDescription: '',
}

export const GROUPS = ['diagnosticReports', 'otherMaterials'] as const
export type Group = (typeof GROUPS)[number]
export type Pictures = Readonly<Record<Group, readonly StoredPhoto[]>>

const NO_PICTURES: Pictures = { diagnosticReports: [], otherMaterials: [] }

/** What was typed and not sent; what is known of the person is not in it. */
export interface Kept {
  changes: Partial<Draft>
  /** Null while they are those that the form began with. */
  pictures: Pictures | null
}

const NOTHING: Kept = { changes: {}, pictures: null }

/** Of a new appointment, or of the change of one. */
const keyOf = (id: string | null): string => `kangban.outpatient.${id ?? 'new'}`

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPhoto = (value: unknown): value is StoredPhoto =>
  isFields(value) && typeof value.id === 'string' && typeof value.url === 'string'

const photosIn = (value: unknown): StoredPhoto[] =>
  Array.isArray(value) ? value.filter(isPhoto).map(({ id, url }) => ({ id, url })) : []

function isAnswer(name: string, value: unknown): boolean {
  if (typeof value !== 'string') return false
  if (name === 'whom') return value === 'me' || value === 'family'
  if (name === 'from' || name === 'to') return isDay(value)
  if (name === 'baoXiaoMethod') return ['', ...REIMBURSEMENTS].includes(value)
  return Object.hasOwn(EMPTY, name)
}

/** What this phone has kept for the user; what cannot be read counts as not typed. */
export function readKept(id: string | null, userCode: string): Kept {
  const stored = readStoredJson(keyOf(id))
  if (!isFields(stored) || stored.userCode !== userCode) return NOTHING
  const changes = isFields(stored.changes) ? stored.changes : {}
  const pictures = isFields(stored.pictures) ? stored.pictures : null

  return {
    changes: Object.fromEntries(
      Object.entries(changes).filter(([name, value]) => isAnswer(name, value)),
    ),
    pictures: pictures && {
      diagnosticReports: photosIn(pictures.diagnosticReports),
      otherMaterials: photosIn(pictures.otherMaterials),
    },
  }
}

export const keepDraft = (id: string | null, userCode: string, kept: Kept): void =>
  writeStored(keyOf(id), JSON.stringify({ userCode, ...kept }))

export const dropDraft = (id: string | null): void => writeStored(keyOf(id), null)

export const isKept = ({ changes, pictures }: Kept): boolean =>
  Object.keys(changes).length > 0 || pictures !== null

/** The pictures that are stored already, as they outlive the page. */
export const storedOf = (photos: readonly Photo[]): StoredPhoto[] =>
  photos.flatMap(({ fileId, storedUrl }) =>
    fileId !== null && storedUrl !== null ? [{ id: fileId, url: storedUrl }] : [],
  )

export const picturesOf = (kept: Pictures | null, before: Pictures | null): Pictures =>
  kept ?? before ?? NO_PICTURES

const idsOf = (photos: readonly Photo[]): string =>
  joinImageIds(photos.flatMap(({ fileId }) => fileId ?? []))

/** What goes over the wire: the ten documented fields. */
export function inputOf(
  draft: Draft,
  photos: Readonly<Record<Group, readonly Photo[]>>,
): Appointment {
  const own = draft.whom === 'me'

  return {
    userName: (own ? draft.userName : draft.familyName).trim(),
    idNo: (own ? draft.idNo : draft.familyIdNo).trim().toUpperCase(),
    userPhone: draft.userPhone.trim(),
    expectHospital: draft.expectHospital.trim(),
    expectDate: writeExpectDate(draft),
    expectKeShi: draft.expectKeShi.trim(),
    baoXiaoMethod: draft.baoXiaoMethod,
    diseaseDescription: draft.diseaseDescription.trim(),
    diagnosticReportIds: idsOf(photos.diagnosticReports),
    otherMaterialIds: idsOf(photos.otherMaterials),
  }
}

/** What the contract cannot know: which day it is. The service says the same. */
export const dayError = ({ from }: Pick<Draft, 'from'>, today: string): string | undefined =>
  from !== '' && from < today ? MESSAGES.expectDatePast : undefined

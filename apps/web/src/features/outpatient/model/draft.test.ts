// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { returnTyped, keepTyped } from '../../../stores/typed.ts'
import { clearStored } from '../../../stores/storage.ts'
import type { Photo } from '../../../shared/product/photos/photo-uploads.ts'
import {
  dayError,
  type Draft,
  dropDraft,
  EMPTY,
  inputOf,
  isKept,
  keepDraft,
  readKept,
  storedOf,
} from './draft.ts'

const photo = (fileId: string | null): Photo => ({
  key: `key-${fileId}`,
  previewUrl: 'blob:1',
  file: null,
  state: fileId ? 'done' : 'failed',
  fileId,
  storedUrl: fileId && `/${fileId}`,
  reason: null,
})

const draft: Draft = {
  ...EMPTY,
  userName: ' 王桂兰 ',
  idNo: '11010519491231002x',
  familyName: '李建军',
  familyIdNo: '999999195003142049',
  userPhone: '13800000001',
  expectHospital: ' 市第一人民医院',
  expectKeShi: '心血管内科 ',
  from: '2026-03-05',
  to: '2026-03-08',
}

const NO_PHOTOS = { diagnosticReports: [], otherMaterials: [] }

beforeEach(() => localStorage.clear())

const write = (value: unknown) =>
  localStorage.setItem('kangban.outpatient.new', JSON.stringify(value))

describe('what is sent', () => {
  it('is of whom it is for, trimmed, with two days and the ids of the pictures', () => {
    const photos = {
      diagnosticReports: [photo('a'), photo(null), photo('b')],
      otherMaterials: [photo('c')],
    }

    expect(inputOf(draft, photos)).toEqual({
      userName: '王桂兰',
      idNo: '11010519491231002X',
      userPhone: '13800000001',
      expectHospital: '市第一人民医院',
      expectDate: '2026.3.5-2026.3.8',
      expectKeShi: '心血管内科',
      baoXiaoMethod: '',
      diseaseDescription: '',
      diagnosticReportIds: 'a,b',
      otherMaterialIds: 'c',
    })

    expect(inputOf({ ...draft, whom: 'family' }, NO_PHOTOS)).toMatchObject({
      userName: '李建军',
      idNo: '999999195003142049',
    })
  })

  it('has no dates while one of them is missing, and none that is past', () => {
    expect(inputOf({ ...draft, to: '' }, NO_PHOTOS).expectDate).toBe('')
    expect(dayError(draft, '2026-03-05')).toBeUndefined()
    expect(dayError(draft, '2026-03-06')).toBe('期望就诊日期不能早于今天')
  })
})

describe('what this phone keeps', () => {
  const kept = {
    changes: { expectHospital: '省医院', whom: 'family' as const, from: '2026-03-05' },
    pictures: { diagnosticReports: [{ id: 'a', url: '/a' }], otherMaterials: [] },
  }

  it('is there again for the same person and the same appointment alone', () => {
    keepDraft(null, 'U1', kept)
    expect(readKept(null, 'U1')).toEqual(kept)
    expect(isKept(readKept(null, 'U2'))).toBe(false)
    expect(isKept(readKept('one', 'U1'))).toBe(false)
    dropDraft(null)
    expect(isKept(readKept(null, 'U1'))).toBe(false)
  })

  it('goes with the session, and comes back for the same person when it ended elsewhere', () => {
    keepDraft(null, 'U1', kept)
    keepTyped('U1')
    clearStored()
    expect(isKept(readKept(null, 'U1'))).toBe(false)
    returnTyped('U1')
    expect(readKept(null, 'U1')).toEqual(kept)
  })

  it('may have been written by anybody: what cannot be read is not there', () => {
    write({ userCode: 'U1', changes: { from: '2026-13-45', whom: 'cat', userName: 7, other: 'x' } })
    expect(readKept(null, 'U1').changes).toEqual({})
    write({ userCode: 'U1', changes: 7, pictures: { diagnosticReports: [{ id: 1 }, null] } })

    expect(readKept(null, 'U1')).toEqual({
      changes: {},
      pictures: { diagnosticReports: [], otherMaterials: [] },
    })

    localStorage.setItem('kangban.outpatient.new', '{')
    expect(isKept(readKept(null, 'U1'))).toBe(false)
  })

  it('of pictures are those that the service has', () => {
    expect(storedOf([photo('a'), photo(null)])).toEqual([{ id: 'a', url: '/a' }])
  })
})

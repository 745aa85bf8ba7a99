import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { contract } from '../contract.ts'
import { readExpectDate } from './expect-date.ts'
import { REIMBURSEMENTS } from './appointment-words.ts'
import { UploadedImage } from './image-ids.ts'
import { joinImageIds, splitImageIds } from './image-list.ts'
import { Appointment } from './request-appointment.ts'

const { method, path, output } = contract.outpatient.requestAppointment

const good = {
  userName: '王桂兰',
  idNo: '999999195003142049',
  userPhone: '13800000001',
  expectHospital: '市第一人民医院',
  expectDate: '2026.3.5-2026.3.8',
  expectKeShi: '心血管内科',
  baoXiaoMethod: '医保',
  diseaseDescription: '近两周早晨血压偏高，偶有头晕。',
  diagnosticReportIds: 'a,b',
  otherMaterialIds: '',
}

const ids = (count: number) =>
  joinImageIds(Array.from({ length: count }, (_, index) => `id-${index}`))

const messageOf = (change: object) => {
  const { error } = z.safeParse(Appointment, { ...good, ...change })
  return error ? error.issues[0]?.message : 'accepted'
}

describe('an appointment', () => {
  it('[API-058] [API-127] [OUTPATIENT-03] is posted with the ten documented fields and answers 1000', () => {
    expect(`${method} ${path}`).toBe('POST /outpatient/v1/assist-send-email')

    expect(Object.keys(Appointment.shape)).toEqual([
      'userName',
      'idNo',
      'userPhone',
      'expectHospital',
      'expectDate',
      'expectKeShi',
      'baoXiaoMethod',
      'diseaseDescription',
      'diagnosticReportIds',
      'otherMaterialIds',
    ])

    expect([1000, 9999, '1000'].map((data) => z.safeParse(output, data).success)).toEqual([
      true,
      false,
      false,
    ])
  })

  it.each([
    [{ userName: '  ' }, '请输入就诊人姓名'],
    [{ userName: undefined }, '请输入就诊人姓名'],
    [{ userName: '长'.repeat(31) }, '姓名不能超过30个字'],
    [{ idNo: '999999195003142048' }, '请输入正确的身份证号'],
    [{ userPhone: '12800000001' }, '请输入正确的手机号格式'],
    [{ expectHospital: '' }, '请输入期望就诊医院'],
    [{ expectKeShi: '' }, '请输入期望就诊科室'],
    [{ baoXiaoMethod: '现金' }, '请选择报销方式'],
    [{ diseaseDescription: '长'.repeat(501) }, '病情描述不能超过500个字'],
    [{ expectDate: '2026.3.5' }, '请选择期望就诊日期，开始日期不能晚于结束日期'],
  ])('%o is answered %s', (change, message) => expect(messageOf(change)).toBe(message))

  it('needs neither reimbursement nor description nor images', () => {
    const {
      baoXiaoMethod: _a,
      diseaseDescription: _b,
      diagnosticReportIds: _c,
      otherMaterialIds: _d,
      ...needed
    } = good

    expect(z.parse(Appointment, needed)).toEqual({
      ...needed,
      baoXiaoMethod: '',
      diseaseDescription: '',
      diagnosticReportIds: '',
      otherMaterialIds: '',
    })

    expect(REIMBURSEMENTS.map((baoXiaoMethod) => messageOf({ baoXiaoMethod }))).toEqual(
      REIMBURSEMENTS.map(() => 'accepted'),
    )
  })
})

describe('the expected dates', () => {
  it('[OUTPATIENT-04] are two days joined by a hyphen', () => {
    expect(messageOf({ expectDate: '2024.1.2-2024.1.5' })).toBe('accepted')
    expect(readExpectDate('2024.1.2-2024.1.5')).toEqual({ from: '2024-01-02', to: '2024-01-05' })

    expect(readExpectDate('2026.03.05-2026.03.05')).toEqual({
      from: '2026-03-05',
      to: '2026-03-05',
    })
  })

  it.each([
    '2024.1.2',
    '2024.1.5-2024.1.2',
    '2026.2.29-2026.3.1',
    '2026-3-5',
    '2026.3.5-2026.3.6-2026.3.7',
    '2026.3.5-',
    '明天',
    '',
  ])('[OUTPATIENT-04] %s is no pair of days', (text) => expect(readExpectDate(text)).toBeNull())
})

describe('images', () => {
  it('[OUTPATIENT-05] are sent as ids joined by commas', () => {
    expect(joinImageIds(['a', 'b'])).toBe('a,b')
    expect(splitImageIds('a,b')).toEqual(['a', 'b'])
    expect(splitImageIds('')).toEqual([])
  })

  it('are at most nine in a group, each once', () => {
    const refused = '图片编号格式不正确，每组最多9张'
    expect(messageOf({ diagnosticReportIds: ids(9), otherMaterialIds: ids(9) })).toBe('accepted')
    expect(messageOf({ otherMaterialIds: ids(10) })).toBe(refused)

    expect(
      [',', 'a,,b', 'a,a', 'a,'].map((joined) => messageOf({ diagnosticReportIds: joined })),
    ).toEqual([refused, refused, refused, refused])
  })

  it('[OUTPATIENT-06] an uploaded one has id and url', () => {
    expect(z.safeParse(UploadedImage, { id: 'a', url: '/api/files/v1/image/a' }).success).toBe(true)
    expect(z.safeParse(UploadedImage, { id: 'a' }).success).toBe(false)
  })
})

import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { nothing } from '../wire/fields.ts'
import { appointmentId } from './appointment-id.ts'
import { Appointment } from './request-appointment.ts'

export const changeAppointment = operation({
  origin: 'ours',
  method: 'POST',
  path: '/outpatient/v1/app/change',
  summary: 'Changes an own appointment before its last day: a second mail that refers to the first',
  input: z.object({ id: appointmentId, ...Appointment.shape }),
  output: nothing,
  ownership: 'own',
  safety: 'sends-message',
  takesIdempotencyKey: true,
  example: {
    input: {
      id: '6f0d2c4b-8a1e-4d3f-9b5c-7e2a1d4c6b80',
      userName: '王桂兰',
      idNo: '999999195003142049',
      userPhone: '13800000001',
      expectHospital: '市第一人民医院',
      expectDate: '2026.3.9-2026.3.12',
      expectKeShi: '心血管内科',
      baoXiaoMethod: '医保',
      diseaseDescription: '近两周早晨血压偏高，偶有头晕，想请医生看看用药是否合适。',
      diagnosticReportIds: '',
      otherMaterialIds: '',
    },
    output: {},
  },
})

import * as z from 'zod/mini'
import { FileLink } from '../files/file-link.ts'
import { operation } from '../operation.ts'
import { moment } from '../wire/fields.ts'
import { APPOINTMENT_STATES, type AppointmentState, REIMBURSEMENTS } from './appointment-words.ts'
import { id } from '../wire/kinds.ts'

const OwnAppointment = z.object({
  id,
  state: z.enum(Object.keys(APPOINTMENT_STATES) as AppointmentState[]),
  /** When it was asked for, last changed and cancelled: when each mail went out. */
  createdAt: moment,
  changedAt: z.nullable(moment),
  cancelledAt: z.nullable(moment),
  userName: z.string(),
  idNo: z.string(),
  userPhone: z.string(),
  expectHospital: z.string(),
  expectDate: z.string(),
  expectKeShi: z.string(),
  baoXiaoMethod: z.enum(['', ...REIMBURSEMENTS]),
  diseaseDescription: z.string(),
  diagnosticReports: z.array(FileLink),
  otherMaterials: z.array(FileLink),
})

export const listAppointments = operation({
  origin: 'ours',
  method: 'GET',
  path: '/outpatient/v1/app/list',
  summary: 'Own appointments that went out, as they were last changed, newest first, at most 100',
  input: z.object({}),
  output: z.array(OwnAppointment),
  ownership: 'own',
  safety: 'read',
  example: {
    input: {},
    output: [
      {
        id: '6f0d2c4b-8a1e-4d3f-9b5c-7e2a1d4c6b80',
        state: 'submitted',
        createdAt: '2026-03-02T10:05:00+08:00',
        changedAt: null,
        cancelledAt: null,
        userName: '王桂兰',
        idNo: '999999195003142049',
        userPhone: '13800000001',
        expectHospital: '市第一人民医院',
        expectDate: '2026.3.5-2026.3.8',
        expectKeShi: '心血管内科',
        baoXiaoMethod: '医保',
        diseaseDescription: '近两周早晨血压偏高，偶有头晕，想请医生看看用药是否合适。',
        diagnosticReports: [
          {
            id: '8d2c1b7e-5a0f-4c39-9b7d-1f2e3a4b5c6d',
            url: '/api/files/v1/image/8d2c1b7e-5a0f-4c39-9b7d-1f2e3a4b5c6d?expires=1772460000&signature=Zx8',
            thumbnailUrl:
              '/api/files/v1/thumbnail/8d2c1b7e-5a0f-4c39-9b7d-1f2e3a4b5c6d?expires=1772460000&signature=Qb1',
            width: 1920,
            height: 2560,
          },
        ],
        otherMaterials: [],
      },
    ],
  },
})

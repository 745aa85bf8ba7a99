import { strangersOf } from '../stranger.ts'

/** What a real one would be; she has asked for none. */
const APPOINTMENT = {
  id: '6f0d2c4b-8a1e-4d3f-9b5c-7e2a1d4c6b80',
  state: 'submitted',
  createdAt: '2026-02-25T10:05:00+08:00',
  changedAt: null,
  cancelledAt: null,
  userName: '王桂兰',
  idNo: '999999195303187820',
  userPhone: '13800000001',
  expectHospital: '市第一人民医院',
  expectDate: '2026.3.5-2026.3.8',
  expectKeShi: '心血管内科',
  baoXiaoMethod: '医保',
  diseaseDescription: '头晕',
  diagnosticReports: [],
  otherMaterials: [],
}

export const appointments = strangersOf({
  'outpatient.listAppointments': [
    {
      what: 'cancelled, and nobody knows when',
      why: 'a cancelled one has its moment',
      by: 'itself',
      wrong: () => [{ ...APPOINTMENT, state: 'cancelled' }],
    },
    {
      what: 'past before its days',
      why: 'its days are to come',
      by: 'itself',
      wrong: () => [{ ...APPOINTMENT, state: 'past' }],
    },
    {
      what: 'changed before it was asked for',
      why: 'what is changed was there',
      by: 'itself',
      wrong: () => [{ ...APPOINTMENT, changedAt: '2026-02-24T10:05:00+08:00' }],
    },
    {
      what: 'the second day before the first',
      why: 'two days in order',
      by: 'a rule',
      wrong: () => [{ ...APPOINTMENT, expectDate: '2026.3.8-2026.3.5' }],
    },
    {
      what: 'an id number that is none',
      why: 'its last digit does not check the others',
      by: 'itself',
      wrong: () => [{ ...APPOINTMENT, idNo: '999999195303187821' }],
    },
  ],
})

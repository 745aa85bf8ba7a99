import { requestAppointment } from './request-appointment.ts'

export const outpatient = { requestAppointment }

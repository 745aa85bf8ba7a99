import { cancelAppointment } from './cancel-appointment.ts'
import { changeAppointment } from './change-appointment.ts'
import { listAppointments } from './list-appointments.ts'
import { requestAppointment } from './request-appointment.ts'

export const outpatient = {
  requestAppointment,
  listAppointments,
  changeAppointment,
  cancelAppointment,
}

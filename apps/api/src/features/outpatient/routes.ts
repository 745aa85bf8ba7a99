import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { cancelAppointment } from './cancel-appointment.ts'
import { changeAppointment } from './change-appointment.ts'
import { listAppointments } from './list-appointments.ts'
import { requestAppointment } from './request-appointment.ts'

export const outpatient: Handlers<Context>['outpatient'] = {
  requestAppointment,
  listAppointments,
  changeAppointment,
  cancelAppointment,
}

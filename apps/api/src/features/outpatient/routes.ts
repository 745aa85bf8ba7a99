import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { requestAppointment } from './request-appointment.ts'

export const outpatient: Handlers<Context>['outpatient'] = { requestAppointment }

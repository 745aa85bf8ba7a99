import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { createDoctorShare } from './create-doctor-share.ts'
import { getDoctorPage } from './get-doctor-page.ts'
import { getSharedDoctorPage } from './get-shared-doctor-page.ts'
import { listDoctorShares } from './list-doctor-shares.ts'
import { revokeDoctorShare } from './revoke-doctor-share.ts'

export const doctor: Handlers<Context>['doctor'] = {
  getDoctorPage,
  createDoctorShare,
  listDoctorShares,
  revokeDoctorShare,
  getSharedDoctorPage,
}

import type { Handlers } from '@kangban/contracts/router'
import type { Context } from './context.ts'
import { account } from './features/account/routes.ts'
import { contacts } from './features/contacts/routes.ts'
import { devices } from './features/devices/routes.ts'
import { ecg } from './features/ecg/routes.ts'
import { monitoring } from './features/monitoring/routes.ts'
import { profile } from './features/profile/routes.ts'
import { services } from './features/services/routes.ts'
import { warnings } from './features/warnings/routes.ts'

/** Every operation of the contracts with its use case. */
export const routes: Handlers<Context> = { account, profile, contacts, devices, monitoring, warnings, services, ecg }

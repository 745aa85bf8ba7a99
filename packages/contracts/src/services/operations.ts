import { getEntitlement } from './get-entitlement.ts'

export const services = { getEntitlement }

import { contract } from '@kangban/contracts'
import type { HealthInfo } from '../model/health-info.ts'

const { example } = contract.profile.getHealthInfo
if (!example) throw new Error('the contract has no example of a profile')
const { kangban, ...documented } = example.output

/** The example of the contract as a page gets it: everything is filled in. */
export const FULL: HealthInfo = { ...documented, ...kangban }

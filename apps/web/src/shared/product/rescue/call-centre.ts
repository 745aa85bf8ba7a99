import { EMERGENCY_PHONE } from '@kangban/contracts/constants'
import { runtimeConfig } from '../../../config/runtime-config.ts'
import { host } from '../../../host/host.ts'
import { telLink } from '../../../host/scheme-links.ts'
import { CENTRE } from './rescue-copy.ts'

export type Dial = (link: string) => void

const follow: Dial = (link) => location.assign(link)

/** The public emergency service is for emergencies alone: whatever else there is to arrange, people of ours do. */
const numberFor = (emergency: boolean): string => {
  const { rescue, service } = runtimeConfig().phones
  return !emergency && rescue === EMERGENCY_PHONE ? service : rescue
}

/** Who answers, in words: the app around the page knows its own number. */
export function callee(emergency: boolean): string {
  if (host().can('rescue')) return CENTRE.inApp
  const { company } = runtimeConfig()
  return CENTRE.callee(numberFor(emergency), company.name)
}

/** Calls through the app around the page, else by telephone. */
export function callCentre(emergency: boolean, dial = follow): void {
  if (host().can('rescue')) void host().rescue()
  else dial(telLink(numberFor(emergency)))
}

import { EMERGENCY_PHONE } from '@kangban/contracts/constants'
import { runtimeConfig } from '../../../config/runtime-config.ts'
import { host } from '../../../host/host.ts'
import { telLink } from '../../../host/scheme-links.ts'
import { CENTRE } from './rescue-copy.ts'

export type Dial = (link: string) => void

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

/** Calls through the app around the page, else by telephone; also where that app fails, for somebody needs help. */
export function callCentre(emergency: boolean, dial?: Dial): void {
  const phone = numberFor(emergency)
  const byPhone = () => (dial ? dial(telLink(phone)) : void host().dial({ phone }))
  if (!host().can('rescue')) return byPhone()

  host()
    .rescue()
    .catch((cause: unknown) => {
      console.warn('the app did not take the rescue', cause)
      byPhone()
    })
}

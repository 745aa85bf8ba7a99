import { CARE_TEXTS } from './care-texts.ts'
import { HOME_TEXTS } from './home-texts.ts'
import type { ServiceText } from './service-text.ts'

/** Every service with a page of its own, by the path of the page. */
export const SERVICE_TEXTS = { ...CARE_TEXTS, ...HOME_TEXTS }

export type ServicePath = keyof typeof SERVICE_TEXTS

/** The service of a page, by the path of the page. */
export function serviceAt(path: string): (ServiceText & { path: ServicePath }) | null {
  const known = Object.keys(SERVICE_TEXTS) as ServicePath[]
  const found = known.find((one) => one === path)
  return found ? { ...SERVICE_TEXTS[found], path: found } : null
}

export type Service = NonNullable<ReturnType<typeof serviceAt>>

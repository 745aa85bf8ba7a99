/** Ids of measurements that are kept on the phone; no back end gives such ids. */
const PREFIX = 'phone-'

export const keptId = (measurementId: string): string => PREFIX + measurementId

export const isKeptId = (id: string | null | undefined): id is string =>
  id?.startsWith(PREFIX) ?? false

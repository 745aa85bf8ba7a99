/** What a list hands to the page of a record beside its address: the record itself does not always say when it was made. */
export interface RecordState {
  dataTime: string | null
}

/** The moment in the state of a navigation, which the browser keeps through a reload; null where there is none. */
export function dataTimeIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('dataTime' in state)) return null
  const { dataTime } = state
  return typeof dataTime === 'string' && !Number.isNaN(Date.parse(dataTime)) ? dataTime : null
}

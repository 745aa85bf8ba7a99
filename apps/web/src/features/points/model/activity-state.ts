import type { Activity } from './points-answer.ts'

export type DrawState = 'open' | 'taken' | 'too-few'

/** Whether an activity can be drawn with so many points; where the back end does not say, its answer decides. */
export function drawState(
  { isPart, consume }: Pick<Activity, 'isPart' | 'consume'>,
  remain: number | null,
): DrawState {
  if (isPart) return 'taken'
  return remain !== null && remain < (consume ?? 0) ? 'too-few' : 'open'
}

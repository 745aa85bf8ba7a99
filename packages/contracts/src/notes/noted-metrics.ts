/**
 * What the watch measures without being asked, so that no reading of it has a name of its own: a note stands at a minute,
 * of sleep at the night.
 */
export const NOTED_METRICS = ['heartRate', 'oxygen', 'temperature', 'steps', 'sleep'] as const
export type NotedMetric = (typeof NOTED_METRICS)[number]

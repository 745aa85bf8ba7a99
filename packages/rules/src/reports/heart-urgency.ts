import type { HeartFinding, HeartRiskLevel } from '@kangban/contracts'
import type { Urgency } from '../day/urgency.ts'
import { pressureVerdict } from '../verdicts.ts'
import { type HeartSpan, POINTS } from './heart-findings.ts'

/** From so many points on, the level is high. */
export const HIGH_POINTS = 4

const OF_LEVEL: Record<HeartRiskLevel, Urgency> = {
  unknown: 'none',
  low: 'none',
  moderate: 'ask',
  high: 'soon',
}

/** As urgent as the warnings that the finding counts, however few points it earns. */
export function findingUrgency({ kind, points }: HeartFinding, { pressures }: HeartSpan): Urgency {
  if (points === 0) return 'none'

  switch (kind) {
    case 'irregular':
    case 'slow':
    case 'low-oxygen':
      return 'soon'
    case 'fast':
      return points >= POINTS.fastAlert ? 'soon' : 'watch'
    case 'pressure':
      return pressures.some((reading) => pressureVerdict(reading).state === 'alert')
        ? 'soon'
        : 'ask'
    case 'low-hrv':
      return 'watch'
  }
}

/** How soon something is to be done, by the level and by each finding. */
export const heartUrgencies = (
  level: HeartRiskLevel,
  findings: readonly HeartFinding[],
  span: HeartSpan,
): Urgency[] => [OF_LEVEL[level], ...findings.map((finding) => findingUrgency(finding, span))]

/** Reports made before findings told it themselves go by points: one finding alone made their level high. */
export const isGraveFinding = ({ grave, points }: HeartFinding): boolean =>
  grave ?? points >= HIGH_POINTS

import type { BeatFeature } from './beat-features.ts'
import type { BeatKind } from './beat-kind.ts'

/** The log odds of each kind against a normal beat are sums of features times these. */
export type KindConstants = Record<Exclude<BeatKind, 'normal'>, Record<BeatFeature, number>>

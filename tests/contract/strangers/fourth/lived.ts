import { points } from './lived-points.ts'
import { prizes } from './lived-prizes.ts'

export const lived = [...points, ...prizes]

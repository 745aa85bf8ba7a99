import { measuredActivity } from './measured-activity.ts'
import { measuredBody } from './measured-body.ts'
import { measuredTogetherBody } from './measured-together-body.ts'

/** Of what is measured and of what is told from it. */
export const measured = [measuredBody, measuredActivity, measuredTogetherBody].flat()

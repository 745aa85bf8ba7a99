import { measuredBody } from './measured-body.ts'
import { measuredRecords } from './measured-records.ts'
import { measuredTogetherBody } from './measured-together-body.ts'
import { measuredTogetherReports } from './measured-together-reports.ts'
import { measuredTogetherTold } from './measured-together-told.ts'
import { measuredTold } from './measured-told.ts'

/** Of what is measured and of what is told from it. */
export const measured = [
  measuredBody,
  measuredRecords,
  measuredTold,
  measuredTogetherBody,
  measuredTogetherTold,
  measuredTogetherReports,
].flat()

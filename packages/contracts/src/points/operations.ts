import { draw } from './draw.ts'
import { getActivity } from './get-activity.ts'
import { getPoints } from './get-points.ts'
import { listRecords } from './list-records.ts'
import { listWinners } from './list-winners.ts'
import { signIn } from './sign-in.ts'

export const points = { getPoints, signIn, getActivity, draw, listRecords, listWinners }

import { draw } from './draw.ts'
import { getWheel } from './get-wheel.ts'
import { getPoints } from './get-points.ts'
import { listPointRecords } from './list-point-records.ts'
import { listWinners } from './list-winners.ts'
import { signIn } from './sign-in.ts'

export const points = { getPoints, signIn, getWheel, draw, listPointRecords, listWinners }

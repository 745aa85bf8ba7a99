import type { Unnumbered } from '../stranger.ts'
import { heart } from './heart.ts'
import { oxygen } from './oxygen.ts'
import { pressure } from './pressure.ts'
import { sleep } from './sleep.ts'

/** By a third, later again: who had seen no law, and of the other sets their shape alone. */
export const THIRD: readonly Unnumbered[] = [heart, oxygen, pressure, sleep].flat()

import type { Unnumbered } from '../stranger.ts'
import { heart } from './heart.ts'
import { home } from './home.ts'
import { oxygen } from './oxygen.ts'
import { pressure } from './pressure.ts'
import { sleep } from './sleep.ts'
import { steps } from './steps.ts'
import { temperature } from './temperature.ts'

/** By a fifth, who had seen no law and knew of the other sets their shape alone. */
export const FIFTH: readonly Unnumbered[] = [
  heart,
  pressure,
  oxygen,
  sleep,
  steps,
  temperature,
  home,
].flat()

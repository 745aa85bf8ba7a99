import type { Unnumbered } from '../stranger.ts'
import { account } from './account.ts'
import { heart } from './heart.ts'
import { kept } from './kept.ts'
import { oxygen } from './oxygen.ts'
import { pressure } from './pressure.ts'
import { profile } from './profile.ts'
import { services } from './services.ts'
import { signals } from './signals.ts'
import { sleep } from './sleep.ts'
import { told } from './told.ts'

/** By a third, later again: who had seen no law, and of the other sets their shape alone. */
export const THIRD: readonly Unnumbered[] = [
  heart,
  oxygen,
  pressure,
  sleep,
  signals,
  told,
  profile,
  account,
  services,
  kept,
].flat()

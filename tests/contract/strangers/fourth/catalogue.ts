import type { Unnumbered } from '../stranger.ts'
import { lived } from './lived.ts'
import { measured } from './measured.ts'

/** By a fourth, of two hands: who had seen no law, and of the other sets their shape alone. */
export const FOURTH: readonly Unnumbered[] = [measured, lived].flat()

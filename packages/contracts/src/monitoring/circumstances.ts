import * as z from 'zod/mini'
import { type Circumstance, CIRCUMSTANCES } from './circumstance-words.ts'

const codes = Object.keys(CIRCUMSTANCES) as [Circumstance, ...Circumstance[]]

/** Told at the measurement; empty where the person was asked and had nothing to tell, null where nobody asked. */
export const circumstances = z.nullable(
  z.array(z.enum(codes)).check(z.maxLength(Object.keys(CIRCUMSTANCES).length)),
)

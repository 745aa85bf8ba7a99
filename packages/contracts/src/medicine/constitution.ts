import * as z from 'zod/mini'
import {
  type Constitution,
  CONSTITUTION_VERDICTS,
  CONSTITUTIONS,
  type ConstitutionVerdict,
} from './constitution-names.ts'
import { real } from '../quantities/quantity.ts'

const constitution = z.enum(Object.keys(CONSTITUTIONS) as [Constitution, ...Constitution[]])

const verdict = z.enum(
  Object.keys(CONSTITUTION_VERDICTS) as [ConstitutionVerdict, ...ConstitutionVerdict[]],
)

const score = real('score').check(z.minimum(0), z.maximum(100))

/** A judgement by the rule, without words. */
export const ConstitutionResult = z.object({
  main: constitution,
  /** That of the main type; `no` where no type stands out and the balanced one is not reached. */
  verdict,
  /** Other types that hold or are tended to, the highest score first. */
  secondary: z.array(constitution),
  /** All nine in their order. */
  scores: z.array(z.object({ type: constitution, score, verdict })).check(z.length(9)),
})
export type ConstitutionResult = z.infer<typeof ConstitutionResult>

/** A type as shown: its name and how far it holds, in words. */
export const NamedConstitution = z.object({
  type: constitution,
  name: z.string(),
  verdict,
  verdictText: z.string(),
})

/** A score as shown; converted, 0 to 100. For the balanced type high is good, for the others low is. */
export const ConstitutionScore = z.object({ ...NamedConstitution.shape, score })

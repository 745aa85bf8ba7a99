import * as z from 'zod/mini'

/** The nine types of constitution in the order of ZYYXH/T 157-2009. */
export const CONSTITUTIONS = {
  balanced: '平和质',
  'qi-deficiency': '气虚质',
  'yang-deficiency': '阳虚质',
  'yin-deficiency': '阴虚质',
  'phlegm-dampness': '痰湿质',
  'damp-heat': '湿热质',
  'blood-stasis': '血瘀质',
  'qi-stagnation': '气郁质',
  'special-diathesis': '特禀质',
} as const
export type Constitution = keyof typeof CONSTITUTIONS

const constitution = z.enum(Object.keys(CONSTITUTIONS) as [Constitution, ...Constitution[]])
/** `basically` is for the balanced type alone, `tendency` for the other eight. */
const verdict = z.enum(['yes', 'basically', 'tendency', 'no'])
const score = z.number().check(z.minimum(0), z.maximum(100))

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

import * as z from 'zod/mini'
import { day } from '../fields.ts'
import { ChosenTag } from './disease-tag.ts'
import { isIdNumber } from '../id-number.ts'
import { decided, decidedFields, withAdded } from '../origin.ts'
import * as MESSAGES from '../messages.ts'

const MOST_TAGS = 100

/** Codes that clients send as numbers or as text. */
const code = <const V extends readonly [number, ...number[]]>(values: V, message: string) =>
  z.union(
    [
      z.literal(values),
      z.pipe(
        z.literal(values.map((value) => `${value}` as `${V[number]}`)),
        z.transform((text) => Number(text)),
      ),
    ],
    message,
  )

/** A whole number that clients send as a number or as text. */
const whole = (low: number, high: number, message: string) =>
  z.pipe(
    z.union(
      [
        z.number(),
        z.pipe(
          z.string().check(z.regex(/^\d{1,4}$/)),
          z.transform((text) => Number(text)),
        ),
      ],
      message,
    ),
    z.int(message).check(z.minimum(low, message), z.maximum(high, message)),
  )

const text = (longest: number, label: string) =>
  z
    .string(MESSAGES.fieldWrong(label))
    .check(z.trim(), z.maxLength(longest, MESSAGES.fieldTooLong(label, longest)))

const yesNo = z.boolean(MESSAGES.yesOrNoMissing)

const tags = z.array(ChosenTag).check(z.maxLength(MOST_TAGS, MESSAGES.tagsTooMany))

const unlessSent = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema))

/** The documents name these questions and not what their answers look like. */
const asked = decided('SURVEY-79', unlessSent(yesNo))

const ID_NUMBER_WRONG = MESSAGES.idNumberWrong

/** Answers of the questionnaire's first step. Limits are the wider of the two documented pickers. */
export const StepOne = z.object({
  userCode: z.optional(z.string()),
  height: unlessSent(whole(140, 200, MESSAGES.heightWrong)),
  weight: unlessSent(whole(30, 150, MESSAGES.weightWrong)),
  birthday: unlessSent(
    day.check(z.refine((date) => date >= '1900-01-01', MESSAGES.birthdayTooEarly)),
  ),
  /** 1 male, 2 female. */
  sex: unlessSent(code([1, 2], MESSAGES.sexMissing)),
  waistline: unlessSent(whole(50, 120, MESSAGES.waistlineWrong)),
  ethnicity: unlessSent(text(20, '民族')),
  residence: unlessSent(text(60, '居住地')),
  /** 1 heavy physical work, 2 light. */
  industry: unlessSent(code([1, 2], MESSAGES.industryMissing)),
})

/** Of the second step. A question that was not shown is not sent; the one about erections is for men. */
export const StepTwo = z.object({
  medHis: unlessSent(yesNo),
  tagParamList: z.optional(tags),
  familyMedHis: asked,
  familyMedList: z.optional(tags),
  mentalMedList: z.optional(tags),
  hypertensionTreatment: asked,
  atypicalAntipsychotics: asked,
  oralCorticosteroids: asked,
  erectileDysfunction: asked,
  /** 1 none, 2 slightly, 3 very. */
  depressionEval: unlessSent(code([1, 2, 3], MESSAGES.depressionEvalMissing)),
})

/** Of the third step. */
export const StepThree = z.object({
  /** Follows from the medication questions of the second step: this step asks nothing about it. */
  takeMed: unlessSent(yesNo),
  /** 1 over 9 h, 2 7-9 h, 3 5-7 h, 4 under 5 h. */
  sleepQuality: unlessSent(code([1, 2, 3, 4], MESSAGES.sleepQualityMissing)),
  /** 1 never, 2 given up, 3 under 10 a day, 4 10-19, 5 20 or more. */
  smokingStatus: unlessSent(code([1, 2, 3, 4, 5], MESSAGES.smokingStatusMissing)),
})

/** What may be saved. A field that is not sent keeps its value; null empties it. */
export const HealthInfoUpdate = z.object({
  ...StepOne.shape,
  ...StepTwo.shape,
  ...StepThree.shape,
  name: unlessSent(text(20, '用户名')),
  idNo: unlessSent(
    z.string(ID_NUMBER_WRONG).check(
      z.trim(),
      z.toUpperCase(),
      z.refine((number) => number === '' || isIdNumber(number), ID_NUMBER_WRONG),
    ),
  ),
  /** 1 never, 2 now and then, 3 daily, 4 given up. */
  drinkingStatus: unlessSent(code([1, 2, 3, 4], MESSAGES.drinkingStatusMissing)),
  /** 1 balanced, 2 mostly meat, 3 mostly vegetarian. */
  dietaryHabits: unlessSent(code([1, 2, 3], MESSAGES.dietaryHabitsMissing)),
  /** 1 light, 2 oily, 3 salty, 4 sweet. */
  dietPreference: unlessSent(code([1, 2, 3, 4], MESSAGES.dietPreferenceMissing)),
  /** 1 fewer than three times a week of 20 minutes, 2 three or more. */
  exerciseFreq: unlessSent(code([1, 2], MESSAGES.exerciseFreqMissing)),
  userDetailAddress: unlessSent(text(100, '家庭住址')),
  communityPhone: unlessSent(
    z.string().check(z.trim(), z.regex(/^\d{0,12}$/, MESSAGES.communityPhoneWrong)),
  ),
})
export type HealthInfoUpdate = z.input<typeof HealthInfoUpdate>

const known = <const V extends readonly [number, ...number[]]>(values: V) =>
  z.nullable(z.literal(values))

const SavedTag = z.object({ id: z.string(), tagCode: z.string(), tagName: z.string() })

/** The personal profile and what the questionnaire asked; a field that nobody filled in is null. */
export const HealthInfo = withAdded(
  {
    ...decidedFields('API-077', {
      userCode: z.string(),
      name: z.nullable(z.string()),
      idNo: z.nullable(z.string()),
      sex: known([1, 2]),
      birthday: z.nullable(day),
      waistline: z.nullable(z.number()),
      ethnicity: z.nullable(z.string()),
      residence: z.nullable(z.string()),
      industry: known([1, 2]),
      medHis: z.nullable(z.boolean()),
      takeMed: z.nullable(z.boolean()),
      sleepQuality: known([1, 2, 3, 4]),
      smokingStatus: known([1, 2, 3, 4, 5]),
      drinkingStatus: known([1, 2, 3, 4]),
      dietaryHabits: known([1, 2, 3]),
      dietPreference: known([1, 2, 3, 4]),
      exerciseFreq: known([1, 2]),
      userDetailAddress: z.nullable(z.string()),
      communityPhone: z.nullable(z.string()),
    }),
    height: z.nullable(z.number()),
    weight: z.nullable(z.number()),
  },
  /** What the questionnaire asked besides. */
  {
    tagParamList: z.array(SavedTag),
    familyMedHis: z.nullable(z.boolean()),
    familyMedList: z.array(SavedTag),
    mentalMedList: z.array(SavedTag),
    hypertensionTreatment: z.nullable(z.boolean()),
    atypicalAntipsychotics: z.nullable(z.boolean()),
    oralCorticosteroids: z.nullable(z.boolean()),
    erectileDysfunction: z.nullable(z.boolean()),
    depressionEval: known([1, 2, 3]),
  },
)
export type HealthInfo = z.infer<typeof HealthInfo>

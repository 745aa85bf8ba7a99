import * as z from 'zod/mini'
import { day } from '../wire/fields.ts'
import { answerCodes, answersInWords, type HealthAnswer } from './answer-words.ts'
import { ChosenTag } from './disease-tag.ts'
import { isIdNumber } from '../wire/id-number.ts'
import { decided, decidedFields, withAdded } from '../documents/origin.ts'
import * as MESSAGES from '../wire/messages.ts'
import type { QuantityName, Range } from '../quantities/quantities.ts'
import { orZero, quantity, real } from '../quantities/quantity.ts'
import { id, userCode } from '../wire/kinds.ts'

const MAX_TAGS = 100

/** Codes that clients send as numbers or as text. */
const code = <A extends HealthAnswer>(answer: A, message: string) =>
  z
    .union(
      [
        z.literal(answerCodes(answer)),
        z.pipe(
          z.literal(answerCodes(answer).map((value) => `${value}`)),
          z.transform((text) => Number(text)),
        ),
      ],
      message,
    )
    .check(z.describe(answersInWords(answer)))

/** A whole number that clients send as a number or as text. */
const wholeOrText = (name: QuantityName, { low, high }: Range, message: string) =>
  z.pipe(
    z.union(
      [
        quantity(name, z.number().check(z.minimum(low, message), z.maximum(high, message))),
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

const tags = z.array(ChosenTag).check(z.maxLength(MAX_TAGS, MESSAGES.tagsTooMany))

const unlessSent = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema))

/** The documents name these questions and not what their answers look like. */
const asked = decided('SURVEY-79', unlessSent(yesNo))

const ID_NUMBER_WRONG = MESSAGES.idNumberWrong

/** Answers of the questionnaire's first step. Limits are the wider of the two documented pickers. */
export const StepOne = z.object({
  userCode: z.optional(userCode),
  height: unlessSent(wholeOrText('height', { low: 140, high: 200 }, MESSAGES.heightWrong)),
  weight: unlessSent(wholeOrText('weight', { low: 30, high: 150 }, MESSAGES.weightWrong)),
  birthday: unlessSent(
    z.iso.date(MESSAGES.dayFormat).check(
      z.refine((date) => date >= '1900-01-01', MESSAGES.birthdayTooEarly),
      z.refine((date) => date < '2200-01-01', MESSAGES.birthdayInFuture),
    ),
  ),
  sex: unlessSent(code('sex', MESSAGES.sexMissing)),
  waistline: unlessSent(wholeOrText('waistline', { low: 50, high: 120 }, MESSAGES.waistlineWrong)),
  ethnicity: unlessSent(text(20, '民族')),
  residence: unlessSent(text(60, '居住地')),
  industry: unlessSent(code('industry', MESSAGES.industryMissing)),
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
  depressionEval: unlessSent(code('depressionEval', MESSAGES.depressionEvalMissing)),
})

/** Of the third step. */
export const StepThree = z.object({
  /** Follows from the medication questions of the second step: this step asks nothing about it. */
  takeMed: unlessSent(yesNo),
  sleepQuality: unlessSent(code('sleepQuality', MESSAGES.sleepQualityMissing)),
  smokingStatus: unlessSent(code('smokingStatus', MESSAGES.smokingStatusMissing)),
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
  drinkingStatus: unlessSent(code('drinkingStatus', MESSAGES.drinkingStatusMissing)),
  dietaryHabits: unlessSent(code('dietaryHabits', MESSAGES.dietaryHabitsMissing)),
  dietPreference: unlessSent(code('dietPreference', MESSAGES.dietPreferenceMissing)),
  exerciseFreq: unlessSent(code('exerciseFreq', MESSAGES.exerciseFreqMissing)),
  userDetailAddress: unlessSent(text(100, '家庭住址')),
  communityPhone: unlessSent(
    z.string().check(z.trim(), z.regex(/^\d{0,12}$/, MESSAGES.communityPhoneWrong)),
  ),
})
export type HealthInfoUpdate = z.input<typeof HealthInfoUpdate>

const known = <A extends HealthAnswer>(answer: A) =>
  z.nullable(z.literal(answerCodes(answer)).check(z.describe(answersInWords(answer))))

const SavedTag = z.object({ id, tagCode: z.string(), tagName: z.string() })

/** The personal profile and what the questionnaire asked; a field that nobody filled in is null. */
export const HealthInfo = withAdded(
  {
    ...decidedFields('API-077', {
      userCode,
      name: z.nullable(z.string()),
      idNo: z.nullable(z.string()),
      sex: known('sex'),
      birthday: z.nullable(day),
      waistline: z.nullable(orZero(real('waistline'))),
      ethnicity: z.nullable(z.string()),
      residence: z.nullable(z.string()),
      industry: known('industry'),
      medHis: z.nullable(z.boolean()),
      takeMed: z.nullable(z.boolean()),
      sleepQuality: known('sleepQuality'),
      smokingStatus: known('smokingStatus'),
      drinkingStatus: known('drinkingStatus'),
      dietaryHabits: known('dietaryHabits'),
      dietPreference: known('dietPreference'),
      exerciseFreq: known('exerciseFreq'),
      userDetailAddress: z.nullable(z.string()),
      communityPhone: z.nullable(z.string()),
    }),
    height: z.nullable(orZero(real('height'))),
    weight: z.nullable(orZero(real('weight'))),
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
    depressionEval: known('depressionEval'),
  },
)
export type HealthInfo = z.infer<typeof HealthInfo>

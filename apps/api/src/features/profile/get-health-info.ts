import {
  type AnswerCode,
  answerCodes,
  type contract,
  type Handler,
  type HealthAnswer,
  type HealthInfo,
  TAG_TYPES,
} from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { profileRepository } from './profile.repository.ts'

/** A stored number that is not of the documented values counts as not filled in. */
const among = <A extends HealthAnswer>(
  answer: A,
  stored: number | null | undefined,
): AnswerCode<A> | null => answerCodes(answer).find((value) => value === stored) ?? null

type Profile = NonNullable<Awaited<ReturnType<ReturnType<typeof profileRepository>['find']>>>

const answersOf = (profile: Profile | null) => ({
  sex: among('sex', profile?.sex),
  birthday: profile?.birthday ?? null,
  height: profile?.height ?? null,
  weight: profile?.weight ?? null,
  waistline: profile?.waistline ?? null,
  ethnicity: profile?.ethnicity ?? null,
  industry: among('industry', profile?.industry),
  medHis: profile?.medHis ?? null,
  takeMed: profile?.takeMed ?? null,
  sleepQuality: among('sleepQuality', profile?.sleepQuality),
  smokingStatus: among('smokingStatus', profile?.smokingStatus),
  drinkingStatus: among('drinkingStatus', profile?.drinkingStatus),
  dietaryHabits: among('dietaryHabits', profile?.dietaryHabits),
  dietPreference: among('dietPreference', profile?.dietPreference),
  exerciseFreq: among('exerciseFreq', profile?.exerciseFreq),
})

/** What the questionnaire asked besides. */
const questionsOf = (profile: Profile | null) => ({
  familyMedHis: profile?.familyMedHis ?? null,
  hypertensionTreatment: profile?.hypertensionTreatment ?? null,
  atypicalAntipsychotics: profile?.atypicalAntipsychotics ?? null,
  oralCorticosteroids: profile?.oralCorticosteroids ?? null,
  erectileDysfunction: profile?.erectileDysfunction ?? null,
  depressionEval: among('depressionEval', profile?.depressionEval),
})

export const getHealthInfo: Handler<typeof contract.profile.getHealthInfo, Context> = async ({
  context,
}) => {
  const { database, vault } = context.services
  const { accountId, userCode } = sessionUser(context)
  const repository = profileRepository(database)

  const [profile, tags] = await Promise.all([
    repository.find(accountId),
    repository.ownTags(accountId),
  ])

  const open = (sealed: string | null | undefined) => (sealed ? vault.decrypt(sealed) : null)
  const tagsOf = (kind: string) => tags.filter((tag) => tag.kind === kind)

  return {
    userCode,
    name: open(profile?.nameCipher),
    idNo: open(profile?.idNoCipher),
    ...answersOf(profile),
    residence: open(profile?.residenceCipher),
    userDetailAddress: open(profile?.addressCipher),
    communityPhone: open(profile?.communityPhoneCipher),
    kangban: {
      ...questionsOf(profile),
      tagParamList: tagsOf(TAG_TYPES.personal),
      familyMedList: tagsOf(TAG_TYPES.family),
      mentalMedList: tagsOf(TAG_TYPES.mental),
    },
  } satisfies HealthInfo
}

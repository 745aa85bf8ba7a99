import { type contract, type Handler, type HealthInfo, TAG_TYPES } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { profileRepository } from './profile.repository.ts'

/** A stored number that is not of the documented values counts as not filled in. */
const among = <const V extends readonly number[]>(
  values: V,
  stored: number | null | undefined,
): V[number] | null => values.find((value) => value === stored) ?? null

type Profile = NonNullable<Awaited<ReturnType<ReturnType<typeof profileRepository>['find']>>>

const answersOf = (profile: Profile | null) => ({
  sex: among([1, 2], profile?.sex),
  birthday: profile?.birthday ?? null,
  height: profile?.height ?? null,
  weight: profile?.weight ?? null,
  waistline: profile?.waistline ?? null,
  ethnicity: profile?.ethnicity ?? null,
  residence: profile?.residence ?? null,
  industry: among([1, 2], profile?.industry),
  medHis: profile?.medHis ?? null,
  takeMed: profile?.takeMed ?? null,
  sleepQuality: among([1, 2, 3, 4], profile?.sleepQuality),
  smokingStatus: among([1, 2, 3, 4, 5], profile?.smokingStatus),
  drinkingStatus: among([1, 2, 3, 4], profile?.drinkingStatus),
  dietaryHabits: among([1, 2, 3], profile?.dietaryHabits),
  dietPreference: among([1, 2, 3, 4], profile?.dietPreference),
  exerciseFreq: among([1, 2], profile?.exerciseFreq),
})

/** What the questionnaire asked besides. */
const questionsOf = (profile: Profile | null) => ({
  familyMedHis: profile?.familyMedHis ?? null,
  hypertensionTreatment: profile?.hypertensionTreatment ?? null,
  atypicalAntipsychotics: profile?.atypicalAntipsychotics ?? null,
  oralCorticosteroids: profile?.oralCorticosteroids ?? null,
  erectileDysfunction: profile?.erectileDysfunction ?? null,
  depressionEval: among([1, 2, 3], profile?.depressionEval),
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

import { shanghaiDay } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import { TAG_TYPES, refuse } from '@kangban/contracts'
import { type Context, type Services, sessionUser } from '../../context.ts'
import { type ChosenTags, type ProfileFields, profileRepository } from './profile.repository.ts'

type Input = Parameters<Handler<typeof contract.profile.updateHealthInfo, Context>>[0]['input']

const REFUSALS = {
  tag: () => refuse('tagsChanged', 'a chosen tag is not in its catalogue'),
  sex: () => refuse('questionForMenOnly', 'erectileDysfunction sent for a woman'),
}

/** Having none empties the list, whatever is sent with it; a list alone says whether there is any. */
function historyOf(has: boolean | null | undefined, tags: ChosenTags['tags'] | undefined) {
  if (has === false) return { has, tags: [] }
  return { has: has === undefined && tags ? tags.length > 0 : has, tags }
}

function changeOf(
  input: Input,
  vault: Services['vault'],
): { fields: ProfileFields; chosen: ChosenTags[] } {
  const { userCode: _, name, idNo, residence, userDetailAddress, ...others } = input
  const { communityPhone, ...rest } = others
  const { medHis, tagParamList, familyMedHis, familyMedList, mentalMedList, ...plain } = rest
  const own = historyOf(medHis, tagParamList)
  const family = historyOf(familyMedHis, familyMedList)

  // An empty text is nothing, and what is not sent stays undefined, which keeps the column.
  const sealed = (text: string | null | undefined) =>
    text ? vault.encrypt(text) : text === undefined ? text : null

  const lists = [
    { kind: TAG_TYPES.personal, tags: own.tags },
    { kind: TAG_TYPES.family, tags: family.tags },
    { kind: TAG_TYPES.mental, tags: mentalMedList },
  ]

  return {
    fields: {
      ...plain,
      medHis: own.has,
      familyMedHis: family.has,
      nameCipher: sealed(name),
      idNoCipher: sealed(idNo),
      residenceCipher: sealed(residence),
      addressCipher: sealed(userDetailAddress),
      communityPhoneCipher: sealed(communityPhone),
    },
    chosen: lists.flatMap(({ kind, tags }) => (tags ? [{ kind, tags }] : [])),
  }
}

export const updateHealthInfo: Handler<typeof contract.profile.updateHealthInfo, Context> = async ({
  context,
  input,
}) => {
  const { database, vault, clock } = context.services
  const at = clock.now()

  if (input.birthday && input.birthday > shanghaiDay(at)) {
    throw refuse('birthdayInFuture', 'birthday in the future')
  }

  const change = { accountId: sessionUser(context).accountId, ...changeOf(input, vault), at }
  await profileRepository(database).save(change, (why) => REFUSALS[why]())
  return {}
}

import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { diseaseTag } from './disease-tags.ts'
import { profileRepository } from './profile.repository.ts'

export const listDiseaseTags: Handler<typeof contract.profile.listDiseaseTags, Context> = async ({
  context,
  input,
}) => {
  const tags = await profileRepository(context.services.database).tags(
    input.type,
    Number(input.sex),
  )

  return tags.map(diseaseTag)
}

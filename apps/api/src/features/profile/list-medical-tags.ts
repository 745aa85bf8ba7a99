import { type contract, type Handler, TAG_TYPES } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { medicalTag } from './disease-tags.ts'
import { profileRepository } from './profile.repository.ts'

export const listMedicalTags: Handler<typeof contract.profile.listMedicalTags, Context> = async ({
  context,
}) => {
  const { accountId } = sessionUser(context)
  const repository = profileRepository(context.services.database)

  const [profile, own] = await Promise.all([
    repository.find(accountId),
    repository.ownTags(accountId, TAG_TYPES.personal),
  ])

  const chosen = new Set(own.map(({ id }) => id))
  const tags = await repository.tags(TAG_TYPES.personal, profile?.sex ?? null)
  return tags.map((tag) => medicalTag(tag, chosen.has(tag.id)))
}

export const listOwnMedicalTags: Handler<
  typeof contract.profile.listOwnMedicalTags,
  Context
> = async ({ context }) => {
  const repository = profileRepository(context.services.database)
  const tags = await repository.ownTags(sessionUser(context).accountId, TAG_TYPES.personal)
  return tags.map((tag) => medicalTag(tag, true))
}

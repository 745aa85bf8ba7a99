import type { contract, Handler, HealthInfo } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { profileRepository } from './profile.repository.ts'

/** A stored number that is not of the documented values counts as not filled in. */
const among = <const V extends readonly number[]>(values: V, stored: number | null | undefined): V[number] | null =>
  values.find((value) => value === stored) ?? null

export const getHealthInfo: Handler<typeof contract.profile.getHealthInfo, Context> = async ({ context }) => {
  const { database, vault } = context.services
  const user = sessionUser(context)
  const profile = await profileRepository(database).find(user.accountId)
  const open = (sealed: string | null | undefined) => (sealed ? vault.decrypt(sealed) : null)
  return {
    userCode: user.userCode,
    name: open(profile?.nameCipher),
    idNo: open(profile?.idNoCipher),
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
  } satisfies HealthInfo
}

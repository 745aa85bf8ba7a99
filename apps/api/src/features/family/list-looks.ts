import { MS_PER_DAY, shanghaiTime } from '@kangban/china-time'
import { type contract, type FamilyLook, type Handler, LOOKS, LOOKS_DAYS } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { familyRepository } from './family.repository.ts'

export const listLooks: Handler<typeof contract.family.listLooks, Context> = async ({
  context,
}) => {
  const { database, vault, clock } = context.services
  const since = new Date(clock.now().getTime() - LOOKS_DAYS * MS_PER_DAY)
  const rows = await familyRepository(database).looks(sessionUser(context).accountId, since)
  const entries = new Map<string, FamilyLook>()

  for (const { grantId, hour, look, at, grant } of rows) {
    const known = LOOKS.find((name) => name === look)
    if (!known) continue
    const key = `${grantId} ${hour.getTime()}`
    const entry = entries.get(key)
    if (entry) entry.looks.push(known)
    else
      entries.set(key, {
        label: vault.decrypt(grant.nameCipher),
        at: shanghaiTime(at),
        looks: [known],
      })
  }

  return { list: [...entries.values()] }
}

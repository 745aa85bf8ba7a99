import type { contract, Handler } from '@kangban/contracts'
import * as z from 'zod/mini'
import { type Context, sessionUser } from '../../context.ts'
import { recordsRepository } from './records.repository.ts'

const Names = z.array(z.string())

export const listComparisonNames: Handler<
  typeof contract.records.listComparisonNames,
  Context
> = async ({ context }) => {
  const { database, vault } = context.services
  const repository = recordsRepository(database)

  const [configured, used] = await Promise.all([
    repository.configuredNames(),
    repository.usedNameCiphers(sessionUser(context).accountId),
  ])

  const names = z.parse(Names, JSON.parse(configured?.ruleJson ?? '[]'))

  const usedNames = used
    .map((cipher) => vault.decrypt(cipher))
    .toSorted((a, b) => a.localeCompare(b, 'zh'))

  return { ruleJson: JSON.stringify([...new Set([...names, ...usedNames])]) }
}

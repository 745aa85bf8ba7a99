import type { contract, Handler } from '@kangban/contracts'
import * as z from 'zod/mini'
import { type Context, sessionUser } from '../../context.ts'
import { recordsRepository } from './records.repository.ts'

const Names = z.array(z.string())

export const listNames: Handler<typeof contract.records.listNames, Context> = async ({ context }) => {
  const repository = recordsRepository(context.services.database)
  const [configured, used] = await Promise.all([
    repository.configuredNames(),
    repository.usedNames(sessionUser(context).accountId),
  ])
  const names = z.parse(Names, JSON.parse(configured?.ruleJson ?? '[]'))
  return { ruleJson: JSON.stringify([...new Set([...names, ...used])]) }
}

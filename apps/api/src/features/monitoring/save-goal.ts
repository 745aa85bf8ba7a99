import { shanghaiDay, startOfShanghaiDay } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { readingsRepository } from '../../shared/readings/readings.repository.ts'

export const saveGoal: Handler<typeof contract.monitoring.saveGoal, Context> = async ({
  context,
  input,
}) => {
  const { services } = context
  const today = shanghaiDay(services.clock.now())
  const { accountId } = sessionUser(context)
  const goal = { accountId, value: input.value, since: startOfShanghaiDay(today) }
  const { value } = await readingsRepository(services).saveStepsGoal(goal)
  return { kind: 'steps', value, since: today }
}

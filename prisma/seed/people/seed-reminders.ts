import {
  addDays,
  daysBetween,
  lastDays,
  MS_PER_MINUTE,
  shanghaiDay,
  shanghaiMoment,
} from '@kangban/china-time'
import { nextTime, type PlanVersion } from '@kangban/rules/reminders/reminder-plan'
import { GRANDMOTHER } from '@kangban/vitals'
import type { SeedContext } from '../seed-context.ts'
import { joinedOn } from './seed-account.ts'
import { uuidFrom } from './seeded-ids.ts'

const DAILY = [1, 2, 3, 4, 5, 6, 7]
const SATURDAY = [6]
const PILL = { name: '氨氯地平', dose: '5 mg' } as const
const PILL_TIME = '06:10'

/** What she is reminded of; her readings tick all but the tablets. */
const HER_PLANS = [
  { kind: 'medicine', ...PILL, weekdays: DAILY, times: [PILL_TIME] },
  { kind: 'pressure', name: '', dose: '', weekdays: DAILY, times: ['06:00', '20:30'] },
  { kind: 'ecg', name: '', dose: '', weekdays: SATURDAY, times: ['08:15'] },
  { kind: 'watch', name: '', dose: '', weekdays: DAILY, times: ['22:00'] },
] as const

/** Days ago in which she had run out of her tablets: her pressure tells it. */
const WITHOUT_TABLETS = { from: 46, to: 40 } as const
/** Forgotten now and then, but not this week. */
const REMEMBERED_DAYS = 7
const FORGOTTEN = 0.03

/** The tablets that she ticked off, a few minutes after she was reminded. */
function ticked(
  { today, now, days, random }: SeedContext,
  { accountId, reminderId }: { accountId: string; reminderId: string },
) {
  const own = random('tablets')

  return lastDays(today, days).flatMap((day) => {
    const ago = daysBetween(day, today)
    const late = own.int(1, 9)
    const forgot = own.chance(FORGOTTEN) && ago >= REMEMBERED_DAYS
    const without = ago <= WITHOUT_TABLETS.from && ago >= WITHOUT_TABLETS.to
    const at = new Date(shanghaiMoment(day, PILL_TIME).getTime() + late * MS_PER_MINUTE)
    if (forgot || without || at > now) return []
    return { accountId, reminderId, day, time: PILL_TIME, state: 'done', at, until: null }
  })
}

/** Her tablets, what she is reminded of, and what she ticked off. */
export async function seedReminders(
  context: SeedContext,
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  const { database, today, now, days, random } = context
  const accountId = accounts.get(GRANDMOTHER.userCode)
  if (!accountId) throw new Error('She is not among the seeded people')
  const ids = random('reminders')
  const since = joinedOn(context)

  await database.medicine.create({
    data: {
      accountId,
      position: 0,
      ...PILL,
      timing: '每天早晨 1 次',
      since: addDays(today, -days),
    },
  })

  const rows = HER_PLANS.map(({ weekdays, times, ...plan }) => {
    const version: PlanVersion = {
      ...plan,
      weekdays,
      times,
      reminderId: uuidFrom(ids),
      active: true,
      since,
      until: null,
    }

    return {
      ...version,
      id: uuidFrom(ids),
      accountId,
      weekdays: [...weekdays],
      times: [...times],
      nextAt: nextTime(version, now),
    }
  })

  await database.reminder.createMany({ data: rows })
  const reminderId = rows.find(({ kind }) => kind === 'medicine')?.reminderId ?? ''

  await database.reminderMark.createMany({
    data: ticked(context, { accountId, reminderId }).filter(({ day }) => day >= shanghaiDay(since)),
  })
}

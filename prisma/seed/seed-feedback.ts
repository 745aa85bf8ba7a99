import { addDays, MS_PER_HOUR, startOfShanghaiDay } from '@kangban/china-time'
import { GRANDMOTHER } from '@kangban/vitals'
import type { SeedContext } from './seed-context.ts'
import { uuidFrom } from './people/seeded-ids.ts'

const MESSAGES = [
  {
    kind: 'data',
    text: '早上走了一大圈，手表只记了三百多步，买菜推着小车的时候好像不算。',
    daysAgo: 52,
    reply: '您好，推车时手臂不摆动，手表会少记一些。可以把手表戴在不推车的那只手上，步数会准很多。',
  },
  {
    kind: 'suggestion',
    text: '字再大一点就好了，晚上看血压那一页有点费眼。',
    daysAgo: 17,
    reply: '谢谢您的建议。在“我的”里打开长辈版，再选“特大字”，血压页的数字会大一倍。',
  },
  {
    kind: 'device',
    text: '血压计昨晚同步了两次才成功，不知道是不是电池快没电了。',
    daysAgo: 1,
    reply: null,
  },
] as const

/** What she wrote to the service, and what it answered the morning after. */
export async function seedFeedback(
  context: SeedContext,
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  const { database, vault, today, days } = context
  const ids = context.random('feedback')
  const accountId = accounts.get(GRANDMOTHER.userCode)
  if (!accountId) throw new Error('The grandmother is not among the seeded people')

  await database.feedback.createMany({
    data: MESSAGES.map(({ daysAgo, text, reply, ...message }) => {
      const day = startOfShanghaiDay(addDays(today, -Math.min(daysAgo, days))).getTime()

      return {
        id: uuidFrom(ids),
        accountId,
        ...message,
        textCipher: vault.encrypt(text),
        replyCipher: reply === null ? null : vault.encrypt(reply),
        phoneCipher: vault.encrypt('13800000001'),
        fileIds: [],
        at: new Date(day + 19.5 * MS_PER_HOUR),
        repliedAt: reply === null ? null : new Date(day + 33.75 * MS_PER_HOUR),
      }
    }),
  })
}

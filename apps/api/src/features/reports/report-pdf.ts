import { shanghaiTime } from '@kangban/china-time'
import { DailyContent, HeartRiskContent, TAG_TYPES, WeeklyContent } from '@kangban/contracts'
import { personFacts } from '@kangban/rules/person/person-facts'
import { medicationText } from '@kangban/rules/reports/attention-view'
import * as z from 'zod/mini'
import type { Services } from '../../context.ts'
import { workIn } from '../../ports/threads.ts'
import type * as Report from './document/render-report.ts'
import { reportSpan, storedKind } from './report-rows.ts'
import { reportsRepository } from './reports.repository.ts'

const RENDER = workIn<typeof Report, 'renderReport'>(
  new URL('./document/render-report.ts', import.meta.url),
  'renderReport',
)

const CONTENTS = { daily: DailyContent, weekly: WeeklyContent, 'heart-risk': HeartRiskContent }

type Repository = ReturnType<typeof reportsRepository>
type Person = Awaited<ReturnType<Repository['person']>>

function personOf({ vault }: Services, { profile, profileTags }: Person, day: string) {
  const known = {
    // Stands apart from the facts on paper.
    name: null,
    sex: profile?.sex === 1 || profile?.sex === 2 ? profile.sex : null,
    birthday: profile?.birthday ?? null,
    tagParamList: profileTags.map(({ tag }) => tag),
  } as const

  return {
    name: profile?.nameCipher ? vault.decrypt(profile.nameCipher) : null,
    facts: personFacts(known, day),
    medication: medicationText(profile ?? { takeMed: null }),
  }
}

/** A stored report of an account as a PDF; null where the account has none with this id. It stays unread if it was. */
export async function reportPdf(
  services: Services,
  asked: { id: string; kind: string; accountId: string },
): Promise<Uint8Array | null> {
  const { database } = await services.standby.open()
  const repository = reportsRepository(database)
  const report = await repository.find(asked)
  if (!report) return null
  const { day, endDay } = reportSpan(report)
  const person = await repository.person(asked.accountId, TAG_TYPES.personal)

  return services.threads.run(RENDER, {
    content: z.parse(CONTENTS[storedKind(report.kind)], report.content),
    day,
    endDay,
    createdAt: shanghaiTime(report.createdAt),
    person: personOf(services, person, endDay),
    madeAt: shanghaiTime(services.clock.now()),
    softwareVersion: services.config.version,
  })
}

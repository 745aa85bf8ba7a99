// What is known of a person's last 30 days, read with a fixed number of queries.
import { lastDays, shanghaiDay, startOfShanghaiDay } from '@kangban/china-time'
import { type DoctorForm, HEALTH_ANSWERS, TAG_TYPES } from '@kangban/contracts'
import { heartRateRange, rrSeries, detectRPeaks, SAMPLE_RATE } from '@kangban/ecg-core'
import { byDay } from '@kangban/rules/day/slots'
import {
  DOCTOR_DAYS,
  type DoctorEcg,
  type DoctorFacts,
  type DoctorNight,
  type DoctorPerson,
} from '@kangban/rules/doctor/doctor-facts'
import { medicineKindsOf } from '@kangban/rules/person/medicine-kinds'
import { restingOf } from '@kangban/rules/heart/resting-rate'
import { LIMITS } from '../../config/limits.ts'
import type { Services } from '../../context.ts'
import { unpackSamples } from '../../shared/ecg/ecg-samples.ts'
import { readLongRecords } from '../../shared/ecg/long-records.ts'
import { manualPressures } from '../../shared/readings/manual-pressures.repository.ts'
import { nightFigures } from '../../shared/readings/night-figures.ts'
import { readingsRepository } from '../../shared/readings/readings.repository.ts'
import { doctorRepository } from './doctor.repository.ts'

type Wanted = Pick<Services, 'standby' | 'vault'>
type Repository = ReturnType<typeof doctorRepository>
type Row = Awaited<ReturnType<Repository['ecgs']>>[number]
type Person = Awaited<ReturnType<Repository['person']>>

function personOf({ vault }: Wanted, { profile, medicines, profileTags }: Person): DoctorPerson {
  const sex = profile?.sex

  return {
    name: profile?.nameCipher ? vault.decrypt(profile.nameCipher) : null,
    sex: sex === 1 || sex === 2 ? HEALTH_ANSWERS.sex[sex] : null,
    birthday: profile?.birthday ?? null,
    height: profile?.height ?? null,
    weight: profile?.weight ?? null,
    illnesses: profileTags.map(({ tag }) => tag.tagName),
    medHis: profile?.medHis ?? null,
    takeMed: profile?.takeMed ?? null,
    medicineKinds: medicineKindsOf(profile ?? {}),
    medicines,
  }
}

/** In atrial fibrillation one rate says little: the range of means over 8 intervals, from the samples. */
function rangeOf(packed: Uint8Array): DoctorEcg['range'] {
  const samples = unpackSamples(packed)
  const range = heartRateRange(rrSeries(detectRPeaks(samples, SAMPLE_RATE), SAMPLE_RATE))
  return range && { lowest: range.lowestBpm, highest: range.highestBpm }
}

async function ecgsOf(
  repository: Repository,
  accountId: string,
  { rows, denied }: { rows: readonly Row[]; denied: ReadonlyMap<string, number> },
) {
  const irregular = rows.filter(({ rhythm }) => rhythm === 'af').map(({ startedAt }) => startedAt)
  const packed = await repository.samples(accountId, irregular)

  const ranges = new Map(
    packed.map(({ startedAt, samples }) => [startedAt.getTime(), rangeOf(samples)]),
  )

  return rows.map(({ id, startedAt, source, rhythm, heartRate, marks }): DoctorEcg => ({
    startedAt,
    source: source === 'recorder' ? 'recorder' : 'watch',
    rhythm,
    heartRate,
    prematureBeats: Array.isArray(marks) ? marks.length : 0,
    range: ranges.get(startedAt.getTime()) ?? null,
    denied: denied.get(id) ?? 0,
  }))
}

type Nights = Awaited<ReturnType<ReturnType<typeof readingsRepository>['nights']>>

const nightsOf = (
  nights: Nights,
  oxygen: readonly { at: Date; low: number }[],
): readonly DoctorNight[] =>
  nights.map((night) => {
    const { asleep, lowOxygen } = nightFigures(night)
    const values = oxygen.filter(({ at }) => at >= night.startAt && at <= night.endAt)

    return {
      day: night.day,
      asleepMinutes: asleep,
      lowest: values.length === 0 ? null : Math.min(...values.map(({ low }) => low)),
      events: lowOxygen,
    }
  })

export async function readDoctorFacts(
  services: Wanted,
  { accountId, form, now }: { accountId: string; form: DoctorForm; now: Date },
): Promise<DoctorFacts> {
  const access = await services.standby.open()
  const repository = doctorRepository(access.database)
  const readings = readingsRepository(access)
  const toDay = shanghaiDay(now)
  const days = lastDays(toDay, DOCTOR_DAYS)
  const fromDay = days[0] ?? toDay
  const to = new Date(now.getTime() + LIMITS.clockAheadMs)
  const span = { accountId, from: startOfShanghaiDay(fromDay), to }

  const [person, pressures, byHand, ecgs, longRecords, nights, warnings, oxygen, hours] =
    await Promise.all([
      repository.person(accountId, TAG_TYPES.personal),
      readings.pressures(span),
      manualPressures(access.reads, span),
      repository.ecgs(span),
      readLongRecords(access.database, span),
      readings.nights({ accountId, fromDay, toDay }),
      repository.warnings(span),
      readings.slots('minute', { ...span, kind: 'oxygen' }),
      readings.slots('hour', { ...span, kind: 'heartRate' }),
    ])

  const denied = await repository.deniedOf(
    accountId,
    [...ecgs, ...longRecords].map(({ id }) => id),
  )

  const hoursOfDays = byDay(hours, days)

  return {
    form,
    now,
    person: personOf(services, person),
    pressures: [...pressures, ...byHand].toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    ecgs: await ecgsOf(repository, accountId, { rows: ecgs, denied }),
    longRecords: longRecords.map((record) => ({ ...record, denied: denied.get(record.id) ?? 0 })),
    nights: nightsOf(nights, oxygen),
    warnings,
    resting: days.map((day, index) => ({ day, value: restingOf(hoursOfDays[index] ?? []) })),
  }
}

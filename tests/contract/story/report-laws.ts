// What reports and the page for the doctor owe to the pages of the day.
import { addDays, daysBetween, shanghaiDay } from '@kangban/china-time'
import { broken, type Law, textOf, toneOf, weightOf } from './weigh.ts'

/** A report that is grave is of something that waits, or that was dealt with. */
export const reportsAndHome: Law = (told) => {
  const { home, warnings, heartRisk, daily, weekly, today } = told

  const isDealtWith = warnings.matters.some(
    ({ state, progress }) => state === 'over' && progress !== '已经过去',
  )

  const grave = [heartRisk, daily, weekly].filter(
    (report) => report && report.state === 'bad' && daysBetween(report.endDay, today) <= 30,
  )

  return broken(
    grave.length > 0 && !isDealtWith && toneOf(home.sentence) < 2,
    () =>
      `${grave.map((report) => `${report?.kind} ${report?.stateText} ${textOf(report?.sentence ?? [])}`).join()} under ${textOf(home.sentence)}`,
  )
}

/** The events of a day are in its report with the same level, and make it no better than they are. */
export const reportsAndEvents: Law = ({ daily, weekly, heartRisk }) => [
  ...(daily?.kind === 'daily'
    ? broken(
        weightOf(daily.state) < Math.max(0, ...daily.events.map(({ level }) => weightOf(level))),
        () => `daily ${daily.stateText} with ${daily.events.map(({ title }) => title).join()}`,
      )
    : []),
  ...(weekly?.kind === 'weekly'
    ? broken(
        weightOf(weekly.state) <
          Math.max(0, ...weekly.warnings.byKind.map(({ worst }) => weightOf(worst.level))),
        () => `weekly ${weekly.stateText}`,
      )
    : []),
  ...(weekly?.kind === 'weekly'
    ? weekly.measures
        .filter(({ measure }) => measure !== 'steps' && measure !== 'temperature')
        .flatMap(({ title, state, stateText }) =>
          broken(
            weightOf(state) > weightOf(weekly.state),
            () => `weekly ${weekly.stateText} with ${title} ${stateText}`,
          ),
        )
    : []),
  ...(heartRisk
    ? broken(
        heartRisk.state === 'good' && heartRisk.findings.some(({ points }) => points > 0),
        () => `heart risk ${heartRisk.stateText}`,
      )
    : []),
]

/** The same count has the same definition on every page. */
export const counts: Law = ({ oxygen, sleep, heart, daily, today, doctor, ecgs }) => {
  const yesterday = daily?.kind === 'daily' && daily.day === addDays(today, -1) ? daily : null

  const fibrillating = ecgs?.filter(
    ({ finding, dataTime }) => finding === 'af' && daysBetween(shanghaiDay(dataTime), today) < 30,
  )

  const toldOfHeart = /有 (\d+) 次心电图疑似房颤/.exec(textOf(heart.month?.sentence))?.[1]

  return [
    ...broken(
      toldOfHeart !== undefined &&
        fibrillating !== undefined &&
        Number(toldOfHeart) !== fibrillating.length,
      () => `${toldOfHeart} fibrillations on the page of the heart, ${fibrillating?.length} listed`,
    ),
    // A week of days and a week of nights differ by the first evening; last night lies within both.
    ...broken(
      oxygen.week !== null && (sleep.day?.breathWarn ?? 0) > oxygen.week.lowEvents,
      () => `${sleep.day?.breathWarn} falls last night, ${oxygen.week?.lowEvents} in the week`,
    ),
    ...broken(
      (oxygen.week?.lowEvents ?? 0) > (oxygen.month?.lowEvents ?? 0),
      () => 'more falls in the week than in the month',
    ),
    ...(yesterday && oxygen.week
      ? broken(
          yesterday.events.filter(({ kind }) => kind === 'oxygen-low').length >
            oxygen.week.lowEvents,
          () => 'more falls yesterday than in the week',
        )
      : []),
    ...(doctor && fibrillating
      ? broken(
          doctor.conclusions.some(({ title }) => title.includes('房颤')) !==
            fibrillating.length > 0,
          () => `doctor's page and list differ on fibrillation: ${fibrillating.length}`,
        )
      : []),
  ]
}

/** A report does not count nothing in a week that it finds something in. */
export const weeksAndFindings: Law = ({ heartRisk }) =>
  (heartRisk?.findings ?? []).flatMap(({ kind, title, times }) => {
    const days = times.map((time) => shanghaiDay(time))

    const silent = (heartRisk?.trend.weeks ?? []).filter(
      ({ day, endDay, count }) => count === 0 && days.some((of) => of >= day && of <= endDay),
    )

    // A low variation of the heart rate is no warning.
    return broken(
      kind !== 'low-hrv' && silent.length > 0,
      () => `${title}, none from ${silent[0]?.day}`,
    )
  })

/** Whom a person sees for a quarter of an hour learns of what waits. */
export const doctorAndMatters: Law = ({ doctor, warnings }) => {
  const grave = warnings.matters.filter(({ state, level }) => state !== 'over' && level === 'bad')

  return broken(
    doctor !== null && grave.length > 0 && !doctor.conclusions.some(({ level }) => level === 'bad'),
    () => `${grave.map(({ title }) => title).join()} and no grave conclusion for the doctor`,
  )
}

/** What was typed in stands beside means and counts, by name, and in none of them. */
export const byHand: Law = ({ typed, pressure, doctor }) => {
  const { month } = pressure
  const moments = (typed ?? []).map(({ reading }) => reading.at)

  return [
    ...broken(
      (month?.readings ?? []).some(({ at }) => moments.includes(at)),
      () => `a typed reading among those of devices: ${moments.join()}`,
    ),
    ...(month?.readings
      ? broken(
          month.count !== month.readings.length,
          () => `the month counts ${month.count} of ${month.readings?.length} of devices`,
        )
      : []),
    ...(doctor
      ? [
          ...broken(
            doctor.pressure.total.count !==
              doctor.pressure.readings.filter((one) => !one.byHand).length,
            () => `the doctor's mean counts ${doctor.pressure.total.count}`,
          ),
          ...broken(
            typed !== null &&
              doctor.pressure.readings.filter((one) => one.byHand).length !== typed.length,
            () => `the doctor's page marks other readings than the ${typed?.length} typed ones`,
          ),
        ]
      : []),
  ]
}

// Every screen of reports is made from the call that is named for it: what that call answers is what the screen tells.
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './support/service.ts'
import { thingsOf } from './support/sweep-visits.ts'

interface Row {
  title: string
  stateText: string
}

/** What the answers have that is looked for; each has a part of it. */
interface Answer {
  sentence: { text: string }[]
  elderSentence: { text: string }[]
  list: Row[]
  daily: Row | null
  weekly: Row | null
  name: string
  sections: { title: string; valueText: string }[]
  measures: { title: string; averageText: string }[]
  levelText: string
  findings: { title: string; text: string }[]
  main: { name: string; verdictText: string }
  scores: { name: string }[]
}

const sentence = (data: Answer) => data.sentence.map(({ text }) => text)
const elderSentence = (data: Answer) => data.elderSentence.map(({ text }) => text)
const rows = ({ list }: Answer) => list.slice(0, 3).flatMap((row) => [row.title, row.stateText])

const overview = (data: Answer) => [
  ...sentence(data),
  ...[data.daily, data.weekly].flatMap((row) => (row ? [row.title, row.stateText] : [])),
]

const daily = (data: Answer) => [
  ...sentence(data),
  ...data.sections.flatMap(({ title, valueText }) => [title, valueText]),
]

/** As the narrow table of a week writes it. */
const inTable = (text: string) =>
  text.replace(/(\d+)小时(?:(\d+)分)?/, (_, hours: string, minutes = '0') => {
    return `${hours}:${minutes.padStart(2, '0')}`
  })

const weekly = (data: Answer) => [
  ...sentence(data),
  ...data.measures.flatMap(({ title, averageText }) => [title, inTable(averageText)]),
]

const shared = (told: (data: Answer) => string[]) => (data: Answer) => [data.name, ...told(data)]

const heartRisk = (data: Answer) => [
  ...sentence(data),
  data.levelText,
  ...data.findings.flatMap(({ title, text }) => [title, text]),
]

const constitution = (data: Answer) => [
  ...sentence(data),
  data.main.name,
  data.main.verdictText,
  ...data.scores.map(({ name }) => name),
]

type Screen = readonly [hash: string, call: string, told: (data: Answer) => string[]]

const plain = (text: string) => text.replaceAll(/\s/g, '')

async function tells(page: Page, [hash, call, told]: Screen): Promise<void> {
  await page.goto('about:blank')
  const answered = page.waitForResponse((response) => response.url().includes(`/api/${call}`))
  await page.goto(`/#${hash}`)
  const { data } = (await (await answered).json()) as { data: Answer }
  const texts = told(data).map(plain)
  expect(texts.length, `${hash} has an answer`).toBeGreaterThan(0)

  const missing = async () => {
    const shown = plain(await page.locator('#root').innerText())
    return texts.filter((text) => !shown.includes(text))
  }

  await expect.poll(missing, { message: hash }).toEqual([])
}

test('[REPORT-01] every screen of reports tells what the call answers that is named for it', async ({
  page,
  service,
}) => {
  const { token } = await signIn(page, service)
  const { dailyToken, weeklyToken } = await thingsOf({ page, service, token })

  for (const screen of [
    [`/rb?token=${dailyToken}`, 'report/v1/share?token=', shared(daily)],
    [`/zb?token=${weeklyToken}`, 'report/v1/share?token=', shared(weekly)],
    ['/health-report', 'report/v1/app/overview', overview],
    ['/health-daily-report-list', 'report/v1/app/list?kind=daily', rows],
    ['/health-daily-report-detail', 'report/v1/app/detail?kind=daily', daily],
    ['/health-weekend-report-list', 'report/v1/app/list?kind=weekly', rows],
    ['/health-weekend-report-detail', 'report/v1/app/detail?kind=weekly', weekly],
    ['/HeartHidingReport', 'report/v1/app/heart-risk', heartRisk],
    ['/HistoricalReport', 'report/v1/app/list?kind=all', rows],
    ['/chineseMedicineIndex', 'tcm/v1/app/report', constitution],
    // Last, since they turn elderly mode on.
    ['/oldAgeHeartHidingReport', 'report/v1/app/heart-risk', elderSentence],
    ['/oldAgeChineseMedicine', 'tcm/v1/app/report', elderSentence],
  ] satisfies Screen[])
    await tells(page, screen)
})

import { addDays } from '@kangban/china-time'
import type { EcgFinding } from '@kangban/rules/ecg/ecg-row-verdict'
import { todayInChina } from '../../../shared/format/date.ts'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { KeptArea, loadStateOf } from '../../../shared/ui/states/KeptArea.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Seg } from '../../../shared/ui/controls/Seg.tsx'
import { Sentence, sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { readStored, writeStored } from '../../../stores/storage.ts'
import { DateNav } from '../../../shared/ui/controls/DateNav.tsx'
import { InstrumentList } from './InstrumentList.tsx'
import { UploadNotice } from '../parts/UploadNotice.tsx'
import { useDayRecords } from './use-day-records.ts'
import { WatchList } from './WatchList.tsx'
import { ecgCopy } from '../parts/copy.ts'
import { listDay, STORED_DAY } from './list-date.ts'
import { instrumentSentence, monthSentence, watchSentence } from './list-sentence.ts'
import styles from './list.module.css'
import { MonthList } from './MonthList.tsx'
import { MonthNav } from './MonthNav.tsx'
import { measurementWords, watchWords } from './row-words.ts'
import { stepMonth, useMonthRecords } from './use-month-records.ts'
import { sentenceLines } from '../../../shared/ecg-paper/sentence-lines.ts'
import { isOwn } from '../../../stores/subject.ts'

const copy = ecgCopy.list

const TABS = [
  { value: 'all', text: copy.all },
  { value: 'watch', text: copy.watch },
  { value: 'instrument', text: copy.instrument },
] as const

type Tab = (typeof TABS)[number]['value']

/** Of the link; one that names a day and no tab means the documented list of that day. */
function tabOf(query: URLSearchParams): Tab {
  const named = TABS.find(({ value }) => value === query.get('tab'))
  return named?.value ?? (query.has('electrocaTime') ? 'watch' : 'all')
}

const SENTENCES = {
  all: (found: readonly EcgFinding[], day: string) => monthSentence(found, day.slice(0, 7)),
  watch: watchSentence,
  instrument: instrumentSentence,
} satisfies Record<Tab, unknown>

export default function EcgListPage() {
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const elder = useSettings((state) => state.elder)
  const userCode = useSession((state) => state.user?.userCode ?? '')
  const today = todayInChina()
  const day = listDay({ query: query.get('electrocaTime'), stored: readStored(STORED_DAY), today })
  const month = day.slice(0, 'YYYY-MM'.length)
  const tab = tabOf(query)
  const ofMonth = useMonthRecords(month, tab === 'all')

  const { watch, instrument, measurements } = useDayRecords({
    day,
    userCode,
    shown: tab !== 'all',
  })

  const change = (changes: Record<string, string>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(changes)) next.set(name, value)
    setQuery(next, { replace: true })
  }

  const chooseDay = (chosen: string) => {
    writeStored(STORED_DAY, chosen)
    // A link with a day and no tab means a day.
    change({ electrocaTime: chosen, tab })
  }

  const chooseMonth = (chosen: string) => {
    const last = addDays(`${stepMonth(chosen, 1)}-01`, -1)
    chooseDay(last > today ? today : last)
  }

  // An answer that is empty as a whole holds no records.
  const records = watch.data === null ? [] : watch.data?.dataEcgInfosRespList

  const findings = {
    all: ofMonth.records?.map(({ finding }) => finding),
    watch: records?.map((record) => watchWords(record).finding),
    instrument: measurements?.map((measurement) => measurementWords(measurement).finding),
  }

  const found = findings[tab]
  const sentence = found && SENTENCES[tab](found, day, today)

  const failed = { all: ofMonth.query.stale, watch: watch.stale, instrument: instrument.isError }[
    tab
  ]

  // The sentence comes with the list, which it would push down.
  const waits = found === undefined && !failed

  return (
    <Page
      title={copy.title}
      back
      bottom={isOwn() && <Button onClick={() => void navigate('/ecg')}>{copy.measure}</Button>}
    >
      <div className={styles.tabs}>
        <Seg
          label={copy.tabs}
          options={TABS}
          value={tab}
          onChange={(value) => change({ tab: value, electrocaTime: day })}
        />
      </div>
      {tab === 'all' ? (
        <MonthNav month={month} newest={today.slice(0, 7)} onChange={chooseMonth} />
      ) : (
        <DateNav day={day} today={today} onChange={chooseDay} />
      )}
      {sentence && <Sentence value={sentenceLines(sentence)} />}
      {elder && sentence && <ReadAloud text={sentenceText(sentence)} />}
      {isOwn() && <UploadNotice userCode={userCode} />}
      {waits && <Skeleton lines={8} tall />}
      {!waits && tab === 'all' && (
        <KeptArea query={ofMonth.query}>
          <LoadState
            query={{ ...loadStateOf(ofMonth.query), data: ofMonth.records }}
            isEmpty={(shown) => shown.length === 0}
            empty={<EmptyState text={copy.emptyMonth} />}
          >
            {(shown) => <MonthList records={shown} named={query.get('electrocaTime')} />}
          </LoadState>
        </KeptArea>
      )}
      {!waits && tab !== 'all' && (
        <KeptArea query={watch}>
          {tab === 'watch' ? (
            <WatchList query={watch} />
          ) : (
            <InstrumentList
              measurements={measurements}
              onReload={instrument.isError ? () => void instrument.refetch() : undefined}
            />
          )}
        </KeptArea>
      )}
    </Page>
  )
}

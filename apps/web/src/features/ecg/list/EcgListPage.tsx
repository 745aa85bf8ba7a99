import { todayInChina } from '../../../shared/format/date.ts'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { KeptArea } from '../../../shared/ui/states/KeptArea.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Seg } from '../../../shared/ui/controls/Seg.tsx'
import { Sentence, sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import { readStored, writeStored } from '../../../stores/storage.ts'
import { DateNav } from '../../../shared/ui/controls/DateNav.tsx'
import { HolterEntry } from './HolterEntry.tsx'
import { InstrumentList } from './InstrumentList.tsx'
import { UploadNotice } from '../parts/UploadNotice.tsx'
import { useDayRecords } from './use-day-records.ts'
import { WatchList } from './WatchList.tsx'
import { ecgCopy } from '../parts/copy.ts'
import { listDay } from './list-date.ts'
import { instrumentSentence, watchSentence } from './list-sentence.ts'
import { sentenceLines } from '../../../shared/ecg-paper/sentence-lines.ts'

const copy = ecgCopy.list
/** Documented key of the date chosen last. */
const STORED_DAY = 'dataTime'

const TABS = [
  { value: 'watch', text: copy.watch },
  { value: 'instrument', text: copy.instrument },
] as const

type Tab = (typeof TABS)[number]['value']

export default function EcgListPage() {
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const elder = useSettings((state) => state.elder)
  const userCode = useSession((state) => state.user?.userCode ?? '')
  const today = todayInChina()
  const day = listDay({ query: query.get('electrocaTime'), stored: readStored(STORED_DAY), today })
  const tab: Tab = query.get('tab') === 'instrument' ? 'instrument' : 'watch'
  const { watch, instrument, measurements } = useDayRecords(day, userCode)

  const change = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    next.set(name, value)
    setQuery(next, { replace: true })
  }

  const chooseDay = (chosen: string) => {
    writeStored(STORED_DAY, chosen)
    change('electrocaTime', chosen)
  }

  // An answer that is empty as a whole holds no records.
  const records = watch.data === null ? [] : watch.data?.dataEcgInfosRespList
  const ofWatch = records && watchSentence(records, day, today)
  const ofInstrument = measurements && instrumentSentence(measurements, day, today)
  const sentence = tab === 'watch' ? ofWatch : ofInstrument

  return (
    <Page
      title={copy.title}
      back
      bottom={<Button onClick={() => void navigate('/ecg')}>{copy.measure}</Button>}
    >
      <DateNav day={day} today={today} onChange={chooseDay} />
      <Seg
        label={copy.tabs}
        options={TABS}
        value={tab}
        onChange={(value) => change('tab', value)}
      />
      {sentence && <Sentence value={sentenceLines(sentence)} />}
      {elder && sentence && <ReadAloud text={sentenceText(sentence)} />}
      <UploadNotice userCode={userCode} />
      <HolterEntry />
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
    </Page>
  )
}

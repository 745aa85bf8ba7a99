import { MAX_REMINDERS } from '@kangban/contracts'
import { lazy, Suspense, useState } from 'react'
import { ItemLine } from '../../../shared/product/reminders/ItemLine.tsx'
import { spokenItem } from '../../../shared/product/reminders/item-view.ts'
import { type Reminders, useReminders } from '../../../shared/product/reminders/use-reminders.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sentence, sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { KeptArea, loadStateOf } from '../../../shared/ui/states/KeptArea.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { DueCard } from '../components/DueCard.tsx'
import { PlanList } from '../components/PlanList.tsx'
import { Suggestions } from '../components/Suggestions.tsx'
import { UndoNotice } from '../components/UndoNotice.tsx'
import { useMark } from '../components/use-mark.ts'
import { useRemoval } from '../components/use-removal.ts'
import { REMINDERS as copy } from '../copy.ts'
import type { Plan } from '../model/plan-draft.ts'

const PlanSheet = lazy(() => import('../components/PlanSheet.tsx'))
const DeliverySheet = lazy(() => import('../components/DeliverySheet.tsx'))

type Marking = ReturnType<typeof useMark>
type Item = Reminders['items'][number]

const keyOf = ({ reminderId, day, time }: Item) => `${reminderId} ${day} ${time}`

function Today({ items, day, marking }: Pick<Reminders, 'items' | 'day'> & { marking: Marking }) {
  const due = items.filter(({ state }) => state === 'due')
  const others = items.filter(({ state }) => state !== 'due')
  const { mark, busy } = marking

  return (
    <>
      {due.map((item) => (
        <DueCard key={keyOf(item)} item={item} today={day} busy={busy} onMark={mark} />
      ))}
      {marking.marked && (
        <UndoNotice
          text={copy.markedOf(copy.marked[marking.marked.as], marking.marked.item.title)}
          undoing={marking.undoing}
          onUndo={marking.undo}
        />
      )}
      {others.length > 0 && (
        <section className="panel px-s35" aria-label={copy.today}>
          <ul>
            {others.map((item) => (
              <ItemLine
                key={keyOf(item)}
                item={item}
                today={day}
                end={
                  item.state === 'missed' && (
                    <Button
                      variant="text"
                      inline
                      disabled={busy}
                      aria-label={copy.lateName(item.title, item.time)}
                      onClick={() => mark(item, 'done')}
                    >
                      {copy.late}
                    </Button>
                  )
                }
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Plans({ data, onChange }: { data: Reminders; onChange: (plan: Plan) => void }) {
  const { plans, week } = data
  if (plans.length === 0) return null

  return (
    <>
      <div className="line wrap spread gap-s3 rows-0 px-s1">
        <h2 className="heading">{copy.plans}</h2>
        {week !== '' && <p className="note">本周{week}</p>}
      </div>
      <PlanList plans={plans} onChange={onChange} />
      {plans.length >= MAX_REMINDERS && <p className="hint mid">{copy.full(MAX_REMINDERS)}</p>}
    </>
  )
}

interface ShownProps {
  data: Reminders
  marking: Marking
  removal: ReturnType<typeof useRemoval>
  onChange: (plan: Plan) => void
}

function Shown({ data, marking, removal, onChange }: ShownProps) {
  const elder = useSettings((state) => state.elder)
  const sentence = elder ? data.elderSentence : data.sentence

  return (
    <>
      <div className="clauses">
        <Sentence value={sentence} />
      </div>
      {elder && (
        <ReadAloud text={`${sentenceText(sentence)}\n${data.items.map(spokenItem).join('')}`} />
      )}
      <Today items={data.items} day={data.day} marking={marking} />
      <Plans data={data} onChange={onChange} />
      {removal.removed && (
        <UndoNotice
          text={copy.removed(removal.removed.title)}
          undoing={removal.undoing}
          onUndo={removal.undo}
        />
      )}
      {data.plans.length + data.suggestions.length === 0 && <EmptyState text={copy.nothing} />}
      {data.plans.length < MAX_REMINDERS && <Suggestions suggestions={data.suggestions} />}
    </>
  )
}

/** 提醒: what is due, what of today is done, and the plans. */
export default function RemindersPage() {
  const query = useReminders()
  const marking = useMark()
  const removal = useRemoval()
  const [changing, setChanging] = useState<Plan | 'new' | null>(null)
  const [setting, setSetting] = useState(false)
  const { data } = query

  const add = data && data.plans.length < MAX_REMINDERS && (
    <Button variant="outline" onClick={() => setChanging('new')}>
      {copy.add}
    </Button>
  )

  const settings = data && (
    <Button variant="text" inline onClick={() => setSetting(true)}>
      {copy.settings}
    </Button>
  )

  return (
    <Page title={copy.title} back right={settings} bottom={add}>
      <KeptArea query={query}>
        <LoadState query={loadStateOf(query)}>
          {(shown) => (
            <Shown data={shown} marking={marking} removal={removal} onChange={setChanging} />
          )}
        </LoadState>
      </KeptArea>
      <Suspense>
        {changing !== null && (
          <PlanSheet
            plan={changing === 'new' ? null : changing}
            onClose={() => setChanging(null)}
            onRemove={removal.remove}
          />
        )}
        {setting && data && (
          <DeliverySheet delivery={data.delivery} onClose={() => setSetting(false)} />
        )}
      </Suspense>
    </Page>
  )
}

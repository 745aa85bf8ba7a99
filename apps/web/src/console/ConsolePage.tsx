import { useCallback, useEffect, useState } from 'react'
import { Button } from '../shared/ui/controls/Button.tsx'
import { ConfirmHost } from '../shared/ui/layers/ConfirmHost.tsx'
import { confirm } from '../shared/ui/layers/confirm.ts'
import { CONSOLE } from './copy.ts'
import { usualSettings, useConsole } from './model/console-store.ts'
import { listPeople, resetAll } from './model/doors.ts'
import { applyHost, enter, reload } from './model/phone.ts'
import { allChanges } from './model/scene.ts'
import { useWearer } from './model/use-wearer.ts'
import { CallsPanel } from './parts/CallsPanel.tsx'
import { Changed } from './parts/Changed.tsx'
import { CheckPanel } from './parts/CheckPanel.tsx'
import { DevicesPanel } from './parts/DevicesPanel.tsx'
import { FaultsPanel } from './parts/FaultsPanel.tsx'
import { HostPanel, PermissionsPanel } from './parts/HostPanel.tsx'
import { OutboxPanel } from './parts/OutboxPanel.tsx'
import { PeoplePanel } from './parts/PeoplePanel.tsx'
import { Phone } from './parts/Phone.tsx'
import { ScanPanel } from './parts/ScanPanel.tsx'
import { TimePanel } from './parts/TimePanel.tsx'
import styles from './console.module.css'

const sentenceOf = (cause: unknown): string =>
  CONSOLE.failed(cause instanceof Error ? cause.message : String(cause))

/** Does what takes a moment, and says what came of it where it failed. */
function useTold() {
  const [told, setTold] = useState('')

  const doing = useCallback(
    (work: () => Promise<void>) =>
      void work().catch((cause: unknown) => setTold(sentenceOf(cause))),
    [],
  )

  return { told, setTold, doing }
}

async function resetData(tell: (text: string) => void): Promise<void> {
  const yes = await confirm({
    title: CONSOLE.resetAsk,
    content: CONSOLE.resetText,
    okText: CONSOLE.resetYes,
    cancelText: CONSOLE.resetNo,
    tone: 'danger',
  })

  if (!yes) return
  const { tookMs, seededOn } = await resetAll()
  tell(CONSOLE.resetDone(tookMs, seededOn))
  await enter()
}

/** The demo console: the app in a phone, beside all that can be set around it. */
export function ConsolePage() {
  const { scene, userCode, change } = useConsole()
  const { told, setTold, doing } = useTold()
  const { wearer, look } = useWearer(userCode)

  const devices = {
    person: userCode,
    wearer,
    order: (work: () => Promise<void>) => doing(() => work().then(look)),
  }

  useEffect(() => {
    doing(async () => {
      useConsole.setState({ people: await listPeople() })
      await enter()
    })
  }, [doing])

  const copyLink = () =>
    void navigator.clipboard.writeText(location.href).then(
      () => setTold(CONSOLE.copied),
      () => setTold(CONSOLE.notCopied),
    )

  const resetSettings = () => {
    change(usualSettings())
    applyHost()
    reload()
  }

  return (
    <div className={styles.console}>
      <Phone />
      <main className={styles.panels}>
        <header className={`line wrap gap-s2 ${styles.head}`}>
          <h1 className={styles.title}>{CONSOLE.title}</h1>
          <span className="grow" role="status">
            {told}
          </span>
          <Changed count={allChanges(scene)} />
          <Button variant="outline" inline onClick={copyLink}>
            {CONSOLE.copyLink}
          </Button>
          <span className="muted">{CONSOLE.resets}</span>
          <Button variant="outline" inline onClick={resetSettings}>
            {CONSOLE.resetSettings}
          </Button>
          <Button variant="danger" inline onClick={() => doing(() => resetData(setTold))}>
            {CONSOLE.resetData}
          </Button>
        </header>
        <div className={styles.column}>
          <PeoplePanel onEnter={() => doing(enter)} />
          <HostPanel />
          <PermissionsPanel />
          <ScanPanel wearer={wearer} />
        </div>
        <div className={styles.column}>
          <TimePanel {...devices} />
          <DevicesPanel {...devices} />
          <CheckPanel key={scene.person} phone={scene.person} />
        </div>
        <div className={styles.column}>
          <FaultsPanel />
          <OutboxPanel onTell={setTold} />
          <CallsPanel />
        </div>
      </main>
      <ConfirmHost />
    </div>
  )
}

import { HOST_KINDS } from '../../host/host-settings.ts'
import { Button } from '../../shared/ui/controls/Button.tsx'
import { Seg } from '../../shared/ui/controls/Seg.tsx'
import { Card } from '../../shared/ui/parts/Card.tsx'
import { CONSOLE } from '../copy.ts'
import { useConsole } from '../model/console-store.ts'
import { applyHost, reload } from '../model/phone.ts'
import { ANSWERS, MOST_STATUS_BAR_PX, PERMISSIONS } from '../model/scene.ts'
import styles from '../console.module.css'

const { host: copy, permissions: words } = CONSOLE
const STEP_PX = 4

/** What the app runs in. Which one it is, it asks when it starts. */
export function HostPanel() {
  const { scene, change } = useConsole()

  const setHeight = (statusBar: number) => {
    change({ statusBar: Math.min(Math.max(statusBar, 0), MOST_STATUS_BAR_PX) })
    applyHost()
  }

  return (
    <Card title={copy.title}>
      <Seg
        label={copy.title}
        value={scene.kind}
        options={HOST_KINDS.map((value) => ({ value, text: copy.kinds[value] }))}
        onChange={(kind) => {
          change({ kind })
          reload()
        }}
      />
      <div className="line spread mt-s25">
        <span>{copy.statusBar}</span>
        <span className="line gap-s2">
          <Button
            variant="outline"
            inline
            aria-label={copy.less}
            onClick={() => setHeight(scene.statusBar - STEP_PX)}
          >
            −
          </Button>
          <b className={styles.figure}>{copy.px(scene.statusBar)}</b>
          <Button
            variant="outline"
            inline
            aria-label={copy.more}
            onClick={() => setHeight(scene.statusBar + STEP_PX)}
          >
            +
          </Button>
        </span>
      </div>
    </Card>
  )
}

/** What the person answers when the app asks for something of the phone. */
export function PermissionsPanel() {
  const { scene, change } = useConsole()

  return (
    <Card title={words.title}>
      <div className="stack gap-s2">
        {PERMISSIONS.map((name) => (
          <div key={name} className={styles.pair}>
            <span>{words.names[name]}</span>
            <Seg
              label={words.names[name]}
              value={scene.permissions[name]}
              options={ANSWERS.map((value) => ({ value, text: words.answers[value] }))}
              onChange={(answer) => {
                change({ permissions: { ...scene.permissions, [name]: answer } })
                applyHost()
              }}
            />
          </div>
        ))}
      </div>
    </Card>
  )
}

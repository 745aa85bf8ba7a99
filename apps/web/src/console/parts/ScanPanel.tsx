import { ToggleChips } from '../../shared/ui/controls/ToggleChips.tsx'
import { Button } from '../../shared/ui/controls/Button.tsx'
import { Card } from '../../shared/ui/parts/Card.tsx'
import { CONSOLE } from '../copy.ts'
import { useConsole } from '../model/console-store.ts'
import { applyHost } from '../model/phone.ts'
import { PICTURES } from '../model/pictures.ts'
import type { Wearer } from '../model/simulator.ts'
import styles from '../console.module.css'

const copy = CONSOLE.scan

/** What the scanner reads, and which pictures the person picks. */
export function ScanPanel({ wearer }: { wearer: Wearer | null }) {
  const { scene, change } = useConsole()

  const set = (part: Partial<typeof scene>) => {
    change(part)
    applyHost()
  }

  return (
    <Card title={copy.title}>
      <label className={styles.pair}>
        <span>{copy.result}</span>
        <input
          className={`boxed rounded-s ${styles.input}`}
          value={scene.scan}
          placeholder={copy.placeholder}
          onChange={({ target }) => set({ scan: target.value })}
        />
      </label>
      <div className="flow gap-s1 mt-s2">
        {wearer?.devices.map(({ id, kind, serialNumber: deviceCode, bindingCode }) => (
          <Button
            key={id}
            variant="text"
            inline
            onClick={() => set({ scan: JSON.stringify({ deviceCode, bindingCode }) })}
          >
            {copy.device(CONSOLE.devices.kinds[kind] ?? kind)}
          </Button>
        ))}
      </div>
      <div className={`mt-s2 ${styles.pair}`}>
        <span>{copy.pictures}</span>
        <ToggleChips
          label={copy.pictures}
          options={PICTURES.map((value) => ({ value, text: value }))}
          chosen={scene.pictures}
          onToggle={(name) =>
            set({
              pictures: PICTURES.filter((one) => scene.pictures.includes(one) !== (one === name)),
            })
          }
        />
      </div>
    </Card>
  )
}

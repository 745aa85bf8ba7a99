import { Seg } from '../../shared/ui/controls/Seg.tsx'
import { Card } from '../../shared/ui/parts/Card.tsx'
import { CONSOLE } from '../copy.ts'
import { OPERATION_NAMES } from '../model/call-names.ts'
import { useConsole } from '../model/console-store.ts'
import { FAILURE_CODES, leftOf, NETWORKS, TIMES } from '../model/faults.ts'
import { changesIn } from '../model/scene.ts'
import styles from '../console.module.css'
import { Changed } from './Changed.tsx'

const copy = CONSOLE.faults
const NAMES_ID = 'operation-names'
const MOST_WAIT = 10

/** What goes wrong between the phone and its service. */
export function FaultsPanel() {
  const { scene, changeFaults, refused } = useConsole()
  const { faults } = scene

  return (
    <Card
      title={copy.title}
      right={<Changed count={changesIn(scene, ['network', 'wait', 'call', 'code', 'times'])} />}
    >
      <Seg
        label={copy.title}
        value={faults.network}
        options={NETWORKS.map((value) => ({ value, text: copy.networks[value] }))}
        onChange={(network) => changeFaults({ network })}
      />
      <label className={`mt-s2 ${styles.pair}`}>
        <span>{copy.wait}</span>
        <span className="line gap-s2">
          <input
            type="range"
            className="grow"
            min={0}
            max={MOST_WAIT}
            step={0.5}
            value={faults.waitSeconds}
            onChange={({ target }) => changeFaults({ waitSeconds: target.valueAsNumber })}
          />
          <b className={styles.figure}>{copy.seconds(faults.waitSeconds)}</b>
        </span>
      </label>
      <label className={`mt-s2 ${styles.pair}`}>
        <span>{copy.call}</span>
        <input
          className={`boxed rounded-s ${styles.input}`}
          list={NAMES_ID}
          value={faults.call}
          placeholder={copy.none}
          onChange={({ target }) => changeFaults({ call: target.value.trim() })}
        />
      </label>
      <datalist id={NAMES_ID}>
        {OPERATION_NAMES.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <label className={`mt-s2 ${styles.pair}`}>
        <span>{copy.code}</span>
        <select
          className={`boxed rounded-s ${styles.input}`}
          value={faults.code}
          onChange={({ target }) => changeFaults({ code: target.value })}
        >
          {FAILURE_CODES.map((code) => (
            <option key={code} value={code}>
              {code} {copy.codes[code]}
            </option>
          ))}
        </select>
      </label>
      <div className={`mt-s2 ${styles.pair}`}>
        <span>{copy.timesTitle}</span>
        <Seg
          label={copy.timesTitle}
          value={faults.times}
          options={TIMES.map((value) => ({ value, text: copy.times[value] }))}
          onChange={(times) => changeFaults({ times })}
        />
      </div>
      {faults.call && (
        <p className="note mt-s2" role="status">
          {copy.left(leftOf(faults, refused))}
        </p>
      )}
    </Card>
  )
}

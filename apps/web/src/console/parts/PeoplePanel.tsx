import { Card } from '../../shared/ui/parts/Card.tsx'
import { Switch } from '../../shared/ui/controls/Switch.tsx'
import { CONSOLE } from '../copy.ts'
import { useConsole } from '../model/console-store.ts'
import { homeOf } from '../model/scene.ts'
import styles from '../console.module.css'

const copy = CONSOLE.people

/** Whose phone it is, and in which form. */
export function PeoplePanel({ onEnter }: { onEnter: () => void }) {
  const { people, scene, change } = useConsole()

  const choose = (person: string, elder: boolean) => {
    change({ person, elder, route: homeOf(elder) })
    onEnter()
  }

  return (
    <Card title={copy.title}>
      <ul className="stack gap-s2">
        {people.map(({ phone, name, age, about, elder }) => (
          <li key={phone}>
            <button
              type="button"
              className={`press stack start wide left rounded ${styles.person}`}
              aria-pressed={phone === scene.person}
              onClick={() => choose(phone, elder)}
            >
              <span className="strong">
                {[name ?? copy.nameless, age && copy.age(age)].filter(Boolean).join(' · ')}
              </span>
              <span className="hint">{about}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="line spread mt-s2">
        <span>{copy.elder}</span>
        <Switch
          label={copy.elder}
          checked={scene.elder}
          onChange={(elder) => choose(scene.person, elder)}
        />
      </div>
    </Card>
  )
}

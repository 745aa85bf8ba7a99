import { type Area, AREA_WORDS, AREAS } from '@kangban/contracts'
import { Switch } from '../../../shared/ui/controls/Switch.tsx'

interface AreaSwitchesProps {
  label: string
  value: readonly Area[]
  onChange: (areas: readonly Area[]) => void
}

/** What somebody of the family sees, each area by itself. */
export const AreaSwitches = ({ label, value, onChange }: AreaSwitchesProps) => (
  <ul aria-label={label}>
    {AREAS.map((area) => {
      const { name, text } = AREA_WORDS[area]

      return (
        <li key={area} className="item line spread gap-s3 py-s2">
          <span className="grow shrink">
            <span className="block heading">{name}</span>
            <span className="block note">{text}</span>
          </span>
          <span className="fixed">
            <Switch
              label={name}
              checked={value.includes(area)}
              onChange={(on) =>
                onChange(AREAS.filter((other) => (other === area ? on : value.includes(other))))
              }
            />
          </span>
        </li>
      )
    })}
  </ul>
)

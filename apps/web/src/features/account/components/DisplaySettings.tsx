import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { Seg } from '../../../shared/ui/controls/Seg.tsx'
import { Switch } from '../../../shared/ui/controls/Switch.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { accountCopy } from '../copy.ts'
import styles from './display-settings.module.css'

const SIZES = [
  { value: 'standard', text: accountCopy.fontStandard },
  { value: 'extraLarge', text: accountCopy.fontExtraLarge },
] as const

/** 长辈版 and the font size. */
export function DisplaySettings() {
  const { elder, extraLarge, setElder, setExtraLarge } = useSettings()

  return (
    <Card flush>
      <Row
        start={<Glyph char="长" tone="soft" />}
        title={accountCopy.elderMode}
        note={accountCopy.elderModeNote}
        value={<Switch label={accountCopy.elderMode} checked={elder} onChange={setElder} />}
      />
      <div className="line wrap gap-s3 ruled px-s4 py-s25">
        <Glyph char="字" tone="soft" />
        <span className="fill lines-14 nowrap">{accountCopy.fontSize}</span>
        <div className={styles.choice}>
          <Seg
            label={accountCopy.fontSize}
            options={SIZES}
            value={extraLarge ? 'extraLarge' : 'standard'}
            onChange={(value) => setExtraLarge(value === 'extraLarge')}
          />
        </div>
      </div>
    </Card>
  )
}

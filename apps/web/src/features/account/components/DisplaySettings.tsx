import { TextSizeChoice } from '../../../shared/product/TextSizeChoice.tsx'
import { ThemeChoice } from '../../../shared/product/ThemeChoice.tsx'
import { Switch } from '../../../shared/ui/controls/Switch.tsx'
import { TEXT_SIZE, THEME } from '../../../shared/product/display-copy.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { MINE } from '../mine-copy.ts'

/** 长辈版, the font size, light or dark. */
export function DisplaySettings() {
  const { elder, setElder } = useSettings()

  return (
    <Card flush>
      <Row
        start={<Glyph char="长" tone="soft" />}
        title={MINE.elderMode}
        note={MINE.elderModeNote}
        value={<Switch label={MINE.elderMode} checked={elder} onChange={setElder} />}
      />
      <div className="line wrap gap-s3 ruled px-s4 py-s25">
        <Glyph char="字" tone="soft" />
        <span className="fill lines-14 nowrap">{TEXT_SIZE.label}</span>
        <TextSizeChoice />
      </div>
      <div className="line wrap gap-s3 ruled px-s4 py-s25">
        <Glyph char="色" tone="soft" />
        <span className="fill lines-14 nowrap">{THEME.label}</span>
        <ThemeChoice />
      </div>
    </Card>
  )
}

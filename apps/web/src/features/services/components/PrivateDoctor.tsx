import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { SERVICES } from '../copy.ts'

const copy = SERVICES.privateDoctor

/** One doctor for a long time, in a group that one joins. */
export const PrivateDoctor = ({ onJoin }: { onJoin: () => void }) => (
  <Card>
    <div className="line gap-s3">
      <Glyph char="医" tone="soft" size="l" />
      <span className="grow">
        <strong className="block large strong lines-13">{copy.title}</strong>
        <span className="block small muted lines-14">{copy.note}</span>
      </span>
      <Button variant="outline" inline onClick={onJoin}>
        {copy.join}
      </Button>
    </div>
  </Card>
)

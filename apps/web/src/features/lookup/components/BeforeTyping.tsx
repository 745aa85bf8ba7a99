import { useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { SEARCH } from '../copy.ts'
import { forgetLookedUp, lookedUp } from '../model/looked-up.ts'
import { NameRows } from './NameRows.tsx'

/** What was looked up before, and other ways than typing. */
export function BeforeTyping() {
  const [names, setNames] = useState(lookedUp)

  const forget = () => {
    forgetLookedUp()
    setNames([])
    toast({ title: SEARCH.forgotten, type: 'success' })
  }

  return (
    <>
      <p className="note">{SEARCH.hint}</p>
      {names.length > 0 && (
        <Card
          title={SEARCH.recent}
          flush
          right={
            <Button variant="text" inline onClick={forget}>
              {SEARCH.forget}
            </Button>
          }
        >
          <NameRows names={names} />
        </Card>
      )}
      <Card flush>
        <Row title={SEARCH.browse} note={SEARCH.browseNote} to="/screen" />
      </Card>
    </>
  )
}

import { useState } from 'react'
import { MoreRows } from '../../../shared/ui/antd/MoreRows.tsx'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { PictureLayer } from '../../../shared/ui/layers/PictureLayer.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { SwipeRow } from '../../../shared/ui/parts/SwipeRow.tsx'
import { galleryCopy } from '../copy.ts'

const copy = galleryCopy.touch
const PAGE = 3

const picture = (sign: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="white"/><text x="150" y="240" font-size="120" text-anchor="middle">${sign}</text></svg>`,
  )}`

const PICTURES = copy.signs.map((sign, at) => ({ url: picture(sign), name: copy.picture(at + 1) }))

/** What a finger pushes, enlarges and scrolls on to, each with the button that does the same. */
export function TouchSamples() {
  const [count, setCount] = useState(PAGE)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [first, setFirst] = useState<number | null>(null)
  const rows = copy.rows.slice(0, count).filter((name) => !removed.includes(name))
  const remove = (name: string) => setRemoved([...removed, name])
  const more = async () => setCount(count + PAGE)

  return (
    <Card title={copy.title} flush>
      <Row title={copy.look} onClick={() => setFirst(0)} />
      <PictureLayer pictures={PICTURES} first={first} onClose={() => setFirst(null)} />
      <ul>
        {rows.map((name) => (
          <li key={name} className="item">
            <SwipeRow text={copy.remove} onAct={() => remove(name)}>
              <div className="line spread px-s35">
                {name}
                <Button
                  variant="text"
                  inline
                  aria-label={copy.removeName(name)}
                  onClick={() => remove(name)}
                >
                  {copy.remove}
                </Button>
              </div>
            </SwipeRow>
          </li>
        ))}
      </ul>
      <div className="note mid px-s35 py-s3">
        <MoreRows
          pages={{
            hasNextPage: count < copy.rows.length,
            isFetching: false,
            isFetchingNextPage: false,
            isFetchNextPageError: false,
            fetchNextPage: more,
          }}
          words={copy}
        >
          {copy.shown(rows.length)}
        </MoreRows>
      </div>
    </Card>
  )
}

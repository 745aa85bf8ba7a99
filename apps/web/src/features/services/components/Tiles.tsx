import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import type { Tile } from '../model/tiles.ts'
import styles from './tiles.module.css'

interface TilesProps {
  tiles: readonly Tile[]
  onTap: (tile: Tile) => void
}

function DoctorTile({ tile, onTap }: { tile: Tile; onTap: () => void }) {
  return (
    <li className="stack grow">
      <button
        type="button"
        className={`press surface framed rounded-l flow middle fill ${styles.doctor}`}
        onClick={onTap}
      >
        <Glyph char={tile.char} tone="ecg" />
        <span className="large strong lines-13">{tile.title}</span>
        <small className="caption muted wide mid lines-14">{tile.note}</small>
      </button>
    </li>
  )
}

/** The ways to ask a doctor, beside each other. */
export const DoctorTiles = ({ tiles, onTap }: TilesProps) => (
  <ul className={`grid gap-s25 ${styles.doctors}`}>
    {tiles.map((tile) => (
      <DoctorTile key={tile.char} tile={tile} onTap={() => onTap(tile)} />
    ))}
  </ul>
)

function GridTile({ tile, onTap }: { tile: Tile; onTap: () => void }) {
  return (
    <li className="stack">
      <button
        type="button"
        className={`press inset-focus line wide fill gap-s25 left ${styles.tile}`}
        onClick={onTap}
      >
        <Glyph char={tile.char} tone="soft" />
        <span className="grow">
          <span className="block text strong lines-14">{tile.title}</span>
          <small className="block caption muted lines-14">{tile.note}</small>
        </span>
      </button>
    </li>
  )
}

/** Two in a row, in one card. */
export const TileGrid = ({ tiles, onTap }: TilesProps) => (
  <ul className={`grid surface framed rounded-l clip ${styles.tiles}`}>
    {tiles.map((tile) => (
      <GridTile key={tile.char} tile={tile} onTap={() => onTap(tile)} />
    ))}
  </ul>
)

interface RowProps {
  tile: Tile
  solid: boolean
  onTap: () => void
}

function TileRow({ tile, solid, onTap }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className={`item press inset-focus line wide gap-s3 left px-s4 py-s2 ${styles.row}`}
        onClick={onTap}
      >
        <Glyph char={tile.char} tone={solid ? 'ecg' : 'soft'} size="l" />
        <span className="grow">
          <span className={`block strong lines-13 ${styles.rowTitle}`}>
            {tile.elderTitle ?? tile.title}
          </span>
          <small className="block small muted lines-14">{tile.elderNote ?? tile.note}</small>
        </span>
        <span className="fixed faint lines-10 fs-n20" aria-hidden="true">
          ›
        </span>
      </button>
    </li>
  )
}

/** One a row, for the elderly form. */
export const TileRows = ({ tiles, solid = false, onTap }: TilesProps & { solid?: boolean }) => (
  <ul className="surface framed rounded-l clip">
    {tiles.map((tile) => (
      <TileRow key={tile.char} tile={tile} solid={solid} onTap={() => onTap(tile)} />
    ))}
  </ul>
)

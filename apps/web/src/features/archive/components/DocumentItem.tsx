import { Link } from 'react-router-dom'
import { hasRoute } from '../../../config/screens.ts'
import { dayText } from '../../../shared/format/date.ts'
import { Thumbnail } from '../../../shared/product/photos/Thumbnail.tsx'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { SwipeRow } from '../../../shared/ui/parts/SwipeRow.tsx'
import { ARCHIVE } from '../copy.ts'
import { type ArchiveDocument, documentName, TYPE_SEALS } from '../model/document-view.ts'
import type { PictureState } from '../model/picture-source.ts'
import styles from './timeline.module.css'

const VIEWER = '/PictureDisplay'

function Pictures({ files, title }: { files: ArchiveDocument['files']; title: string }) {
  const urls = files.map(({ url }) => url)

  return (
    <ul className={`grid gap-s2 mt-s25 ${styles.pictures}`}>
      {files.map(({ id, thumbnailUrl }, index) => (
        <li key={id} className={`framed rounded-s clip ${styles.picture}`}>
          {hasRoute(VIEWER) ? (
            <Link
              to={`${VIEWER}?n=${index + 1}`}
              // Not in the address: the signed links open without a session.
              state={{ pictures: { urls, title } } satisfies PictureState}
              className="block full-height inset-focus"
              aria-label={ARCHIVE.openPicture(index + 1, files.length)}
            >
              <Thumbnail url={thumbnailUrl} />
            </Link>
          ) : (
            <Thumbnail url={thumbnailUrl} alt={title} />
          )}
        </li>
      ))}
    </ul>
  )
}

interface DocumentItemProps {
  document: ArchiveDocument
  today: string
  removing: boolean
  onRemove: (document: ArchiveDocument) => void
}

/** One paper: what, when, the note, its pictures. */
export function DocumentItem({ document, today, removing, onRemove }: DocumentItemProps) {
  const { type, typeName, day, note, files } = document
  const name = documentName(document, today)

  return (
    <li className="item">
      <SwipeRow text={ARCHIVE.remove} onAct={() => onRemove(document)}>
        <div className={styles.item}>
          <div className="line gap-s3">
            <Glyph char={TYPE_SEALS[type]} tone="soft" />
            <div className="grow">
              <h4 className={`text strong lines-14 ${styles.name}`}>{typeName}</h4>
              <p className="note keep-words">{dayText(day, today)}</p>
            </div>
            <Button
              variant="text"
              inline
              busy={removing}
              aria-label={ARCHIVE.removeLabel(name)}
              onClick={() => onRemove(document)}
            >
              <span className={styles.remove}>{ARCHIVE.remove}</span>
            </Button>
          </div>
          {note && <p className={`text lines-15 mt-s15 ${styles.note}`}>{note}</p>}
          <Pictures files={files} title={name} />
        </div>
      </SwipeRow>
    </li>
  )
}

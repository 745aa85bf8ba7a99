import { EMERGENCY_PHONE } from '@kangban/contracts/constants'
import { Fragment, useState } from 'react'
import { telLink } from '../../../host/scheme-links.ts'
import { DISEASE } from '../copy.ts'
import type { SectionRow } from '../model/lookup-answers.ts'
import styles from './disease.module.css'

/** Text in which the number of the emergency service can be tapped. */
function Words({ text }: { text: string }) {
  return text.split(DISEASE.emergencyCall).map((part, index) => (
    // Parts are told apart by their place alone.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index % 2 === 1 ? (
        <a className={`bold nowrap ${styles.call}`} href={telLink(EMERGENCY_PHONE)}>
          {part}
        </a>
      ) : (
        part
      )}
    </Fragment>
  ))
}

function Picture({ url, name }: { url: string; name: string }) {
  const [failed, setFailed] = useState(false)
  if (failed) return <p className="note">{DISEASE.pictureFailed}</p>

  return (
    <img
      className={`block rounded ${styles.picture}`}
      src={url}
      alt={DISEASE.picture(name)}
      onError={() => setFailed(true)}
    />
  )
}

/** What a section says: paragraphs, lists and pictures, by the type of each row. */
export function SectionRows({ rows, name }: { rows: readonly SectionRow[]; name: string }) {
  return rows.map((row) => {
    if (row.type === 'image') return <Picture key={row.content} url={row.content} name={name} />

    if (row.type === 'list') {
      return (
        <ul key={row.content.join('')} className={styles.list}>
          {row.content.map((point) => (
            <li key={point} className={styles.text}>
              <Words text={point} />
            </li>
          ))}
        </ul>
      )
    }

    return (
      <p key={row.content} className={styles.text}>
        <Words text={row.content} />
      </p>
    )
  })
}

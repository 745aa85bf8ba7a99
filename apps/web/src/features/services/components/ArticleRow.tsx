import { host } from '../../../host/host.ts'
import type { Article } from '../model/articles.ts'
import { byApp } from '../model/open-tile.ts'
import styles from './article-row.module.css'

/** An article of the list; its page is opened by whatever the app runs in. */
export function ArticleRow({ article: { title, url, pic } }: { article: Article }) {
  return (
    <li>
      <button
        type="button"
        className="item press line wide gap-s3 text ink left px-s4 py-s3"
        onClick={() => void byApp(() => host().openH5({ url, title }))}
      >
        {pic && (
          <img
            className={`fixed rounded-s boxed ${styles.picture}`}
            src={pic}
            alt=""
            loading="lazy"
          />
        )}
        <span className="grow lines-15">{title}</span>
        <span className="fixed faint lines-10 fs-n20" aria-hidden="true">
          ›
        </span>
      </button>
    </li>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { runtimeConfig } from '../../../config/runtime-config.ts'
import { findScreen } from '../../../config/screens.ts'
import { LICENSES_FILE } from '../../../config/licenses-file.ts'
import { WEB_VERSION } from '../../../config/web-version.ts'
import { host } from '../../../host/host.ts'
import { telLink } from '../../../host/scheme-links.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { legalCopy } from '../copy.ts'
import styles from './about-us-page.module.css'

/** Asked of the native app, and only where it can tell (Android). */
function useAppVersion(): string | undefined {
  const { data } = useQuery({
    queryKey: ['host', 'appVersion'],
    queryFn: () => host().getAppVersion(),
    enabled: host().can('getAppVersion'),
  })

  return data
}

/** As a browser goes back, where the app around the page fails. */
const close = () =>
  void host()
    .closeWebView()
    .catch(() => history.back())

/** In the native app this page has a web view of its own, which back closes; in a browser back is back. */
const closesWebView = (): boolean => !['browser', 'wechat'].includes(host().environment)

const GALLERY = ['/echarts', '/picke', '/bulletFrame', '/canvas'].flatMap(
  (path) => findScreen(path) ?? [],
)

const GALLERY_TAPS = 5

/** The gallery of components opens by five taps on the version, and stays open on the way back from it. */
function useGallery() {
  const [query, setQuery] = useSearchParams()
  const [taps, setTaps] = useState(0)

  const tap = () => {
    setTaps(taps + 1)
    if (taps + 1 === GALLERY_TAPS) setQuery({ gallery: '1' }, { replace: true })
  }

  return { open: query.has('gallery'), tap }
}

function Gallery() {
  return (
    <Card title={legalCopy.gallery} flush>
      {GALLERY.map(({ path, title }) => (
        <Row key={path} title={title} to={path} />
      ))}
    </Card>
  )
}

export default function AboutUsPage() {
  const { company, phones } = runtimeConfig()
  const version = useAppVersion()
  const gallery = useGallery()

  return (
    <Page title={legalCopy.aboutTitle} back={closesWebView() ? close : true}>
      <Sentence value={legalCopy.aboutSentence} />
      {legalCopy.aboutText.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      <Card flush>
        <Row title={legalCopy.company} value={company.name} />
        <Row
          title={legalCopy.servicePhone}
          note={legalCopy.serviceHours}
          value={phones.service}
          href={telLink(phones.service)}
        />
        <Row title={legalCopy.filingNumber} value={company.filingNumber} />
        {version && <Row title={legalCopy.version} value={version} />}
        <button
          type="button"
          className={`inset-focus line spread wide gap-s3 left ruled ${styles.version}`}
          onClick={gallery.tap}
        >
          <span>{legalCopy.webVersion}</span>
          <span className="note">{WEB_VERSION}</span>
        </button>
        <Row
          title={legalCopy.openSource}
          note={legalCopy.openSourceNote}
          href={`./${LICENSES_FILE}`}
        />
      </Card>
      <div role="status">{gallery.open && <Gallery />}</div>
    </Page>
  )
}

import { useQuery } from '@tanstack/react-query'
import { runtimeConfig } from '../../../config/runtime-config.ts'
import { host } from '../../../host/host.ts'
import { telLink } from '../../../host/scheme-links.ts'
import { Card } from '../../../shared/ui/Card.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { Row } from '../../../shared/ui/Row.tsx'
import { Sentence } from '../../../shared/ui/Sentence.tsx'
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

/** In the native app this page has a web view of its own, which back closes; in a browser back is back. */
const closesWebView = (): boolean => !['browser', 'wechat'].includes(host().environment)

export default function AboutUsPage() {
  const { company, phones } = runtimeConfig()
  const version = useAppVersion()
  return (
    <Page title={legalCopy.aboutTitle} back={closesWebView() ? () => void host().closeWebView() : true}>
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
      </Card>
    </Page>
  )
}

import { runtimeConfig } from '../../../config/runtime-config.ts'
import { telLink } from '../../../host/scheme-links.ts'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import styles from '../../../shared/product/call.module.css'
import { useSettings } from '../../../stores/settings.ts'
import { AFTER_SALES as copy } from '../copy.ts'

/** 售后申请: restart the watch, then somebody to call. */
export default function AfterSalesPage() {
  const { company, phones } = runtimeConfig()
  const elder = useSettings((state) => state.elder)
  const specialist = company.specialist ?? copy.specialist

  return (
    <Page title={copy.title} back>
      <Sentence value={copy.sentence} />
      {elder && <ReadAloud text={[copy.sentence, ...copy.restart, copy.otherwise].join('\n')} />}
      <Card title={copy.restartTitle}>
        <ol className="numbered stack gap-s2">
          {copy.restart.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="note mt-s25">{copy.otherwise}</p>
      </Card>
      <Card title={copy.specialistTitle}>
        <p className="large strong">{specialist}</p>
        <p className="hint">{copy.hours}</p>
        <p className="hint mb-s25">{copy.ready}</p>
        <a
          className={`line large strong lines-13 mid surface accent pill ${styles.call}`}
          href={telLink(phones.afterSales)}
        >
          {copy.call(phones.afterSales)}
        </a>
      </Card>
      <Card title={copy.onlineTitle}>
        <p className="text strong" role="status">
          {copy.online}
        </p>
        <p className="hint">{copy.onlineNote}</p>
      </Card>
      <Card flush>
        <Row to="/unbind" start={<Glyph char="设" tone="soft" />} title={copy.manage} />
      </Card>
    </Page>
  )
}

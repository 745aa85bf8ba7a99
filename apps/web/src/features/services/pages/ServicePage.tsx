import { EMERGENCY_PHONE } from '@kangban/contracts/constants'
import { useLocation } from 'react-router-dom'
import { emergencyLink } from '../../../shared/product/emergency.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { useNow } from '../../../shared/ui/states/use-now.ts'
import { useSettings } from '../../../stores/settings.ts'
import { ItemLeft } from '../components/ItemLeft.tsx'
import { useGates } from '../components/use-gates.tsx'
import { useServiceAction } from '../components/use-service-action.ts'
import { SERVICE as copy } from '../copy.ts'
import { ServiceDrawing } from '../drawings/ServiceDrawing.tsx'
import { hoursNow } from '../model/hours.ts'
import type { ServiceText } from '../model/service-text.ts'
import { serviceAt, type Service as Told } from '../model/service-texts.ts'

const Numbered = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Card title={title}>
    <ol className="grid gap-s2 numbered">
      {lines.map((line) => (
        <li key={line}>
          <span className="grow">{line}</span>
        </li>
      ))}
    </ol>
  </Card>
)

const Facts = ({ facts }: Pick<ServiceText, 'facts'>) => (
  <Card title={copy.facts} flush>
    <dl>
      {facts.map(([label, value]) => (
        <div key={label} className="item line wrap spread gap-s2 px-s4 py-s25">
          <dt className="note">{label}</dt>
          <dd className="text strong right">{value}</dd>
        </div>
      ))}
    </dl>
  </Card>
)

const Parts = ({ parts }: { parts: readonly string[] }) => (
  <Card title={copy.parts(parts.length)}>
    <ul className="flow gap-s2">
      {parts.map((part) => (
        <li key={part} className="small rounded-s boxed px-s25 py-s1 nowrap">
          {part}
        </li>
      ))}
    </ul>
  </Card>
)

const Emergency = () => (
  <a className="notice warning strong line wrap tall" href={emergencyLink}>
    {copy.urgent}
    {EMERGENCY_PHONE} ›
  </a>
)

const spoken = ({ title, sentence, facts, description, notes }: ServiceText): string =>
  [
    `${title}。${sentence.replaceAll('\n', '')}`,
    ...description,
    `${facts.map((fact) => fact.join('：')).join('；')}。`,
    `${copy.notes}：${notes.join('')}`,
  ].join('\n')

function Now({ hours }: { hours: NonNullable<ServiceText['hours']> }) {
  const now = useNow()

  return (
    <p className="notice" role="status">
      {hoursNow(hours, now)}
    </p>
  )
}

function Service({ service }: { service: Told }) {
  const elder = useSettings((state) => state.elder)
  const gates = useGates()
  const act = useServiceAction(service)
  const { path, title, sentence, needs, item, parts, steps, notes } = service

  return (
    <Page
      title={title}
      back
      bottom={<Button onClick={() => void gates.pass(needs, act)}>{copy.get}</Button>}
    >
      <Sentence value={sentence} />
      {elder && <ReadAloud text={spoken(service)} />}
      {service.urgent && <Emergency />}
      <ServiceDrawing path={path} label={copy.drawing(title)} />
      {service.hours && <Now hours={service.hours} />}
      {item && <ItemLeft item={item} />}
      <Card>
        <div className="stack gap-s2">
          {service.description.map((paragraph) => (
            <p key={paragraph} className="text lines-16">
              {paragraph}
            </p>
          ))}
        </div>
      </Card>
      <Facts facts={service.facts} />
      {parts && <Parts parts={parts} />}
      <Numbered title={copy.steps} lines={steps} />
      <Numbered title={copy.notes} lines={notes} />
      {gates.sheet}
    </Page>
  )
}

/** A service on a page of its own: what it is, when, for how much, how, and the button that gets it. */
export default function ServicePage() {
  const service = serviceAt(useLocation().pathname)
  return service ? <Service service={service} /> : null
}

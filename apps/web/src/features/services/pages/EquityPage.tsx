import { runtimeConfig } from '../../../config/runtime-config.ts'
import { host } from '../../../host/host.ts'
import { telLink } from '../../../host/scheme-links.ts'
import type { Benefit } from '../../../shared/product/benefit/benefit.ts'
import { BenefitCard } from '../../../shared/product/benefit/BenefitCard.tsx'
import { useBenefit } from '../../../shared/product/benefit/use-benefit.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { KeptArea, loadStateOf } from '../../../shared/ui/states/KeptArea.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { EQUITY } from '../copy.ts'
import { type BenefitItem, itemsOf, rulesOf } from '../model/benefit-items.ts'

/** No call opens a card: people do, after they have named the price. */
async function askService(): Promise<void> {
  const { service } = runtimeConfig().phones

  const yes = await confirm({
    title: EQUITY.openTitle,
    content: EQUITY.openText(service),
    okText: EQUITY.call,
    cancelText: EQUITY.notNow,
  })

  if (yes) void host().dial({ phone: service })
}

const OpenButton = ({ state }: Pick<Benefit, 'state'>) => (
  <Button onClick={() => void askService()}>{state === 'over' ? EQUITY.renew : EQUITY.open}</Button>
)

function leftInWords({ left, total }: BenefitItem, inForce: boolean): string | undefined {
  if (!inForce) return total === null ? undefined : EQUITY.times(total)
  if (left === null) return undefined
  return left === 0 ? EQUITY.usedUp : EQUITY.left(left)
}

interface ItemProps {
  item: BenefitItem
  inForce: boolean
  /** Without how often it was used: what is left is what counts. */
  brief: boolean
}

const Item = ({ item, inForce, brief }: ItemProps) => (
  <li>
    <Row
      title={<span className="strong">{item.name}</span>}
      note={
        <>
          {item.description}
          {inForce && !brief && item.used !== null && item.total !== null && (
            <span className="block">{EQUITY.used(item.used, item.total)}</span>
          )}
        </>
      }
      value={leftInWords(item, inForce)}
    />
  </li>
)

interface HeldProps {
  elder: boolean
  benefit: Benefit
  items: readonly BenefitItem[]
  rules: readonly string[]
}

function Held({ elder, benefit: { state }, items, rules }: HeldProps) {
  const { phones } = runtimeConfig()

  return (
    <>
      <Card title={EQUITY.items[state]} flush>
        {items.length === 0 && <EmptyState text={EQUITY.noItems} />}
        <ul>
          {items.map((item) => (
            <Item key={item.name} item={item} inForce={state === 'active'} brief={elder} />
          ))}
        </ul>
      </Card>
      {rules.length > 0 && (
        <Card title={EQUITY.rules}>
          <ol className="grid gap-s2 numbered">
            {rules.map((rule) => (
              <li key={rule}>
                <span className="grow">{rule}</span>
              </li>
            ))}
          </ol>
        </Card>
      )}
      <Card flush>
        <Row
          title={EQUITY.ask}
          note={EQUITY.askHours}
          value={phones.service}
          href={telLink(phones.service)}
        />
      </Card>
    </>
  )
}

const spoken = (sentence: string, { name, note }: Benefit, items: readonly BenefitItem[]) =>
  [
    sentence.replaceAll('\n', ''),
    `${name}，${note}。`,
    ...items.flatMap(({ name: item, left }) =>
      left === null ? [] : EQUITY.spokenItem(item, left),
    ),
  ].join('')

/** 权益详情: the card, what it holds and how much of that is left, and how to come by one. */
export default function EquityPage() {
  const elder = useSettings(({ elder: on }) => on)
  const { detail, benefit } = useBenefit()
  const items = itemsOf(detail.data)
  const sentence = benefit && EQUITY.sentences[benefit.state]
  const canOpen = benefit && benefit.state !== 'active'

  return (
    <Page title={EQUITY.title} back bottom={canOpen && <OpenButton state={benefit.state} />}>
      <KeptArea query={detail}>
        {sentence && <Sentence value={sentence} />}
        {elder && sentence && <ReadAloud text={spoken(sentence, benefit, items)} />}
        {benefit && <BenefitCard benefit={benefit} />}
        <LoadState query={loadStateOf(detail)} skeleton={<Skeleton lines={8} tall />}>
          {() =>
            benefit && (
              <Held elder={elder} benefit={benefit} items={items} rules={rulesOf(detail.data)} />
            )
          }
        </LoadState>
      </KeptArea>
    </Page>
  )
}

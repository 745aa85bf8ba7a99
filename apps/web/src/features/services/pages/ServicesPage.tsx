import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { useBenefit } from '../../../shared/product/benefit/use-benefit.ts'
import { useRescue } from '../../../shared/product/rescue/use-rescue.tsx'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { useNow } from '../../../shared/ui/states/use-now.ts'
import { useSettings } from '../../../stores/settings.ts'
import { ArticlesCard } from '../components/ArticlesCard.tsx'
import { countUse } from '../components/count-use.ts'
import { DoctorTiles, TileGrid, TileRows } from '../components/Tiles.tsx'
import { JoinGroup } from '../components/JoinGroup.tsx'
import { PrivateDoctor } from '../components/PrivateDoctor.tsx'
import { RescueBanner } from '../components/RescueBanner.tsx'
import { Section } from '../components/Section.tsx'
import { useGates } from '../components/use-gates.tsx'
import { SERVICES as copy } from '../copy.ts'
import { HEALTH_KNOWLEDGE } from '../model/articles.ts'
import { hoursNow } from '../model/hours.ts'
import { openTile } from '../model/open-tile.ts'
import { DOCTOR_HOURS } from '../model/care-texts.ts'
import {
  type ClickFlag,
  DOCTOR_TILES,
  elderDoctors,
  type Tile,
  TILE_GROUPS,
} from '../model/tiles.ts'

function ModeSwitch({ elder }: { elder: boolean }) {
  const navigate = useNavigate()
  const setElder = useSettings((state) => state.setElder)

  const change = () => {
    setElder(!elder)
    // As documented: the ordinary version begins at home.
    if (elder) void navigate('/health')
  }

  return (
    <Button variant="outline" inline onClick={change}>
      {elder ? copy.toNormal : copy.toElder}
    </Button>
  )
}

const CardTag = () => {
  const { benefit } = useBenefit()
  return benefit?.state === 'active' ? <StateTag state="good" text={copy.card} /> : null
}

const SPOKEN = [
  ...DOCTOR_TILES.map(({ elderTitle }) => elderTitle),
  ...TILE_GROUPS.flatMap(({ tiles }) => tiles.map(({ title }) => title)),
].join('、')

interface ListProps {
  elder: boolean
  onTap: (tile: Tile, flag?: ClickFlag) => void
}

function Doctors({ elder, onTap }: ListProps) {
  const now = useNow()

  return (
    <Section title={elder ? copy.elderDoctors : copy.doctors}>
      {elder ? (
        <TileRows tiles={elderDoctors(hoursNow(DOCTOR_HOURS, now))} solid onTap={onTap} />
      ) : (
        <DoctorTiles tiles={DOCTOR_TILES} onTap={onTap} />
      )}
    </Section>
  )
}

function Groups({ elder, onTap }: ListProps) {
  return TILE_GROUPS.map(({ title, flag, tiles }, index) => {
    const tap = (tile: Tile) => onTap(tile, flag)

    return (
      <Section key={title} title={title} right={index === 0 && <CardTag />}>
        {elder ? <TileRows tiles={tiles} onTap={tap} /> : <TileGrid tiles={tiles} onTap={tap} />}
      </Section>
    )
  })
}

/** 服务: help by one tap, doctors, and everything that people do for people. */
export default function ServicesPage() {
  const navigate = useNavigate()
  const elder = useSettings((state) => state.elder)
  const articles = useKeptQuery(api.services.listNews.queryOptions({ typeId: HEALTH_KNOWLEDGE }))
  const gates = useGates()
  const rescue = useRescue()
  const [joining, setJoining] = useState(false)
  const sentence = elder ? copy.elderSentence : copy.sentence

  const tap = (tile: Tile, flag?: ClickFlag) => {
    if (flag) countUse(flag)
    void gates.pass(tile.needs, () => openTile(tile.does, (path) => void navigate(path)))
  }

  return (
    <Page title={copy.title} tabs right={<ModeSwitch elder={elder} />}>
      <Sentence value={sentence} />
      <RescueBanner onPress={rescue.press} covered={gates.closed || joining || rescue.open} />
      {elder && <ReadAloud text={copy.spoken(SPOKEN)} />}
      <Doctors elder={elder} onTap={tap} />
      <PrivateDoctor onJoin={() => setJoining(true)} />
      <Groups elder={elder} onTap={tap} />
      <ArticlesCard list={articles} />
      {gates.sheet}
      {rescue.layer}
      <JoinGroup open={joining} onClose={() => setJoining(false)} />
    </Page>
  )
}

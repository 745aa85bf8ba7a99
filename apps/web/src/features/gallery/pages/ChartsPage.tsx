import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Chart } from '../../../shared/charts/Chart.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { SelectField } from '../../../shared/ui/fields/SelectField.tsx'
import { GalleryPage } from '../components/GalleryPage.tsx'
import styles from '../components/gallery.module.css'
import { NightCard } from '../components/NightCard.tsx'
import { galleryCopy } from '../copy.ts'
import { CHART_FIXTURES, type ChartFixture } from '../model/chart-fixtures.ts'
import { DATA_CASES, type DataCase, isDataCase } from '../model/data-case.ts'

const copy = galleryCopy.charts
const CASES = DATA_CASES.map((value) => ({ value, text: copy.cases[value] }))

function Fixture({ fixture, of }: { fixture: ChartFixture; of: DataCase }) {
  const { name, size, option } = fixture
  const draw = useMemo(() => option(of), [option, of])

  return (
    <Card title={name}>
      <Chart option={draw} label={copy.chart(name, copy.cases[of])} {...(size && { size })} />
    </Card>
  )
}

/** Every chart of shared/charts with one kind of data, which stands in the address. */
export default function ChartsPage() {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('data')
  const of = isDataCase(wanted) ? wanted : 'good'

  return (
    <GalleryPage title={copy.title} sentence={copy.sentence}>
      <Card flush>
        <SelectField
          label={copy.data}
          value={of}
          options={CASES}
          placeholder={copy.data}
          onChange={(data) => setQuery({ data }, { replace: true })}
        />
        <p className={`note lines-16 ${styles.hint}`}>{copy.made}</p>
      </Card>
      {CHART_FIXTURES.map((fixture) => (
        <Fixture key={fixture.name} fixture={fixture} of={of} />
      ))}
      <NightCard key={of} of={of} />
    </GalleryPage>
  )
}

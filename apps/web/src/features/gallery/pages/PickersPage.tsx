import { useState } from 'react'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { CascadeField, type CascadeValue } from '../../../shared/ui/fields/CascadeField.tsx'
import { ChoiceField } from '../../../shared/ui/fields/ChoiceField.tsx'
import { DateField } from '../../../shared/ui/fields/DateField.tsx'
import { MultiChoiceField } from '../../../shared/ui/fields/MultiChoiceField.tsx'
import { NumberField } from '../../../shared/ui/fields/NumberField.tsx'
import { GalleryPage } from '../components/GalleryPage.tsx'
import styles from '../components/gallery.module.css'
import { TouchSamples } from '../components/TouchSamples.tsx'
import { galleryCopy } from '../copy.ts'
import { ETHNIC_GROUPS, ETHNIC_INDEX } from '../../../shared/product/ethnic-groups.ts'
import { SAMPLE_COLUMNS, SAMPLE_DISEASES } from '../model/picker-data.ts'
import { GALLERY_TODAY } from '../model/sample-series.ts'

const copy = galleryCopy.pickers
const FIRST_BIRTHDAY = '1900-01-01'
const USUAL_BIRTHDAY = '1955-06-15'
const GROUPS = ETHNIC_GROUPS.map((name) => ({ value: name, text: name }))

const MEASURES = [
  { field: 'height', unit: copy.cm, range: { low: 150, high: 200 }, start: 165 },
  { field: 'weight', unit: copy.kg, range: { low: 30, high: 150 }, start: 65 },
  { field: 'waistline', unit: copy.cm, range: { low: 60, high: 120 }, start: 85 },
] as const

interface Values {
  date: string
  height: number | null
  weight: number | null
  waistline: number | null
  ethnicity: string
  residence: CascadeValue | null
  diseases: readonly string[] | null
}

const NOTHING: Values = {
  date: '',
  height: null,
  weight: null,
  waistline: null,
  ethnicity: '',
  residence: null,
  diseases: null,
}

interface PartProps {
  values: Values
  onChoose: (chosen: Partial<Values>) => void
}

function Measures({ values, onChoose }: PartProps) {
  return (
    <Card title={copy.measures} flush>
      <DateField
        label={copy.date}
        value={values.date}
        min={FIRST_BIRTHDAY}
        max={GALLERY_TODAY}
        start={USUAL_BIRTHDAY}
        placeholder={copy.choose}
        onChange={(date) => onChoose({ date })}
      />
      {MEASURES.map(({ field, unit, range, start }) => (
        <NumberField
          key={field}
          label={copy[field]}
          value={values[field]}
          range={range}
          start={start}
          unit={unit}
          placeholder={copy.choose}
          onChange={(number) => onChoose({ [field]: number })}
        />
      ))}
    </Card>
  )
}

function StoredMeasure() {
  const [height, setHeight] = useState<number | null>(146)

  return (
    <Card title={copy.stored} flush>
      <NumberField
        label={copy.height}
        value={height}
        range={MEASURES[0].range}
        start={MEASURES[0].start}
        unit={copy.cm}
        placeholder={copy.choose}
        onChange={setHeight}
      />
      <p className={`note lines-16 ${styles.hint}`}>{copy.storedHint}</p>
    </Card>
  )
}

function Lists({ values, onChoose }: PartProps) {
  return (
    <Card title={copy.lists} flush>
      <ChoiceField
        label={copy.ethnicity}
        value={values.ethnicity}
        options={GROUPS}
        groups={ETHNIC_INDEX}
        placeholder={copy.choose}
        onChange={(ethnicity) => onChoose({ ethnicity })}
      />
      <MultiChoiceField
        label={copy.diseases}
        value={values.diseases}
        options={SAMPLE_DISEASES}
        none={copy.noDisease}
        placeholder={copy.choose}
        onChange={(diseases) => onChoose({ diseases })}
      />
      <CascadeField
        label={copy.residence}
        levels={copy.levels}
        value={values.residence}
        columns={SAMPLE_COLUMNS}
        placeholder={copy.choose}
        onChange={(residence) => onChoose({ residence })}
      />
      <p className={`note lines-16 ${styles.hint}`}>{copy.residenceHint}</p>
    </Card>
  )
}

const measureText = (number: number | null, unit: string) =>
  number === null ? copy.nothing : `${number} ${unit}`

const diseasesText = (names: Values['diseases']) =>
  names ? names.join('、') || copy.none : copy.nothing

function Result({ values }: { values: Values }) {
  const { residence } = values

  const lines: [name: string, value: string][] = [
    [copy.date, values.date || copy.nothing],
    ...MEASURES.map(({ field, unit }): [string, string] => [
      copy[field],
      measureText(values[field], unit),
    ]),
    [copy.ethnicity, values.ethnicity || copy.nothing],
    [copy.residence, residence ? `${residence.first} ${residence.second}` : copy.nothing],
    [copy.diseases, diseasesText(values.diseases)],
  ]

  return (
    <Card title={copy.result}>
      <dl className={`grid gap-s2 lines-15 ${styles.values}`}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt className="note">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Every way to choose something; what is chosen stands below. */
export default function PickersPage() {
  const [values, setValues] = useState(NOTHING)
  const choose = (chosen: Partial<Values>) => setValues((current) => ({ ...current, ...chosen }))

  return (
    <GalleryPage title={copy.title} sentence={copy.sentence}>
      <Measures values={values} onChoose={choose} />
      <StoredMeasure />
      <Lists values={values} onChoose={choose} />
      <Result values={values} />
      <TouchSamples />
    </GalleryPage>
  )
}

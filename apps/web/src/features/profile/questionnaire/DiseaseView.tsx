import { useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ChoiceList } from '../../../shared/ui/fields/ChoiceList.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import type { Tag } from './answers.ts'
import { QUESTIONS } from './copy.ts'
import type { DiseaseList } from './use-disease-lists.ts'

interface DiseaseViewProps {
  name: 'family' | 'personal'
  list: DiseaseList
  chosen: readonly Tag[]
  onBack: () => void
  onConfirm: (tags: readonly Tag[]) => void
}

/** Which diseases: kept to itself until it is confirmed. */
export function DiseaseView({ name, list, chosen, onBack, onConfirm }: DiseaseViewProps) {
  const [keys, setKeys] = useState<readonly string[]>(() => chosen.map(({ keyId }) => keyId))

  const toggle = (key: string) =>
    setKeys(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key])

  const confirm = () => {
    if (keys.length === 0 && list.tags.length > 0) return toast({ title: QUESTIONS.chooseOne })
    // What was chosen before stays where the list could not be read.
    if (list.tags.length === 0) return onConfirm(chosen)
    return onConfirm(list.tags.filter(({ keyId }) => keys.includes(keyId)))
  }

  const actions = (
    <div className="even fill gap-s3">
      <Button variant="outline" onClick={onBack}>
        {QUESTIONS.back}
      </Button>
      <Button onClick={confirm}>{QUESTIONS.chosen(keys.length)}</Button>
    </div>
  )

  return (
    <Page title={QUESTIONS.views[name]} back={onBack} bottom={actions}>
      <Sentence value={QUESTIONS.viewSentences[name]} />
      {list.loading ? (
        <Skeleton lines={8} />
      ) : list.tags.length === 0 ? (
        <ErrorState text={QUESTIONS.listFailed} onRetry={list.readAgain} />
      ) : (
        <Card>
          <ChoiceList
            label={QUESTIONS.views[name]}
            options={list.tags.map(({ keyId, tagName }) => ({ value: keyId, text: tagName }))}
            chosen={keys}
            multiple
            search
            onChoose={toggle}
          />
        </Card>
      )}
    </Page>
  )
}

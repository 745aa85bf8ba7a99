import { useState } from 'react'
import { ActionSheet } from '../../../shared/ui/layers/ActionSheet.tsx'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { confirm, type ConfirmOptions } from '../../../shared/ui/layers/confirm.ts'
import { GuideSheet } from '../../../shared/ui/layers/GuideSheet.tsx'
import { RescueButton } from '../../../shared/product/RescueButton.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { GalleryPage } from '../components/GalleryPage.tsx'
import { galleryCopy } from '../copy.ts'
import styles from '../components/gallery.module.css'

const copy = galleryCopy.dialogs
const TOASTS = ['success', 'info', 'warning', 'error'] as const

const CONFIRMS: readonly (ConfirmOptions & { name: string })[] = [
  copy.plain,
  { ...copy.danger, tone: 'danger' },
  { ...copy.notice, cancelText: null },
  { ...copy.rights, cancelText: null },
  copy.entitlement,
]

type OpenSheet = 'actions' | 'guide' | 'text' | null
type Tell = (result: string) => void

function Toasts() {
  return (
    <Card title={copy.toasts} flush>
      {TOASTS.map((type) => (
        <Row
          key={type}
          title={copy.toastNames[type]}
          onClick={() => toast({ title: copy.toast[type], type })}
        />
      ))}
      <Row
        title={copy.longToast}
        onClick={() => toast({ title: copy.longToastText, type: 'info', duration: 4000 })}
      />
    </Card>
  )
}

function Confirms({ onResult }: { onResult: Tell }) {
  const ask = async (options: ConfirmOptions) => {
    const yes = await confirm(options)
    onResult(yes ? (options.okText ?? copy.answers.yes) : (options.cancelText ?? copy.answers.no))
  }

  return (
    <Card title={copy.confirms} flush>
      {CONFIRMS.map(({ name, ...options }) => (
        <Row key={name} title={name} onClick={() => void ask(options)} />
      ))}
    </Card>
  )
}

function Sheets({ onResult }: { onResult: Tell }) {
  const [open, setOpen] = useState<OpenSheet>(null)
  const close = () => setOpen(null)
  const { camera, cameraNote, album, remove } = copy.actions
  const tell = (text: string) => () => onResult(text)

  return (
    <Card title={copy.sheets} flush>
      <Row title={copy.actionName} onClick={() => setOpen('actions')} />
      <Row title={copy.guideName} onClick={() => setOpen('guide')} />
      <Row title={copy.sheetName} onClick={() => setOpen('text')} />
      <ActionSheet
        open={open === 'actions'}
        title={copy.actionTitle}
        actions={[
          { text: camera, note: cameraNote, onChoose: tell(camera) },
          { text: album, onChoose: tell(album) },
          { text: remove, tone: 'danger', onChoose: tell(remove) },
        ]}
        onClose={close}
      />
      <GuideSheet
        open={open === 'guide'}
        title={copy.guideTitle}
        steps={copy.guide}
        finish={{ text: copy.connect, onFinish: tell(copy.answers.connected) }}
        onClose={close}
      />
      <Sheet open={open === 'text'} title={copy.sheetName} onClose={close}>
        {copy.sheetText.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
        <Button
          variant="outline"
          onClick={() => toast({ title: copy.overSheet, type: 'info', duration: 4000 })}
        >
          {copy.overSheetName}
        </Button>
      </Sheet>
    </Card>
  )
}

/** Every kind of message and layer, each behind a button. */
export default function DialogsPage() {
  const [result, setResult] = useState<string>(copy.nothingYet)

  return (
    <GalleryPage title={copy.title} sentence={copy.sentence}>
      <p className="note lines-16" role="status">
        {copy.last}：<b className="ink">{result}</b>
      </p>
      <Toasts />
      <Confirms onResult={setResult} />
      <Sheets onResult={setResult} />
      <Card title={copy.rescue}>
        <RescueButton dial={(link) => setResult(copy.rescued(link))} />
      </Card>
    </GalleryPage>
  )
}

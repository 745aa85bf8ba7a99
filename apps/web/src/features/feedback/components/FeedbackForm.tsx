import { PHONE_DIGITS } from '@kangban/contracts/constants'
import { FEEDBACK_TYPES, type FeedbackType, MAX_FEEDBACK_LENGTH } from '@kangban/contracts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { host } from '../../../host/host.ts'
import { PhotoPicker } from '../../../shared/product/photos/PhotoPicker.tsx'
import type { Uploads } from '../../../shared/product/photos/use-photo-uploads.ts'
import { Chips } from '../../../shared/ui/controls/Chips.tsx'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { TextArea } from '../../../shared/ui/controls/TextArea.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { FEEDBACK } from '../copy.ts'
import type { Draft } from '../model/draft.ts'
import type { useFeedback } from './use-feedback.ts'

const TYPES: readonly { value: FeedbackType | null; text: string }[] = (
  Object.entries(FEEDBACK_TYPES) as [FeedbackType, string][]
).map(([value, text]) => ({ value, text }))

/** Uploading is a call of ours; the native app has a way of its own. */
const takesPictures = (): boolean => !isDocumentedOnly() || host().can('uploadImage')

interface FeedbackFormProps {
  draft: Draft
  uploads: Uploads
  form: ReturnType<typeof useFeedback>
}

/** What it is about, in words, with pictures, and where to call back. */
export function FeedbackForm({ draft, uploads, form: { errors, change } }: FeedbackFormProps) {
  return (
    <>
      <Card title={FEEDBACK.type}>
        <Chips
          label={FEEDBACK.type}
          options={TYPES}
          value={draft.type}
          onChange={(type) => change({ type })}
        />
        {errors.type && (
          <p className="small bad lines-15 mt-s2" role="alert">
            {errors.type}
          </p>
        )}
      </Card>
      <Card>
        <TextArea
          label={FEEDBACK.content}
          value={draft.content}
          placeholder={FEEDBACK.placeholder}
          rows={5}
          most={MAX_FEEDBACK_LENGTH}
          count={FEEDBACK.count}
          error={errors.content}
          onChange={(content) => change({ content })}
        />
      </Card>
      {takesPictures() && (
        <PhotoPicker title={FEEDBACK.pictures} uploads={uploads} error={errors.images} />
      )}
      <Card>
        <Field
          label={FEEDBACK.contact}
          digitsOnly
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_DIGITS}
          value={draft.contact}
          error={errors.contact}
          hint={FEEDBACK.contactHint}
          onChange={(contact) => change({ contact })}
        />
      </Card>
    </>
  )
}

import { MESSAGES } from '@kangban/contracts'
import { useState } from 'react'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { WAYS as copy } from '../copy.ts'
import {
  BINDING_CODE_LENGTH,
  isBindingCode,
  proofOf,
  type ScannedCode,
  scannedCode,
} from '../model/scanned-code.ts'

interface CodeFormProps {
  busy: boolean
  /** What is wrong with a code, beside its form. */
  check?: (deviceCode: string) => string | null
  /** The device is connected and tells its binding code itself. */
  proven?: boolean
  /** The number, where it was scanned. */
  initial?: string
  onCode: (code: ScannedCode) => void
}

/** The number on the back of the device, typed. */
export function CodeForm({ busy, check, proven = false, initial = '', onCode }: CodeFormProps) {
  const [code, setCode] = useState(initial)
  const [error, setError] = useState<string | null>(null)
  const [shown, setShown] = useState('')
  const [shownError, setShownError] = useState<string | null>(null)
  // A back end that keeps the documents alone knows no such code.
  const isAsked = !proven && !isDocumentedOnly()

  const submit = () => {
    const typed = code.trim()
    const wrong = typed === '' ? MESSAGES.deviceCodeMissing : null
    const odd = scannedCode(typed) === null ? MESSAGES.deviceCodeWrong : null
    const found = wrong ?? odd ?? check?.(typed) ?? null
    const bindingCode = shown.trim()
    const missing = isAsked && !isBindingCode(bindingCode) ? copy.shownCodeWrong : null
    setError(found)
    setShownError(missing)
    if (!found && !missing) onCode(proofOf(typed, bindingCode))
  }

  return (
    <form
      className="stack gap-s3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        label={copy.code}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={copy.codeHint}
        error={error}
        onChange={(value) => {
          setCode(value)
          setError(null)
        }}
      />
      {isAsked && (
        <Field
          label={copy.shownCode}
          value={shown}
          maxLength={BINDING_CODE_LENGTH}
          inputMode="numeric"
          autoComplete="off"
          hint={copy.shownCodeHint}
          error={shownError}
          onChange={(value) => {
            setShown(value)
            setShownError(null)
          }}
        />
      )}
      <Button type="submit" busy={busy}>
        {copy.submit}
      </Button>
    </form>
  )
}

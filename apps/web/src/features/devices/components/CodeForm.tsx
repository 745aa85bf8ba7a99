import { MESSAGES } from '@kangban/contracts'
import { useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { WAYS as copy } from '../copy.ts'
import { scannedCode } from '../model/scanned-code.ts'

interface CodeFormProps {
  busy: boolean
  /** What is wrong with a code, beside its form. */
  check?: (deviceCode: string) => string | null
  onCode: (deviceCode: string) => void
}

/** The number on the back of the device, typed. */
export function CodeForm({ busy, check, onCode }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)

  const submit = () => {
    const typed = code.trim()
    const wrong = typed === '' ? MESSAGES.deviceCodeMissing : null
    const odd = scannedCode(typed) === null ? MESSAGES.deviceCodeWrong : null
    const found = wrong ?? odd ?? check?.(typed) ?? null
    setError(found)
    if (!found) onCode(typed)
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
      <Button type="submit" busy={busy}>
        {copy.submit}
      </Button>
    </form>
  )
}

import { useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { LazyChoiceList, usePrepareChoiceList } from '../../../shared/ui/fields/LazyChoiceList.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { OUTPATIENT } from '../copy.ts'
import { DEPARTMENTS } from '../model/departments.ts'

const LONGEST = 30
const OPTIONS = DEPARTMENTS.map((name) => ({ value: name, text: name }))

interface DepartmentFieldProps {
  value: string
  error: string | undefined
  onChange: (department: string) => void
}

/** A department, typed or taken from a list: hospitals have names of their own for theirs. */
export function DepartmentField({ value, error, onChange }: DepartmentFieldProps) {
  const [open, setOpen] = useState(false)
  usePrepareChoiceList()

  return (
    <>
      <Field
        label={OUTPATIENT.expectKeShi}
        value={value}
        maxLength={LONGEST}
        placeholder={OUTPATIENT.departmentPlaceholder}
        autoComplete="off"
        error={error}
        onChange={onChange}
        end={
          <Button variant="text" inline onClick={() => setOpen(true)}>
            {OUTPATIENT.chooseDepartment}
          </Button>
        }
      />
      <Sheet open={open} title={OUTPATIENT.expectKeShi} onClose={() => setOpen(false)}>
        {(leave) => (
          <LazyChoiceList
            label={OUTPATIENT.expectKeShi}
            options={OPTIONS}
            chosen={[value]}
            search
            onChoose={(chosen) => {
              onChange(chosen)
              leave()
            }}
          />
        )}
      </Sheet>
    </>
  )
}

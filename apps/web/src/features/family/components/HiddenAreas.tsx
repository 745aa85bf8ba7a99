import type { Subject } from '../../../stores/subject.ts'
import { SWITCH } from '../copy.ts'
import { hiddenNames } from '../model/family-view.ts'

/** On somebody's home what it says nothing of, so that nobody takes silence for good news. */
export function HiddenAreas({ subject: { label, areas } }: { subject: Subject }) {
  const hidden = hiddenNames(areas)
  return hidden === '' ? null : <p className="note">{SWITCH.hidden(label, hidden)}</p>
}

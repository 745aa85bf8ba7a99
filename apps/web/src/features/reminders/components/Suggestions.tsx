import { useMutation } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import {
  refreshReminders,
  type Reminders,
} from '../../../shared/product/reminders/use-reminders.ts'
import { REMINDER_SEALS } from '../../../shared/product/reminders/reminder-seal.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { REMINDERS as copy } from '../copy.ts'
import { weekdaysText } from '../model/weekdays-text.ts'

type Suggestion = Reminders['suggestions'][number]

function useTake() {
  return useMutation({
    mutationFn: ({ kind, name, dose, weekdays, times, active }: Suggestion) =>
      client.reminders.saveReminder.mutate({ kind, name, dose, weekdays, times, active }),
    onSuccess: () => toast({ title: copy.added, type: 'success' }),
    onSettled: refreshReminders,
  })
}

/** What fits the person's medicines and devices, each added by one tap. */
export function Suggestions({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const take = useTake()
  if (suggestions.length === 0) return null

  return (
    <Card title={copy.suggested}>
      <p className="note">{copy.suggestedNote}</p>
      <ul>
        {suggestions.map((suggestion) => (
          <li
            key={`${suggestion.kind} ${suggestion.name}`}
            className="item line wrap spread gap-s3 py-s2"
          >
            <span className="line shrink gap-s3">
              <Glyph {...REMINDER_SEALS[suggestion.kind]} size="m" />
              <span>
                <span className="block text strong lines-14">{suggestion.title}</span>
                <span className="block note">
                  {weekdaysText(suggestion.weekdays)} {suggestion.times.join('　')}
                </span>
              </span>
            </span>
            <span className="push">
              <Button
                variant="outline"
                inline
                disabled={take.isPending}
                aria-label={copy.takeName(suggestion.title)}
                onClick={() => take.mutate(suggestion)}
              >
                {copy.take}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

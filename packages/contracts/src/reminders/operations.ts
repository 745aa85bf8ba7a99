import { deletePushTarget } from './delete-push-target.ts'
import { deleteReminder } from './delete-reminder.ts'
import { getReminderDay } from './get-reminder-day.ts'
import { getReminders } from './get-reminders.ts'
import { markReminder } from './mark-reminder.ts'
import { savePushTarget } from './save-push-target.ts'
import { saveReminder } from './save-reminder.ts'
import { saveReminderDelivery } from './save-reminder-delivery.ts'

export const reminders = {
  getReminders,
  getReminderDay,
  saveReminder,
  deleteReminder,
  markReminder,
  saveReminderDelivery,
  savePushTarget,
  deletePushTarget,
}

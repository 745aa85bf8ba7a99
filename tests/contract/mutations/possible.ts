// Wrong answers that nobody could tell from right ones: neither the documents, nor the contract, nor another answer of the
// same run says otherwise. In doubt a wrong answer is impossible, and not here.

/** By what is wrong and the call: why that may be so. */
export const POSSIBLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'titles turned': {
    'reminders.getReminderDay': 'a title is what its person has typed, and only one call tells it',
  },
}

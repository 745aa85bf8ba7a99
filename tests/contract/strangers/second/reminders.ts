import { both, instead, replace, set } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const reminders = strangersOf({
  'reminders.getReminders': [
    {
      what: 'missed already, in the morning',
      why: 'it is 10:04',
      by: 'another answer',
      wrong: set('items[2].state', 'missed'),
    },
    {
      what: 'the reading of yesterday',
      why: 'the reading of 05:59 is 139/89',
      by: 'another answer',
      wrong: set('items[0].value', '156/96'),
    },
    {
      what: 'a plan for today that today does not have',
      why: 'it could have been made after 08:15',
      label: 'unlikely',
      by: 'itself',
      wrong: set('plans[2].weekdays', [1]),
    },
    {
      what: 'a plan that is off with a time to come',
      why: 'it could have been turned off this minute',
      by: 'itself',
      label: 'unlikely',
      wrong: set('plans[3].active', false),
    },
    {
      what: 'ten times the dose',
      why: 'the plan and the medicines say 5 mg',
      by: 'itself',
      wrong: replace('items[1].title', '5 mg', '50 mg'),
    },
    {
      what: 'a next one without a plan',
      why: 'nothing is planned',
      by: 'itself',
      person: 'son',
      wrong: set('nextAt', '2026-03-02T22:00:00+08:00'),
    },
    {
      what: 'a browser that has subscribed',
      why: 'nobody else tells of it',
      by: 'itself',
      label: 'possible',
      wrong: set('delivery.push', true),
    },
  ],
  'reminders.getReminderDay': [
    {
      what: "the grandmother's day for a patient without plans",
      why: 'he has no plan',
      by: 'another answer',
      person: 'patient',
      wrong: instead('reminder/v1/app/day'),
    },
    {
      what: 'the later one in words',
      why: '20:30 is the next',
      by: 'itself',
      wrong: both(
        replace('sentence[].text', '20:30', '22:00'),
        replace('elderSentence[].text', '20:30', '22:00'),
      ),
    },
    {
      what: 'a snoozed one that sleeps until an hour ago',
      why: 'it sleeps until a moment to come',
      by: 'itself',
      wrong: both(
        set('items[2].state', 'snoozed'),
        set('items[2].at', '2026-03-02T09:00:00+08:00'),
      ),
    },
  ],
})

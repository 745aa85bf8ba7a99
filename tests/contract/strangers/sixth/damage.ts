// Damaged on the way: texts in another encoding, templates that were not filled, blocks and signals that break off.
import { both, replace, set, texts } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const ONE_SECOND = 512

/** What is written in UTF-8 and read in Latin-1. */
const misread = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

const single = strangersOf({
  'reports.getReport': [
    {
      what: 'a difference is no number in the words beside it',
      why: 'pressure and what is usual are both there, 151 and 140',
      by: 'itself',
      at: 'kind=daily',
      wrong: replace('sections[metric=bloodPressure].comparison', '11', 'NaN'),
    },
  ],
  'home.getHomeSummary': [
    {
      what: 'the goal is left out of a sentence that has a place for it',
      why: 'the steps of the same day have a goal of 4,500',
      by: 'another answer',
      wrong: replace('cards[metric=steps].note', '4,500', '{target}'),
    },
  ],
  'doctor.getDoctorPage': [
    {
      what: 'a medicine breaks off within a character',
      why: 'the list of medicines has its time and its day, and a broken character stands for no text',
      by: 'another answer',
      wrong: texts('person.medicines[0]', (text) => `${text.slice(0, 14)}\uFFFD`),
    },
  ],
  'records.listComparisonNames': [
    {
      what: 'the names are JSON within JSON',
      why: 'the text is promised to be an array of texts, and it is one text',
      by: 'a rule',
      wrong: texts('ruleJson', (text) => JSON.stringify(text)),
    },
  ],
  'ecg.getEcgRecord': [
    {
      what: 'the last ten seconds are a flat line, as where packets were lost',
      why: 'thirty-three beats in thirty seconds are told, and twenty seconds hold some 23 of them',
      by: 'itself',
      wrong: texts('ecgContent', (text) =>
        text
          .split(',')
          .map((value, index) => (index < 20 * ONE_SECOND ? value : '0'))
          .join(','),
      ),
    },
    {
      what: 'the record lies a millivolt higher as a whole',
      why: 'an amplifier may have an offset, and nothing is measured from the zero line',
      by: 'itself',
      label: 'possible',
      wrong: texts('ecgContent', (text) =>
        text
          .split(',')
          .map((value) => (value === '' ? value : (Number(value) + 1).toFixed(3)))
          .join(','),
      ),
    },
  ],
  'holter.readBlocks': [
    {
      what: 'the first block breaks off in its middle',
      why: 'it is the first of ten, each of sixty seconds, and the last alone may be shorter',
      by: 'another answer',
      wrong: texts('blocks[0]', (text) => text.slice(0, 4 * Math.floor(text.length / 8))),
    },
  ],
})

const together = togetherOf([
  {
    what: 'the son’s name is read in another encoding, as a contact and as one of the family',
    why: 'the bytes of each of its characters stand as three letters, and it is no name so',
    by: 'itself',
    changes: [
      { call: 'contacts.listContacts', wrong: texts('[0].name', misread) },
      { call: 'family.listMembers', wrong: texts('sharedWith[0].label', misread) },
    ],
  },
  {
    what: 'the card has question marks for its name, in its detail and as a right',
    why: 'an encoding without Chinese leaves as many of them as there were characters',
    by: 'itself',
    changes: [
      {
        call: 'services.getEntitlementDetail',
        wrong: both(set('name', '????????'), replace('items[0].name', /./g, '?')),
      },
      { call: 'services.getRights', wrong: set('[0].kangban.name', '????????') },
    ],
  },
])

export const damage = [...single, ...together]
